"""Torchlight: the island's night. A vibraphone glimmers, breath in bamboo, a deep drum far off; crickets are shakers."""

from band import CLAVES, LOW_CONGA, LOW_TOM, MARACAS, MID_TOM, SHAKER, TRIANGLE
from parts import bass, bones, chord, figure, under

LOUDER = -0.5

# Crickets: one bar of each is answered by the other's.
CRICKETS = ("ooo.....ooo.....", "......ooo.....oo")


def crickets(band, drums, bar, velocity=50):
    """Both crickets, each on its side."""
    for side, pattern in enumerate(CRICKETS if bar % 2 == 0 else CRICKETS[::-1]):
        band.beat(drums[side : side + 1], bar, SHAKER, pattern, velocity)


def voyage(band):
    strain = band.strain
    vibraphone_lead = band.pair(12, volume=124, apart=40, reverb=85)
    breath_lead = band.player(78, volume=80, pan=40, reverb=95)
    harp = band.pair(47, volume=99, reverb=75)
    choir_pad = band.pair(53, volume=54, reverb=100)
    bass_low = band.player(44, volume=74, reverb=35)
    drums = band.pair(None, volume=100, apart=50, reverb=60)
    band.swell((0, -5), (6, -2), (8, -4), (14, -1), (16, -2), (21, 0), (24, -6))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        # The theme is only remembered: its bones in the dark, all of it where somebody breathes it.
        if middle:
            band.play(breath_lead, bar, theme, 82, hold=1)
            band.scatter(harp, bar, figure(strain, bar, 53, "0-2-3-1-", hold=1.4), 66)
        else:
            band.play(vibraphone_lead, bar, bones(strain, bar) if bar < 4 else theme, 82, hold=1.2)
            if bar % 4 == 3:
                answer = [(at + 2, beats, note) for at, beats, note in figure(strain, bar, 67, "21")]
                band.play(breath_lead, bar, answer, 68)
        if bar >= 4:
            band.play(bass_low, bar, bass(strain, bar, (0, 2.8, "r"), (3, 0.9, "f")), 78)
            band.play(choir_pad, bar, chord(strain, bar, 52), 64)
        crickets(band, drums, bar)
        if bar >= 8:
            band.beat(drums, bar, LOW_TOM, "x.o.............", 70)
        if bar >= 16:
            band.beat(drums[1:], bar, LOW_CONGA, "......o.......o.", 70)


def haul(band):
    """By the fire: a guitar and a cello low down, the kalimba's sparks over them."""
    strain = band.strain
    cello_lead = band.player(43, volume=84, pan=44, reverb=75)
    guitar = band.pair(25, volume=88, reverb=60)
    kalimba_lead = band.pair(109, volume=124, apart=44, reverb=80)
    pad = band.pair(89, volume=82, reverb=100)
    bass_low = band.player(33, volume=72, reverb=25)
    drums = band.pair(None, volume=100, apart=50, reverb=55)
    band.swell((0, -7), (7, -2), (8, -6), (13, -3), (15.5, -4), (16, -1), (18, 1), (20, -6))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        if middle:
            band.play(kalimba_lead, bar, theme, 92, hold=1)
            band.play(cello_lead, bar, bones(strain, bar), 70, up=-24, hold=1)
            band.play(pad, bar, chord(strain, bar, 55), 66)
        else:
            band.play(cello_lead, bar, theme, 84, up=-24, hold=1)
            band.scatter(guitar, bar, figure(strain, bar, 48, "0-2-1-23"), 68)
            if bar % 2:
                sparks = [(at + 2, beats, note) for at, beats, note in figure(strain, bar, 72, "0-31")]
                band.scatter(kalimba_lead, bar, sparks, 70)
            if bar >= 4:
                band.play(bass_low, bar, bass(strain, bar, (0, 2.8, "r"), (3, 0.9, "f")), 80)
        crickets(band, drums, bar)
        if bar >= 16:
            band.beat(drums, bar, LOW_CONGA, "x.....o...x.....", 72)


def rite(band):
    """What the spirits ask: one drum, a heart; a dulcimer's figure; voices that come nearer with each line."""
    strain = band.strain
    dulcimer = band.pair(16, volume=115, reverb=70)
    choir_lead = band.pair(53, volume=95, reverb=100)
    breath_lead = band.player(78, volume=72, pan=84, reverb=90)
    taiko_low = band.player(117, volume=80, reverb=60)
    bass_low = band.player(44, volume=72, reverb=30)
    drums = band.pair(None, volume=100, apart=46, reverb=60)
    band.swell((0, -7), (4, -5), (8, -3), (12, -5), (15, 0), (16, -1), (19, 1), (20, -4))
    for bar in range(strain.bars):
        theme = strain.theme[bar]
        band.scatter(dulcimer, bar, figure(strain, bar, 50, "0--3-2-0" if bar % 2 == 0 else "0--3-1-2", hold=1), 72)
        if bar >= 2:
            band.play(bass_low, bar, bass(strain, bar, (0, 3.7, "r")), 80)
        if 8 <= bar < 12 or bar >= 16:
            band.play(choir_lead, bar, theme, 86, up=-12, hold=1)
        elif bar >= 4:
            band.play(breath_lead, bar, theme, 86)
        if bar >= 12:
            band.play(breath_lead, bar, under(strain, bar, 1), 74)
        band.play(taiko_low, bar, [(0, 0.5, 50), (0.5, 1, 50)] if bar % 2 == 0 else [(0, 1, 50), (3.5, 0.5, 57)], 78)
        crickets(band, drums, bar, 46)
        if bar >= 6:
            band.beat(drums[:1], bar, MARACAS, "x.......x.....o.", 60)
            band.beat(drums[1:], bar, CLAVES, "......x.........", 46)
        if bar >= 12:
            band.beat(drums, bar, MID_TOM, "..o...x...o...xo", 76)
        if bar % 4 == 0:
            band.beat(drums[1:], bar, TRIANGLE, "x...............", 48)


STRAINS = (voyage, haul, rite)
