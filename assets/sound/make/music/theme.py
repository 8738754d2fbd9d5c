"""What the layers of music share: three strains, each with its tempo, its way through the chords and its theme.

So any layer fits any other at any moment of a strain, bar for bar, and the game may cross-fade from one to the other where
it likes. Strains follow each other with a rest between them; so each may have a tempo and a key of its own.
"""

from score import bars, key

BEATS = 4

TONES = {
    "Dm": "D F A",
    "Gm": "G Bb D",
    "Cm": "C Eb G",
    "Bb": "Bb D F",
    "F": "F A C",
    "C": "C E G",
    "A": "A C# E",
    "Eb": "Eb G Bb",
}


class Strain:
    """One way through the chords, and what is sung over it."""

    def __init__(self, tempo, loud, chords, theme):
        self.microseconds_a_beat = round(60e6 / tempo)
        # In LUFS, all of it: the strains grow louder, for the game plays the later ones where more is at stake.
        self.loud = loud
        self.chords = chords.split()
        self.theme = theme
        self.bars = len(theme)
        if len(self.chords) != self.bars:
            raise SystemExit(f"{len(self.chords)} chords for {self.bars} bars")

    def seconds(self, beats):
        """How long so many beats are."""
        return beats * self.microseconds_a_beat / 1e6

    def classes(self, bar):
        """The pitch classes of a bar's chord, root first."""
        return [key(name + "0") % 12 for name in TONES[self.chords[bar]].split()]

    def tone(self, bar, degree, lowest):
        """The lowest key from `lowest` up that is the chord's root (0), third (1) or fifth (2)."""
        return lowest + (self.classes(bar)[degree] - lowest) % 12

    def voicing(self, bar, lowest):
        """The chord within one octave from `lowest` up: from bar to bar each voice takes the shortest way."""
        return sorted(self.tone(bar, degree, lowest) for degree in range(3))

    def below(self, bar, note):
        """The chord's tone at least a third under a note: the second voice."""
        tones = (self.tone(bar, degree, note - 14) for degree in range(3))
        return max(tone for tone in tones if tone <= note - 3)


# The voyage. D minor, dark at its second step (Eb), pulled home by its sharp seventh (C#). A goes out and stays open; B turns
# to F, the light side; then A again, which comes home. Two bars call, two answer.
OUT = bars(
    """
    D5/1 F5/.5 E5/.5 D5/1 A4/1 | D5/.5 E5/.5 F5/.5 G5/.5 A5/1.5 -/.5 |
    Bb5/1 A5/.5 G5/.5 G5/1 D5/1 | F5/1.5 E5/.5 D5/1 -/1 |
    D5/.5 F5/.5 Bb5/1 A5/.5 G5/.5 F5/1 | A5/1.5 G5/.5 F5/1 C5/1 |
    D5/.5 G5/.5 Bb5/1 A5/.5 G5/.5 F5/.5 E5/.5 | E5/1.5 C#5/.5 A4/1 -/1 |
    """
)
FAR = bars(
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
VOYAGE = Strain(
    100,
    -26,
    "Dm Dm Gm Dm  Bb F  Gm A  F  C  Gm Dm  Bb Gm Eb A  Dm Dm Gm Dm  Bb Gm A  Dm",
    OUT + FAR + OUT[:5] + HOME,
)

# The haul. F major, slower, a song to pull ropes by; in the middle the deep looks up, in long notes.
HAUL = Strain(
    92,
    -25,
    "F  Bb C  F   Dm Gm C  F   Bb F  Gm Dm  Eb Bb C  C   F  Bb C  F",
    bars(
        """
        C5/1 F5/1 A5/.5 G5/.5 F5/1 | D5/1 F5/.5 G5/.5 F5/2 |
        E5/1 G5/1 Bb5/.5 A5/.5 G5/1 | A5/1.5 G5/.5 F5/1 -/1 |
        D5/1 F5/1 A5/1 F5/1 | Bb5/1.5 A5/.5 G5/1 D5/1 |
        E5/.5 F5/.5 G5/.5 A5/.5 G5/1 E5/1 | F5/2 -/2 |
        D5/2 F5/2 | A4/1 C5/1 F5/2 | D5/1.5 Bb4/.5 G4/1 Bb4/1 | A4/3 -/1 |
        Bb4/1 Eb5/1 G5/2 | F5/1.5 D5/.5 Bb4/1 D5/1 | E5/1 G5/1 C5/1 E5/1 | G5/2 E5/1 -/1 |
        C5/1 F5/1 A5/.5 Bb5/.5 C6/1 | Bb5/1 A5/.5 G5/.5 F5/1 D5/1 |
        C5/.5 E5/.5 G5/1 Bb5/.5 A5/.5 G5/.5 E5/.5 | F5/2 -/2 |
        """
    ),
)

# The rite. D minor again, quicker and narrow: the dark second step beats against the first.
RITE = Strain(
    108,
    -23.5,
    "Dm Dm Eb Eb  Dm Gm Eb A  Gm Gm Dm Dm  Bb Eb A  A   Dm Eb A  Dm",
    bars(
        """
        D5/.5 -/.5 D5/.5 Eb5/.5 D5/1 A4/1 | D5/.5 -/.5 F5/.5 Eb5/.5 D5/1.5 -/.5 |
        G5/1 F5/.5 Eb5/.5 G5/1 Bb5/1 | Bb5/.5 G5/.5 Eb5/1 F5/.5 Eb5/.5 D5/.5 -/.5 |
        A5/1 G5/.5 F5/.5 A5/1 D5/1 | Bb5/1 A5/.5 G5/.5 D5/2 |
        G5/.5 F5/.5 Eb5/.5 D5/.5 Eb5/1 Bb4/1 | C#5/1 E5/.5 C#5/.5 A4/1 -/1 |
        D5/2 G5/1 Bb5/1 | A5/.5 G5/.5 D5/1 Bb4/2 | F5/2 A5/1 D5/1 | F5/.5 E5/.5 D5/1 A4/2 |
        D5/1 F5/1 Bb5/1 F5/1 | G5/1.5 F5/.5 Eb5/1 Bb4/1 |
        C#5/1 E5/1 A5/1 G5/1 | E5/.5 G5/.5 C#5/.5 E5/.5 A4/1 -/1 |
        D5/.5 -/.5 D5/.5 Eb5/.5 D5/1 A5/1 | Bb5/1 G5/1 Eb5/1 G5/1 |
        A5/.5 G5/.5 E5/.5 C#5/.5 E5/1 G5/1 | D5/2 -/2 |
        """
    ),
)

STRAINS = (VOYAGE, HAUL, RITE)
