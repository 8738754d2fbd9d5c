"""Jungle: the island by day. Marimbas walk, a pan flute calls from the trees, hands on congas and wood."""

from band import CLAVES, HIGH_CONGA, HIGH_CONGA_MUTE, LOW_CONGA, LOW_TOM, MARACAS, MID_TOM, SHAKER
from parts import bass, bones, chord, figure, under

LOUDER = 0.0


def voyage(band):
    strain = band.strain
    marimba_lead = band.pair(13, volume=112, apart=40, reverb=50)
    flute_lead = band.player(76, volume=82, pan=40, reverb=85)
    kalimba = band.pair(109, volume=118, reverb=55)
    bass_low = band.player(33, volume=74, reverb=20)
    pad = band.pair(89, volume=80, reverb=90)
    drums = band.pair(None, volume=101, apart=48, reverb=45)
    band.swell((0, -8), (4, -5), (8, -6), (12, -3), (16, 0), (22, 1), (24, -6))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        # Marimbas carry the theme over the ground; where the path turns, the flute has it and they run beneath.
        if middle:
            band.play(flute_lead, bar, theme, 88)
            band.scatter(marimba_lead, bar, figure(strain, bar, 55, "0-2-12-3"), 64)
            band.play(pad, bar, chord(strain, bar, 55), 62)
        else:
            band.play(marimba_lead[:1], bar, theme, 92)
            band.play(marimba_lead[1:], bar, under(strain, bar), 78)
            if bar % 4 == 3:
                echo = [(at + 2, beats, note) for at, beats, note in figure(strain, bar, 72, "2102")]
                band.play(flute_lead, bar, echo, 70)
            if bar >= 2:
                band.scatter(kalimba, bar, figure(strain, bar, 60, "0-213-24"), 66)
        if bar >= 4:
            band.play(bass_low, bar, bass(strain, bar, (0, 1.3, "r"), (1.5, 0.4, "r"), (2.5, 1.2, "f")), 88)
        if bar >= 2:
            band.beat(drums[:1], bar, MARACAS, "o.x.o.o.o.x.o.oo", 58)
            band.beat(drums[1:], bar, CLAVES, "x..x..x...x.x..." if bar % 2 == 0 else "..x.x...x..x....", 50)
        if bar >= 4 and not 8 <= bar < 12:
            band.beat(drums[:1], bar, HIGH_CONGA, "..o.x..o..o.x.o.", 72)
            band.beat(drums[1:], bar, LOW_CONGA, "x.......o.x....." if bar % 2 == 0 else "x.....o...x...xo", 80)


def haul(band):
    """Under tall trees: a guitar walks, an ocarina whistles to itself; in the clearing a marimba stands still."""
    strain = band.strain
    ocarina_lead = band.player(80, volume=86, pan=42, reverb=80)
    guitar = band.pair(25, volume=96, reverb=55)
    marimba_lead = band.pair(13, volume=112, apart=44, reverb=70)
    bass_low = band.player(33, volume=76, reverb=20)
    pad = band.pair(89, volume=92, reverb=95)
    drums = band.pair(None, volume=101, apart=44, reverb=45)
    band.swell((0, -7), (4, -4), (7.5, -2), (8, -6), (12, -4), (15, -1), (16, 0), (19, 1), (20, -5))
    for bar in range(strain.bars):
        theme = strain.theme[bar]
        if 8 <= bar < 16:
            band.play(marimba_lead, bar, theme, 84, up=-12, hold=1)
            band.play(pad, bar, chord(strain, bar, 53), 66)
            if bar % 2:
                call = [(at + 2, beats, note) for at, beats, note in figure(strain, bar, 74, "0120")]
                band.play(ocarina_lead, bar, call, 64)
            band.beat(drums[:1], bar, SHAKER, "....o.......o...", 54)
            continue
        band.play(ocarina_lead, bar, theme, 86)
        band.scatter(guitar, bar, figure(strain, bar, 48, "0213-213"), 70)
        if bar >= 16:
            band.play(marimba_lead, bar, under(strain, bar), 74)
        if bar >= 2:
            band.play(bass_low, bar, bass(strain, bar, (0, 1.8, "r"), (2, 0.9, "f"), (3, 0.9, "o")), 86)
        if bar >= 4:
            band.beat(drums[:1], bar, SHAKER, "o.o.x.o.o.o.x.o.", 58)
            band.beat(drums[1:], bar, HIGH_CONGA_MUTE, "o..o..o.o..o..o.", 70)
            band.beat(drums[1:], bar, LOW_CONGA, "x.......x.....o.", 80)


def rite(band):
    """Somebody else is on the path: drums on both sides, marimbas that do not stop, the flute high over them."""
    strain = band.strain
    marimba = band.pair(13, volume=104, reverb=50)
    flute_lead = band.player(76, volume=76, pan=44, reverb=80)
    kalimba_lead = band.pair(109, volume=124, apart=40, reverb=60)
    taiko_low = band.player(117, volume=80, reverb=55)
    bass_low = band.player(33, volume=72, reverb=15)
    drums = band.pair(None, volume=100, apart=50, reverb=50)
    band.swell((0, -8), (4, -5), (8, -3), (12, -5), (15, 0), (16, 0), (19, 2), (20, -3))
    for bar in range(strain.bars):
        theme = strain.theme[bar]
        band.scatter(marimba, bar, figure(strain, bar, 53, "02013203" if bar % 2 == 0 else "0-231-20"), 72)
        if 8 <= bar < 12:
            band.play(flute_lead, bar, bones(strain, bar), 84, hold=1)
        elif bar >= 2:
            band.play(kalimba_lead, bar, theme, 96)
        if bar >= 12:
            band.play(flute_lead, bar, theme if bar >= 16 else bones(strain, bar), 84)
        if bar >= 4:
            push = ((0, 0.45, "r"), (0.5, 0.9, "r"), (1.5, 0.9, "f"), (3, 0.9, "o"))
            band.play(bass_low, bar, bass(strain, bar, *push), 90)
        stroke = [(0, 1, 50), (1.5, 0.5, 57), (3, 1, 50)]
        band.play(taiko_low, bar, stroke if bar % 4 < 3 else [*stroke, (2.5, 0.5, 57), (3.5, 0.5, 57)], 80)
        band.beat(drums[:1], bar, MID_TOM, "x...o.x...o.x.o.", 76)
        band.beat(drums[1:], bar, LOW_TOM, "..x...o.x...o.xo", 76)
        if bar >= 4:
            band.beat(drums[:1], bar, MARACAS, "xoxoxoxoxoxoxoxo", 56)
            band.beat(drums[1:], bar, HIGH_CONGA, "o..x..o.x..o..x.", 76)


STRAINS = (voyage, haul, rite)
