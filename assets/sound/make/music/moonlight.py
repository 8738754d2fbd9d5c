"""Moonlight: the ships sail. Drums of the island, steel drums in thirds, a choir far off, the bass pushes."""

from band import HIGH_CONGA, HIGH_CONGA_MUTE, LOW_CONGA, LOW_TOM, MARACAS, MID_TOM, SHAKER, Band
from theme import BARS, THEME, below, tone, voicing


def play():
    band = Band(seed=2)
    steel = band.player(115, volume=88, pan=78, reverb=60)
    kalimba = band.player(109, volume=103, pan=46, reverb=50)
    box = band.player(22, volume=73, pan=54, reverb=55)
    choir = band.player(53, volume=48, pan=64, reverb=100)
    bass = band.player(33, volume=69, pan=64, reverb=15)
    drums = band.player(None, volume=88, reverb=45)
    for bar in range(BARS):
        middle = 8 <= bar < 16
        theme = THEME[bar]
        if middle:
            # B: the box sings, the kalimba answers where it takes breath.
            band.play(box, bar, theme, 92)
            band.play(box, bar, [(at, beats, below(bar, note)) for at, beats, note in theme if beats >= 1], 66)
            if bar % 2:
                answer = [tone(bar, 0, 72), tone(bar, 1, 72), tone(bar, 2, 72), tone(bar, 0, 72)]
                band.play(kalimba, bar, [(2 + at / 2, 0.5, note) for at, note in enumerate(answer)], 84)
            band.play(choir, bar, [(0, 4, note) for note in voicing(bar, 57)], 78)
        else:
            band.play(steel, bar, theme, 94)
            band.play(steel, bar, [(at, beats, below(bar, note)) for at, beats, note in theme], 70)
            low, third, fifth = tone(bar, 0, 62), tone(bar, 1, 62), tone(bar, 2, 62)
            # Three against four: the figure of three eighths wanders over the beat, and is whole again after a bar.
            figure = [low, third, fifth, low, third, fifth, low + 12, fifth]
            band.play(kalimba, bar, [(at / 2, 0.5, note) for at, note in enumerate(figure)], 68)
            band.play(choir, bar, [(0, 4, tone(bar, 0, 50)), (0, 4, tone(bar, 2, 50))], 64)
        root, fifth = tone(bar, 0, 33), tone(bar, 2, 33)
        walk = [(0, 0.9, root), (1.5, 0.4, root), (2, 0.9, fifth), (3, 0.45, root + 12), (3.5, 0.45, fifth)]
        band.play(bass, bar, walk, 94)
        band.beat(drums, bar, SHAKER, "xooxxooxxooxxoox", 60)
        band.beat(drums, bar, LOW_TOM, "x.....x...x.....", 84)
        band.beat(drums, bar, MID_TOM, "...........o..oo" if bar % 4 == 3 else "..............o.", 80)
        band.beat(drums, bar, HIGH_CONGA_MUTE, "o..o....o..o....", 74)
        band.beat(drums, bar, HIGH_CONGA, "....x..o....x...", 80)
        band.beat(drums, bar, LOW_CONGA, "..........o...xx" if bar % 2 else "..........o...x.", 86)
        if middle:
            band.beat(drums, bar, MARACAS, "....x.......x...", 66)
    return band
