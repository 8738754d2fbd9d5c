"""Tavern: a harbour by evening. A concertina, a fiddle and a banjo, boots on the boards; somebody always knows the words."""

from band import CLAP, HIGH_CONGA_MUTE, LOW_CONGA, LOW_TOM, STICK, TAMBOURINE
from parts import bass, bones, chord, figure, under

LOUDER = 0.0


def voyage(band):
    """A tune for one fiddle and whoever has a concertina; in the middle a whistle has it, and the room listens."""
    strain = band.strain
    fiddle_lead = band.player(111, volume=80, pan=36, reverb=60)
    box_lead = band.player(24, volume=98, pan=98, reverb=55)
    whistle_lead = band.player(75, volume=71, pan=48, reverb=75)
    banjo = band.pair(106, volume=113, reverb=45)
    guitar = band.pair(26, volume=92, reverb=45)
    bass_low = band.player(33, volume=74, reverb=20)
    drums = band.pair(None, volume=101, apart=44, reverb=40)
    band.swell((0, -7), (4, -4), (8, -7), (12, -3), (16, 0), (22, 1), (24, -5))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        if middle:
            band.play(whistle_lead, bar, theme, 84)
            band.scatter(guitar, bar, figure(strain, bar, 48, "0-213-21"), 66)
        else:
            # The box calls, the fiddle answers; the second time they go together.
            band.play(box_lead if bar % 4 < 2 and bar < 16 else fiddle_lead, bar, theme, 88)
            if bar >= 16:
                band.play(box_lead, bar, under(strain, bar, 1), 72)
            if bar >= 2:
                band.play(guitar, bar, chord(strain, bar, 50, starts=(1, 3), beats=0.4), 60)
        if bar >= 4 and not 8 <= bar < 12:
            band.scatter(banjo, bar, figure(strain, bar, 55, "0213-213" if bar % 2 == 0 else "02-32132", beats=0.5), 66)
        if bar >= 2:
            band.play(bass_low, bar, bass(strain, bar, (0, 0.9, "r"), (2, 0.9, "f")), 90)
        if bar >= 4 and not middle:
            band.beat(drums[1:], bar, LOW_TOM, "x.......x.....o.", 74)
            band.beat(drums[:1], bar, HIGH_CONGA_MUTE, "....x..o....x...", 70)
        if bar >= 18:
            band.beat(drums[:1], bar, TAMBOURINE, "....o.......o...", 56)


def haul(band):
    """The song to haul by: one voice has the line, all have its end; boots on one and three, hands on two and four."""
    strain = band.strain
    reed_lead = band.player(72, volume=55, pan=46, reverb=60)
    men_lead = band.pair(53, volume=81, apart=48, reverb=75)
    box = band.player(22, volume=94, pan=100, reverb=50)
    guitar = band.pair(26, volume=94, reverb=45)
    bass_low = band.player(33, volume=77, reverb=20)
    drums = band.pair(None, volume=101, apart=48, reverb=45)
    band.swell((0, -7), (4, -3), (7.5, -2), (8, -7), (12, -4), (15, -1), (16, 0), (19, 1), (20, -4))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        answers = bar % 2 == 1 or bar >= 16
        if middle:
            # Far off somebody sings it to himself.
            band.play(box, bar, theme, 80, hold=1)
            band.scatter(guitar, bar, figure(strain, bar, 53, "0-2-1-2-", hold=1.2), 64)
            continue
        if bar % 2 == 0 or bar >= 16:
            band.play(reed_lead, bar, theme, 88)
        if answers and bar >= 2:
            band.play(men_lead, bar, theme, 84, up=-12, hold=1)
            band.play(men_lead, bar, under(strain, bar, 1), 72, up=-12, hold=1)
        elif bar == 1:
            band.play(reed_lead, bar, theme, 84)
        band.play(guitar, bar, chord(strain, bar, 50, starts=(1, 3), beats=0.4), 62)
        band.play(bass_low, bar, bass(strain, bar, (0, 0.9, "r"), (2, 0.9, "f")), 90)
        if bar >= 4:
            band.play(box, bar, chord(strain, bar, 57, starts=(1.5, 3.5), beats=0.4), 60)
            band.beat(drums, bar, LOW_TOM, "x.......x.......", 78)
            band.beat(drums[:1], bar, CLAP, "....o.......o...", 62)
        if bar >= 16:
            band.beat(drums[1:], bar, TAMBOURINE, "o...x...o...x...", 56)


def rite(band):
    """Late, over cards: plucked strings that do not trust each other, a low reed, knuckles on the table."""
    strain = band.strain
    reed_lead = band.player(71, volume=76, pan=42, reverb=65)
    fiddle_lead = band.player(111, volume=75, pan=94, reverb=65)
    pluck = band.pair(46, volume=80, reverb=55)
    banjo = band.pair(106, volume=123, reverb=50)
    box_pad = band.player(22, volume=62, pan=64, reverb=70)
    bass_low = band.player(33, volume=76, reverb=20)
    drums = band.pair(None, volume=100, apart=48, reverb=45)
    band.swell((0, -8), (4, -5), (8, -3), (12, -6), (15, -1), (16, 0), (19, 2), (20, -3))
    for bar in range(strain.bars):
        theme = strain.theme[bar]
        band.scatter(pluck, bar, figure(strain, bar, 50, "0-3-0243" if bar % 2 else "0-2-3-20", beats=0.5), 76)
        if 8 <= bar < 12:
            band.play(reed_lead, bar, bones(strain, bar), 84, up=-12, hold=1)
        elif bar >= 2:
            band.play(reed_lead, bar, theme, 88, up=-12)
        if bar >= 12:
            band.play(fiddle_lead, bar, theme if bar >= 16 else bones(strain, bar), 86)
        if bar >= 8:
            band.play(box_pad, bar, chord(strain, bar, 52), 58)
            band.scatter(banjo, bar, figure(strain, bar, 62, "-1-2-3-2"), 62)
        if bar >= 4:
            band.play(bass_low, bar, bass(strain, bar, (0, 0.45, "r"), (0.5, 0.9, "r"), (2, 0.9, "f"), (3, 0.9, "r")), 88)
        band.beat(drums[:1], bar, STICK, "x..o....x..o..o." if bar % 2 == 0 else "x..o..o.....x.o.", 62)
        if bar >= 6:
            band.beat(drums[1:], bar, LOW_CONGA, "......x...o...x.", 78)
            band.beat(drums, bar, LOW_TOM, "x.......o.......", 74)
        if bar >= 14:
            band.beat(drums[:1], bar, HIGH_CONGA_MUTE, "..o...x...o.x...", 72)


STRAINS = (voyage, haul, rite)
