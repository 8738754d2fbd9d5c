"""What players play under a theme: figures, second voices, basses. Each is a phrase for one bar of a strain."""


def under(strain, bar, shortest=0.0):
    """The theme's second voice, a third or more below it; notes shorter than `shortest` are left out."""
    return [
        (at, beats, strain.below(bar, note)) for at, beats, note in strain.theme[bar] if beats >= shortest
    ]


def bones(strain, bar):
    """What a bar of the theme comes to when only its first and its third beat are sung."""
    heads = [note for at, _, note in strain.theme[bar] if at in (0, 2)]
    return [(at * 4 / len(heads), 4 / len(heads), note) for at, note in enumerate(heads)]


def figure(strain, bar, lowest, steps, beats=0.5, hold=None):
    """The bar's chord broken up: each letter of `steps` is a step of a ladder of chord tones, root first; `-` rests."""
    root = strain.tone(bar, 0, lowest)
    third, fifth = strain.tone(bar, 1, root), strain.tone(bar, 2, root)
    ladder = [root, third, fifth, root + 12, third + 12, fifth + 12, root + 24]
    return [
        (at * beats, hold or beats, ladder[int(step)]) for at, step in enumerate(steps) if step != "-"
    ]


def chord(strain, bar, lowest, starts=(0,), beats=4):
    """The whole chord at each of `starts`."""
    return [(at, beats, note) for at in starts for note in strain.voicing(bar, lowest)]


def bass(strain, bar, *strokes):
    """(start, beats, which): the root (`r`), the fifth (`f`), the octave (`o`), all deep."""
    root, fifth = strain.tone(bar, 0, 33), strain.tone(bar, 2, 33)
    keys = {"r": root, "f": fifth, "o": root + 12}
    return [(at, beats, keys[which]) for at, beats, which in strokes]
