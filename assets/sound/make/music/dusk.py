"""Dusk: pirates choose in secret. The accordion calls, steel drums answer, a kalimba goes round and round."""

from band import CLAVES, HIGH_CONGA, HIGH_CONGA_MUTE, LOW_CONGA, SHAKER, Band
from theme import BARS, THEME, below, tone, voicing


def play():
    band = Band(seed=1)
    box = band.player(22, volume=105, pan=50, reverb=60)
    steel = band.player(115, volume=98, pan=84, reverb=70)
    kalimba = band.player(109, volume=109, pan=72, reverb=55)
    bass = band.player(33, volume=71, pan=64, reverb=20)
    pad = band.player(89, volume=64, pan=64, reverb=80)
    drums = band.player(None, volume=94, reverb=40)
    for bar in range(BARS):
        middle = 8 <= bar < 16
        theme = THEME[bar]
        # Two bars call, two answer; in B the kalimba has the theme and the box holds the harmony under it.
        if middle:
            band.play(kalimba, bar, theme, 96)
            band.play(box, bar, [(0, 3.6, note) for note in voicing(bar, 57)[1:]], 58)
            band.play(steel, bar, [(3, 0.5, tone(bar, 0, 69)), (3.5, 0.5, tone(bar, 2, 69))], 58)
        elif bar % 4 < 2:
            band.play(box, bar, theme, 84, up=-12)
        else:
            band.play(steel, bar, theme, 82)
            band.play(steel, bar, [(at, beats, below(bar, note)) for at, beats, note in theme if beats >= 1], 62)
        # Root and fifth below, third and fifth above: eight notes that fall back on themselves.
        if not middle:
            low, third, fifth = tone(bar, 0, 60), tone(bar, 1, 69), tone(bar, 2, 64)
            figure = [low, fifth, third, fifth, low + 12, fifth, third, fifth]
            band.play(kalimba, bar, [(at / 2, 0.5, note) for at, note in enumerate(figure)], 66)
        root, fifth = tone(bar, 0, 33), tone(bar, 2, 33)
        band.play(bass, bar, [(0, 1.4, root), (1.5, 1.3, root), (3, 0.9, fifth)], 88)
        band.play(pad, bar, [(0, 4, note) for note in voicing(bar, 52)], 60)
        band.beat(drums, bar, SHAKER, "x.o.x.o.x.o.x.oo", 62)
        band.beat(drums, bar, HIGH_CONGA_MUTE, "o.......o.......", 70)
        band.beat(drums, bar, HIGH_CONGA, "....x.......x...", 74)
        band.beat(drums, bar, LOW_CONGA, "..............xo" if bar % 2 else "......o.......x.", 80)
        if middle:
            band.beat(drums, bar, CLAVES, "x.....x.....x..." if bar % 2 == 0 else "....x...x.......", 58)
    return band
