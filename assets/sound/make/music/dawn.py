"""Dawn: what the night brought is counted. Light and sparse: a kalimba alone with the theme, an ocarina answers."""

from band import MARACAS, SHAKER, TRIANGLE
from parts import bass, bones, chord, figure, under

LOUDER = -1.0


def voyage(band):
    strain = band.strain
    kalimba_lead = band.pair(109, volume=124, apart=40, reverb=65)
    ocarina_lead = band.player(80, volume=86, pan=32, reverb=85)
    steel = band.player(115, volume=108, pan=112, reverb=75)
    bass_low = band.player(33, volume=85, reverb=25)
    pad = band.pair(89, volume=69, reverb=90)
    drums = band.pair(None, volume=100, apart=48, reverb=50)
    band.swell((0, -8), (6, -4), (8, -5), (15, 0), (16, -6), (21, -1), (24, -8))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        if middle or bar % 4 >= 2:
            band.play(ocarina_lead, bar, theme, 78)
            band.scatter(kalimba_lead, bar, figure(strain, bar, 62, "-0-1-2-0"), 62)
        else:
            band.play(kalimba_lead, bar, theme, 92)
            band.play(kalimba_lead[1:], bar, [note for note in under(strain, bar) if note[0] in (0, 2)], 70)
        # Steel drums only touch the ends of the phrases, as light on the water.
        if bar % 4 == 3:
            band.play(steel, bar, [(at + 2.5, 0.8, note) for at, _, note in figure(strain, bar, 74, "201")], 58)
        if bar >= 4:
            band.play(bass_low, bar, bass(strain, bar, (0, 2.8, "r"), (3, 0.9, "f")), 78)
            band.play(pad, bar, chord(strain, bar, 55), 70)
        if 8 <= bar < 22:
            band.beat(drums[:1], bar, SHAKER, "o...x...o...x.o.", 56)
        if bar % 4 == 0:
            band.beat(drums[1:], bar, TRIANGLE, "x...............", 52)
        if middle:
            band.beat(drums[1:], bar, MARACAS, "......o.......o.", 58)


def haul(band):
    """First light: harps and a flute, and nothing else until the song comes back."""
    strain = band.strain
    flute_lead = band.player(74, volume=70, pan=40, reverb=80)
    harp = band.pair(47, volume=75, reverb=70)
    cello = band.player(43, volume=67, pan=92, reverb=70)
    pad = band.pair(89, volume=73, reverb=95)
    drums = band.pair(None, volume=100, apart=48, reverb=50)
    band.swell((0, -7), (7, -2), (8, -6), (13, -3), (15.5, -6), (16, -1), (18, 1), (20, -6))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        if middle:
            band.play(harp, bar, theme, 92, hold=1.2)
            band.play(cello, bar, bones(strain, bar), 76, up=-24, hold=1)
        else:
            band.play(flute_lead, bar, theme, 86)
            band.scatter(harp, bar, figure(strain, bar, 53, "01234321", hold=1.4), 70)
            if bar >= 4:
                band.play(cello, bar, bass(strain, bar, (0, 3.8, "o")), 74)
        if bar >= 12:
            band.play(pad, bar, chord(strain, bar, 57), 66)
        if bar % 4 == 0:
            band.beat(drums[1:], bar, TRIANGLE, "x...............", 52)
        if bar >= 16:
            band.beat(drums[:1], bar, SHAKER, "....o.......o...", 56)


def rite(band):
    """The last count: a bell for each step, strings that climb, the theme's bones on the ocarina."""
    strain = band.strain
    ocarina_lead = band.player(80, volume=85, pan=44, reverb=95)
    vibraphone = band.pair(12, volume=103, reverb=80)
    strings_pad = band.pair(49, volume=53, reverb=90)
    bell = band.player(15, volume=60, pan=100, reverb=90)
    bass_low = band.player(44, volume=74, reverb=40)
    drums = band.pair(None, volume=93, apart=44, reverb=60)
    band.swell((0, -9), (7, -4), (8, -8), (15, 0), (16, -2), (18, 1), (20, -6))
    for bar in range(strain.bars):
        band.scatter(vibraphone, bar, figure(strain, bar, 57, "0-2-3-2-", hold=1.5), 72)
        if bar % 2 == 0:
            band.play(bell, bar, [(0, 4, strain.tone(bar, 0, 60))], 70)
        if bar >= 2:
            band.play(ocarina_lead, bar, bones(strain, bar) if bar < 8 else strain.theme[bar], 82)
        if bar >= 4:
            band.play(strings_pad, bar, chord(strain, bar, 52 if bar < 12 else 57), 72)
            band.play(bass_low, bar, bass(strain, bar, (0, 3.7, "r")), 78)
        if bar >= 8:
            band.beat(drums[:1], bar, SHAKER, "..o...o...o...o.", 54)
        if bar >= 12:
            band.beat(drums[1:], bar, MARACAS, "x.......x.....o.", 58)
            band.play(vibraphone[1:], bar, under(strain, bar, 1), 66)


STRAINS = (voyage, haul, rite)
