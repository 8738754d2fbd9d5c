"""The shelf: nothing presses. The theme's bones in long notes, a guitar under them, no drums."""

from band import Band
from theme import BARS, THEME, tone, voicing


def bones(theme):
    """What a bar of the theme comes to when only its first and its third beat are sung."""
    heads = [note for at, _, note in theme if at in (0, 2)]
    return [(2 * at, 4 / len(heads), note) for at, note in enumerate(heads)]


def play():
    band = Band(seed=4)
    box = band.player(22, volume=101, pan=56, reverb=85)
    guitar = band.player(25, volume=80, pan=76, reverb=60)
    kalimba = band.player(109, volume=113, pan=44, reverb=80)
    bass = band.player(33, volume=71, pan=64, reverb=30)
    pad = band.player(89, volume=66, pan=64, reverb=100)
    for bar in range(BARS):
        middle = 8 <= bar < 16
        if middle:
            band.play(kalimba, bar, bones(THEME[bar]), 84)
        else:
            band.play(box, bar, bones(THEME[bar]), 72, up=-12, hold=1)
            if bar % 4 == 3:
                echo = [tone(bar, 1, 72), tone(bar, 0, 72), tone(bar, 2, 67)]
                band.play(kalimba, bar, [(2.5 + at / 2, 0.5, note) for at, note in enumerate(echo)], 70)
        chord = [tone(bar, 0, 45), *voicing(bar, 57)]
        order = [0, 1, 2, 3, 2, 1, 2, 3] if bar % 2 == 0 else [0, 2, 3, 2, 1, 2, 3, 2]
        band.play(guitar, bar, [(at / 2, 1.2, chord[voice]) for at, voice in enumerate(order)], 66)
        band.play(bass, bar, [(0, 3.6, tone(bar, 0, 33))], 74)
        band.play(pad, bar, [(0, 4, note) for note in voicing(bar, 55)], 66)
    return band
