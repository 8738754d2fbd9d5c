"""Moonlight: the ships sail. Drums of the island, steel drums in thirds, a choir far off, the bass pushes."""

from band import HIGH_CONGA, HIGH_CONGA_MUTE, LOW_CONGA, LOW_TOM, MARACAS, MID_TOM, SHAKER
from parts import bass, chord, figure, under

LOUDER = 0.5


def voyage(band):
    strain = band.strain
    steel_lead = band.pair(115, volume=99, apart=30, reverb=60)
    kalimba = band.pair(109, volume=120, reverb=50)
    box_lead = band.player(22, volume=86, pan=36, reverb=55)
    choir_pad = band.pair(53, volume=52, reverb=100)
    bass_low = band.player(33, volume=71, reverb=15)
    drums = band.pair(None, volume=99, apart=44, reverb=45)
    band.swell((0, -8), (4, -5), (8, -8), (12, -4), (16, 0), (22, 1), (24, -4))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        if middle:
            # The box sings, the kalimba answers where it takes breath.
            band.play(box_lead, bar, theme, 92)
            band.play(box_lead, bar, under(strain, bar, 1), 66)
            if bar % 2:
                answer = [(at + 2, beats, note) for at, beats, note in figure(strain, bar, 72, "0123")]
                band.scatter(kalimba, bar, answer, 84)
            band.play(choir_pad, bar, chord(strain, bar, 57), 78)
        else:
            band.play(steel_lead[:1], bar, theme, 94)
            band.play(steel_lead[1:], bar, under(strain, bar), 76)
            # Three against four: the figure of three eighths wanders over the beat, and is whole again after a bar.
            band.scatter(kalimba, bar, figure(strain, bar, 62, "01201232"), 68)
            if bar >= 4:
                band.play(choir_pad, bar, chord(strain, bar, 50)[::2], 64)
        if bar >= 2:
            walk = ((0, 0.9, "r"), (1.5, 0.4, "r"), (2, 0.9, "f"), (3, 0.45, "o"), (3.5, 0.45, "f"))
            band.play(bass_low, bar, bass(strain, bar, *(walk[:3] if middle else walk)), 94)
        band.beat(drums[:1], bar, SHAKER, "xooxxooxxooxxoox", 58)
        band.beat(drums, bar, LOW_TOM, "x.....x...x.....", 82)
        if bar >= 4 and not 8 <= bar < 12:
            band.beat(drums[:1], bar, MID_TOM, "...........o..oo" if bar % 4 == 3 else "..............o.", 80)
            band.beat(drums[1:], bar, HIGH_CONGA_MUTE, "o..o....o..o....", 74)
            band.beat(drums[1:], bar, HIGH_CONGA, "....x..o....x...", 80)
            band.beat(drums[1:], bar, LOW_CONGA, "..........o...xx" if bar % 2 else "..........o...x.", 86)
        if bar >= 12:
            band.beat(drums[:1], bar, MARACAS, "....x.......x...", 66)


def haul(band):
    """A fair wind: marimbas run, a pan flute over them, steel drums join when the song comes back."""
    strain = band.strain
    flute_lead = band.player(76, volume=74, pan=44, reverb=80)
    marimba = band.pair(13, volume=95, reverb=45)
    steel_lead = band.pair(115, volume=101, apart=40, reverb=65)
    bass_low = band.player(33, volume=68, reverb=15)
    pad = band.pair(89, volume=100, reverb=90)
    drums = band.pair(None, volume=99, apart=44, reverb=40)
    band.swell((0, -8), (4, -4), (7.5, -3), (8, -6), (12, -5), (15, -2), (16, 0), (19, 1), (20, -4))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        band.scatter(marimba, bar, figure(strain, bar, 53, "0-2--2-3" if middle else "02132312"), 76)
        if middle:
            band.play(steel_lead, bar, theme, 84, hold=1)
            band.play(pad, bar, chord(strain, bar, 53), 64)
            band.play(bass_low, bar, bass(strain, bar, (0, 3.6, "r")), 78)
            continue
        band.play(flute_lead, bar, theme, 90)
        if bar >= 16:
            band.play(steel_lead[:1], bar, theme, 84)
            band.play(steel_lead[1:], bar, under(strain, bar), 74)
        band.play(bass_low, bar, bass(strain, bar, (0, 1.3, "r"), (1.5, 1.2, "o"), (3, 0.9, "f")), 90)
        if bar >= 4:
            band.beat(drums[:1], bar, SHAKER, "o.x.o.x.o.x.o.xo", 58)
            band.beat(drums[1:], bar, HIGH_CONGA, "....x.......x.o.", 78)
            band.beat(drums[1:], bar, LOW_CONGA, "..o...x...o.....", 82)
        if bar >= 16:
            band.beat(drums, bar, LOW_TOM, "x.......x.....o.", 80)


def rite(band):
    """The drums alone, then the choir, then all of them over the one dark step."""
    strain = band.strain
    steel_lead = band.pair(115, volume=95, apart=36, reverb=60)
    choir_lead = band.pair(53, volume=75, reverb=100)
    taiko_low = band.player(117, volume=82, reverb=50)
    box = band.pair(24, volume=100, apart=40, reverb=45)
    bass_low = band.player(33, volume=72, reverb=15)
    drums = band.pair(None, volume=99, apart=48, reverb=50)
    band.swell((0, -8), (4, -5), (8, -2), (12, -4), (14, -1), (16, 0), (19, 2), (20, -2))
    for bar in range(strain.bars):
        theme = strain.theme[bar]
        if bar < 4:
            band.play(choir_lead, bar, chord(strain, bar, 45)[:1], 70)
        elif 8 <= bar < 12:
            band.play(choir_lead, bar, theme, 92, up=-12, hold=1)
            band.play(choir_lead, bar, under(strain, bar, 1), 76, up=-12, hold=1)
        else:
            band.play(steel_lead[:1], bar, theme, 96)
            band.play(steel_lead[1:], bar, under(strain, bar), 80)
        if bar >= 12:
            band.play(choir_lead, bar, chord(strain, bar, 57), 80)
        if bar >= 6:
            band.play(box, bar, chord(strain, bar, 57, starts=(0.5, 1.5, 2.5, 3.5), beats=0.35), 62)
        if bar >= 2:
            push = ((0, 0.45, "r"), (0.5, 0.45, "r"), (1.5, 0.9, "r"), (2.5, 0.45, "o"), (3, 0.9, "f"))
            band.play(bass_low, bar, bass(strain, bar, *push), 92)
        stroke = [(0, 1, 50), (1.5, 0.5, 50), (2.5, 0.5, 57), (3, 1, 50)]
        band.play(taiko_low, bar, stroke if bar % 4 < 3 else [*stroke, (3.5, 0.5, 57)], 82)
        band.beat(drums[:1], bar, MID_TOM, "..o...x...o...xo", 80)
        band.beat(drums[1:], bar, LOW_CONGA, "x..o..x.x..o..xx", 82)
        if bar >= 4:
            band.beat(drums[:1], bar, SHAKER, "xoxoxoxoxoxoxoxo", 58)
            band.beat(drums[1:], bar, HIGH_CONGA, "..x..x..o.x..x.o", 78)


STRAINS = (voyage, haul, rite)
