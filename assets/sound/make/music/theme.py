"""What all music of the game shares: one tempo, one key, one way of 24 bars through the chords, one theme.

So any layer fits any other at any moment, bar for bar, and the game may cross-fade from one to the next where it likes,
as long as all started together.
"""

from score import bars, key

# 100 beats a minute: a beat is 26,460 frames at 44.1 kHz, so the loop is a whole number of them.
MICROSECONDS_A_BEAT = 600_000
BEATS = 4
BARS = 24

# D minor, dark at its second step (Eb), pulled home by its sharp seventh (C#). A goes out and stays open; B turns to F, the
# light side; then A again, which comes home.
CHORDS = (
    "Dm Dm Gm Dm  Bb F  Gm A "
    "F  C  Gm Dm  Bb Gm Eb A "
    "Dm Dm Gm Dm  Bb Gm A  Dm"
).split()

TONES = {
    "Dm": "D F A",
    "Gm": "G Bb D",
    "Bb": "Bb D F",
    "F": "F A C",
    "C": "C E G",
    "A": "A C# E",
    "Eb": "Eb G Bb",
}

# Two bars call, two answer.
A = bars(
    """
    D5/1 F5/.5 E5/.5 D5/1 A4/1 | D5/.5 E5/.5 F5/.5 G5/.5 A5/1.5 -/.5 |
    Bb5/1 A5/.5 G5/.5 G5/1 D5/1 | F5/1.5 E5/.5 D5/1 -/1 |
    D5/.5 F5/.5 Bb5/1 A5/.5 G5/.5 F5/1 | A5/1.5 G5/.5 F5/1 C5/1 |
    D5/.5 G5/.5 Bb5/1 A5/.5 G5/.5 F5/.5 E5/.5 | E5/1.5 C#5/.5 A4/1 -/1 |
    """
)
B = bars(
    """
    C5/1 F5/1 A5/1 G5/.5 F5/.5 | G5/1.5 F5/.5 E5/1 C5/1 |
    D5/.5 G5/.5 Bb5/1 A5/1 G5/1 | A5/2 F5/1 -/1 |
    Bb5/1.5 A5/.5 G5/.5 F5/.5 D5/1 | G5/1.5 F5/.5 D5/1 Bb4/1 |
    Bb5/1 G5/.5 F5/.5 Eb5/1.5 -/.5 | E5/1 C#5/.5 E5/.5 A5/1 -/1 |
    """
)
HOME = bars(
    """
    Bb5/1 A5/.5 G5/.5 D5/1 G5/1 | F5/.5 E5/.5 C#5/1 E5/1 G5/.5 E5/.5 | D5/2 -/2 |
    """
)
THEME = A + B + A[:5] + HOME


def classes(bar):
    """The pitch classes of a bar's chord, root first."""
    return [key(name + "0") % 12 for name in TONES[CHORDS[bar]].split()]


def tone(bar, degree, lowest):
    """The lowest key from `lowest` up that is the chord's root (0), third (1) or fifth (2)."""
    return lowest + (classes(bar)[degree] - lowest) % 12


def voicing(bar, lowest):
    """The chord within one octave from `lowest` up: from bar to bar each voice takes the shortest way."""
    return sorted(tone(bar, degree, lowest) for degree in range(3))


def below(bar, note):
    """The chord's tone at least a third under a note: the second voice."""
    return max(
        candidate
        for degree in range(3)
        for candidate in [tone(bar, degree, note - 14)]
        if candidate <= note - 3
    )
