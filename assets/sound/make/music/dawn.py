"""Dawn: what the night brought is counted. Light and sparse: a kalimba alone with the theme, an ocarina answers."""

from band import MARACAS, SHAKER, TRIANGLE, Band
from theme import BARS, THEME, below, tone, voicing


def play():
    band = Band(seed=3)
    kalimba = band.player(109, volume=104, pan=70, reverb=65)
    ocarina = band.player(80, volume=65, pan=46, reverb=85)
    steel = band.player(115, volume=95, pan=86, reverb=75)
    bass = band.player(33, volume=74, pan=64, reverb=25)
    pad = band.player(89, volume=62, pan=64, reverb=90)
    drums = band.player(None, volume=93, reverb=50)
    for bar in range(BARS):
        middle = 8 <= bar < 16
        theme = THEME[bar]
        if middle or bar % 4 >= 2:
            band.play(ocarina, bar, theme, 78)
            chord = voicing(bar, 62)
            band.play(kalimba, bar, [(at / 2, 0.5, note) for at, note in zip((1, 3, 5, 7), chord + chord[:1])], 62)
        else:
            band.play(kalimba, bar, theme, 92)
            band.play(kalimba, bar, [(at, beats, below(bar, note)) for at, beats, note in theme if at in (0, 2)], 66)
        # Steel drums only touch the ends of the phrases, as light on the water.
        if bar % 4 == 3:
            echo = [tone(bar, 2, 74), tone(bar, 0, 74), tone(bar, 1, 74)]
            band.play(steel, bar, [(2.5 + at / 2, 0.8, note) for at, note in enumerate(echo)], 58)
        band.play(bass, bar, [(0, 2.8, tone(bar, 0, 33)), (3, 0.9, tone(bar, 2, 33))], 78)
        band.play(pad, bar, [(0, 4, note) for note in voicing(bar, 55)], 70)
        band.beat(drums, bar, SHAKER, "o...x...o...x.o.", 56)
        if bar % 4 == 0:
            band.beat(drums, bar, TRIANGLE, "x...............", 52)
        if middle:
            band.beat(drums, bar, MARACAS, "......o.......o.", 58)
    return band
