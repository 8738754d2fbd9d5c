"""Dusk: pirates choose in secret. The accordion calls, steel drums answer, a kalimba goes round and round."""

from band import CLAVES, HIGH_CONGA, HIGH_CONGA_MUTE, LOW_CONGA, LOW_TOM, MARACAS, SHAKER
from parts import bass, bones, chord, figure, under

LOUDER = 0.0


def voyage(band):
    strain = band.strain
    box_lead = band.player(22, volume=99, pan=28, reverb=60)
    steel_lead = band.player(115, volume=101, pan=100, reverb=70)
    kalimba = band.pair(109, volume=103, reverb=55)
    bass_low = band.player(33, volume=77, reverb=20)
    pad = band.pair(89, volume=77, reverb=80)
    drums = band.pair(None, volume=105, apart=44, reverb=40)
    band.swell((0, -7), (4, -5), (8, -4), (12, -1), (16, 0), (22, 1), (24, -5))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        # Two bars call, two answer; in the middle the kalimba has the theme and the box holds the harmony under it.
        if middle:
            band.play(kalimba, bar, theme, 96)
            band.play(box_lead, bar, chord(strain, bar, 57, beats=3.6)[1:], 58)
        elif bar % 4 < 2:
            band.play(box_lead, bar, theme, 84, up=-12)
        else:
            band.play(steel_lead, bar, theme, 82)
            band.play(steel_lead, bar, under(strain, bar, 1), 62)
        # The figure comes in when the call has been heard once.
        if bar >= 2 and not middle:
            band.scatter(kalimba, bar, figure(strain, bar, 60, "02423242"), 66)
        if bar >= 4:
            band.play(bass_low, bar, bass(strain, bar, (0, 1.4, "r"), (1.5, 1.3, "r"), (3, 0.9, "f")), 88)
        band.play(pad, bar, chord(strain, bar, 52), 60)
        if bar >= 12 or 4 <= bar < 8:
            band.beat(drums[:1], bar, SHAKER, "x.o.x.o.x.o.x.oo", 62)
            band.beat(drums[1:], bar, HIGH_CONGA, "....x.......x...", 74)
            band.beat(drums[1:], bar, LOW_CONGA, "..............xo" if bar % 2 else "......o.......x.", 80)
        if bar >= 16:
            band.beat(drums[1:], bar, HIGH_CONGA_MUTE, "o.......o.......", 70)
            band.beat(drums[:1], bar, CLAVES, "x.....x.....x..." if bar % 2 == 0 else "....x...x.......", 54)


def haul(band):
    """A fiddle has the song, a concertina pushes off the beat; the deep belongs to two kalimbas alone."""
    strain = band.strain
    fiddle_lead = band.player(111, volume=73, pan=34, reverb=70)
    box = band.player(24, volume=81, pan=104, reverb=50)
    kalimba_lead = band.pair(109, volume=124, reverb=70)
    guitar = band.pair(25, volume=96, reverb=50)
    bass_low = band.player(33, volume=79, reverb=20)
    drums = band.pair(None, volume=105, apart=44, reverb=40)
    band.swell((0, -6), (4, -3), (7.5, -2), (8, -1), (12, -2), (16, 0), (19, 1), (20, -4))
    for bar in range(strain.bars):
        theme = strain.theme[bar]
        if 8 <= bar < 16:
            band.play(kalimba_lead, bar, theme, 92, up=-12, hold=1)
            band.scatter(kalimba_lead, bar, figure(strain, bar, 65, "-2-3-2-4"), 64)
            if bar >= 12:
                band.play(box, bar, chord(strain, bar, 57), 52)
            continue
        band.play(fiddle_lead, bar, theme, 88)
        if bar >= 16:
            band.play(fiddle_lead, bar, under(strain, bar, 1), 68)
        band.scatter(guitar, bar, figure(strain, bar, 48, "0-213-21"), 70)
        band.play(bass_low, bar, bass(strain, bar, (0, 1.8, "r"), (2, 1.6, "f")), 86)
        if bar >= 4:
            band.play(box, bar, chord(strain, bar, 57, starts=(1, 3), beats=0.5), 66)
            band.beat(drums[:1], bar, SHAKER, "o...x...o...x.o.", 58)
            band.beat(drums[1:], bar, HIGH_CONGA_MUTE, "....o.......o.o.", 70)
            band.beat(drums[1:], bar, LOW_TOM, "x.......o.......", 76)


def rite(band):
    """Behind closed hands: a drone, a heart that beats, and a dulcimer that will not let go of one figure."""
    strain = band.strain
    dulcimer = band.pair(16, volume=102, reverb=65)
    box_lead = band.player(24, volume=79, pan=36, reverb=75)
    choir_pad = band.pair(53, volume=49, reverb=100)
    bass_low = band.player(44, volume=69, reverb=30)
    steel_lead = band.player(115, volume=107, pan=98, reverb=80)
    drums = band.pair(None, volume=105, apart=40, reverb=55)
    band.swell((0, -10), (4, -8), (8, -3), (12, -5), (15, 0), (16, -1), (19, 2), (20, -3))
    for bar in range(strain.bars):
        theme = strain.theme[bar]
        band.scatter(dulcimer, bar, figure(strain, bar, 50, "0-3-0243" if bar % 2 else "0-3-2-43"), 72)
        band.play(bass_low, bar, bass(strain, bar, (0, 3.8, "r")), 84)
        if bar >= 4:
            band.play(box_lead if bar % 8 < 4 else steel_lead, bar, theme, 86)
        if 8 <= bar < 12 or bar >= 16:
            band.play(steel_lead, bar, under(strain, bar, 1), 66)
        if bar >= 8:
            band.play(choir_pad, bar, chord(strain, bar, 50), 70)
        band.beat(drums, bar, LOW_TOM, "x.o.............", 78)
        if bar >= 6:
            band.beat(drums[:1], bar, MARACAS, "o.o.x.o.o.o.x.oo", 58)
            band.beat(drums[1:], bar, LOW_CONGA, "......x...o...x.", 78)
        if bar >= 14:
            band.beat(drums[:1], bar, HIGH_CONGA, "..o...x...o.x...", 76)
        if bar >= 18:
            band.play(dulcimer, bar, bones(strain, bar), 74, up=-12)


STRAINS = (voyage, haul, rite)
