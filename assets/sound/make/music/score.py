"""How a score is written here, and how it becomes notes.

    "D5/1 F5/.5 E5/.5 -/2 | D4+A4/4 |"

A note is its key, a stroke and its length in beats; `-` is a rest, `+` joins keys to a chord, `|` ends a bar. C4 is middle C.
"""

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def key(name):
    """The MIDI key of a name as `C#5` or `Bb3`."""
    step = STEPS[name[0]] + name.count("#") - name[1:].count("b")
    return step + 12 * (int(name.lstrip("ABCDEFG#b")) + 1)


def phrase(text):
    """(start, beats, key) for each note of a line of score; bars are not looked at."""
    notes, now = [], 0.0
    for word in text.replace("|", " ").split():
        names, beats = word.split("/")
        if names != "-":
            notes += [(now, float(beats), key(name)) for name in names.split("+")]
        now += float(beats)
    return notes


def bars(text, beats=4):
    """One phrase for each bar, each with starts of its own. A bar of another length is an error that shows the bar."""
    out = []
    for bar in text.strip().strip("|").split("|"):
        total = sum(float(word.split("/")[1]) for word in bar.split())
        if abs(total - beats) > 1e-6:
            raise SystemExit(f"a bar of {total:g} beats where {beats} are needed: {bar.strip()}")
        out.append(phrase(bar))
    return out
