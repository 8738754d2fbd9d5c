"""Swell: fleets on the open sea. A concertina keeps the watch, a harp is the water under the keel, men's voices the deep."""

from band import CLAP, LOW_CONGA, LOW_TOM, MID_TOM, SIDE_DRUM, TAMBOURINE, TRIANGLE
from parts import bass, bones, chord, figure, under

LOUDER = 0.0


def voyage(band):
    """Out of the bay: the concertina has the theme, the harp rocks beneath it; in the middle a whistle looks out ahead."""
    strain = band.strain
    box_lead = band.player(24, volume=80, pan=40, reverb=65)
    whistle_lead = band.player(75, volume=71, pan=88, reverb=80)
    harp = band.pair(47, volume=101, reverb=70)
    men_pad = band.pair(53, volume=62, apart=48, reverb=95)
    bass_low = band.player(44, volume=74, reverb=30)
    drums = band.pair(None, volume=100, apart=46, reverb=55)
    band.swell((0, -7), (4, -5), (8, -6), (12, -3), (16, -1), (21, 1), (24, -5))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        band.scatter(harp, bar, figure(strain, bar, 50, "02342-32" if bar % 2 == 0 else "0234-321", hold=1.1), 68)
        if middle:
            band.play(whistle_lead, bar, theme, 84)
        else:
            band.play(box_lead, bar, theme, 88, hold=1)
            if bar >= 16 and bar % 2:
                band.play(whistle_lead, bar, under(strain, bar, 1), 74)
        if bar >= 6:
            band.play(men_pad, bar, chord(strain, bar, 50), 60)
        if bar >= 2:
            band.play(bass_low, bar, bass(strain, bar, (0, 2.8, "r"), (3, 0.9, "f")), 80)
        if bar >= 4 and not 8 <= bar < 12:
            band.beat(drums, bar, LOW_TOM, "x.......o.x.....", 74)
        if bar >= 12:
            band.beat(drums[:1], bar, TAMBOURINE, "....o.......o...", 52)
        if bar % 4 == 0:
            band.beat(drums[1:], bar, TRIANGLE, "x...............", 44)


def haul(band):
    """Sticks laid end to end, ship after ship: a banjo walks, fiddle and concertina take turns, boots and hands keep time."""
    strain = band.strain
    box_lead = band.player(24, volume=96, pan=92, reverb=60)
    fiddle_lead = band.player(111, volume=77, pan=40, reverb=65)
    banjo = band.pair(106, volume=115, reverb=45)
    men_pad = band.pair(53, volume=62, apart=48, reverb=85)
    bass_low = band.player(33, volume=76, reverb=20)
    drums = band.pair(None, volume=101, apart=48, reverb=45)
    band.swell((0, -7), (4, -4), (7.5, -3), (8, -7), (12, -4), (15, -1), (16, 0), (19, 1), (20, -4))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        if middle:
            # The deep looks up: voices have the long notes, and nobody walks.
            band.play(men_pad, bar, theme, 90, up=-12, hold=1)
            band.play(box_lead, bar, chord(strain, bar, 53), 58)
            band.play(bass_low, bar, bass(strain, bar, (0, 3.6, "r")), 78)
            if bar >= 12:
                band.beat(drums, bar, LOW_CONGA, "x.....o...x.....", 70)
            continue
        band.play(box_lead if bar % 4 < 2 and bar < 16 else fiddle_lead, bar, theme, 88)
        if bar >= 16:
            band.play(box_lead, bar, under(strain, bar, 1), 74)
        if bar >= 2:
            band.scatter(banjo, bar, figure(strain, bar, 53, "0213-213" if bar % 2 == 0 else "02-32132"), 66)
        band.play(bass_low, bar, bass(strain, bar, (0, 0.9, "r"), (2, 0.9, "f"), (3.5, 0.45, "r")), 88)
        if bar >= 4:
            band.beat(drums, bar, LOW_TOM, "x.......x.....o.", 76)
            band.beat(drums[:1], bar, CLAP, "....o.......o...", 58)
        if bar >= 16:
            band.beat(drums[1:], bar, TAMBOURINE, "o...x...o...x...", 54)


def rite(band):
    """Gold aboard and guns astern: plucked basses that run, a fiddle that will not look back, voices on the dark step."""
    strain = band.strain
    fiddle_lead = band.player(111, volume=78, pan=42, reverb=60)
    horn_lead = band.player(61, volume=66, pan=88, reverb=80)
    pluck = band.pair(46, volume=84, reverb=50)
    men_lead = band.pair(53, volume=80, apart=48, reverb=90)
    taiko_low = band.player(117, volume=78, reverb=55)
    bass_low = band.player(44, volume=74, reverb=25)
    drums = band.pair(None, volume=98, apart=50, reverb=50)
    band.swell((0, -8), (4, -5), (8, -3), (12, -5), (15, 0), (16, 0), (19, 2), (20, -3))
    for bar in range(strain.bars):
        theme = strain.theme[bar]
        band.scatter(pluck, bar, figure(strain, bar, 50, "00320023" if bar % 2 == 0 else "0032-321"), 76)
        if 8 <= bar < 12:
            band.play(men_lead, bar, theme, 88, up=-12, hold=1)
        elif bar >= 2:
            band.play(fiddle_lead, bar, theme, 88)
        if bar >= 12:
            band.play(horn_lead, bar, theme if bar >= 16 else bones(strain, bar), 86, up=-12)
        if bar >= 16:
            band.play(men_lead, bar, chord(strain, bar, 50), 74)
        if bar >= 4:
            band.play(bass_low, bar, bass(strain, bar, (0, 0.9, "r"), (1.5, 0.9, "r"), (3, 0.9, "f")), 86)
        stroke = [(0, 1, 50), (2.5, 0.5, 57), (3, 1, 50)]
        band.play(taiko_low, bar, stroke if bar % 4 < 3 else [*stroke, (1.5, 0.5, 57), (3.5, 0.5, 57)], 78)
        if bar >= 6:
            band.beat(drums[:1], bar, SIDE_DRUM, "o..o..o.o..o..oo", 50)
            band.beat(drums[1:], bar, MID_TOM, "..x.....x...o.x.", 74)


STRAINS = (voyage, haul, rite)
