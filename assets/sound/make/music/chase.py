"""Chase: sails in sight. Strings that gallop, a horn over the water, drums below deck; the fiddle is the wind."""

from band import HIGH_CONGA, LOW_CONGA, LOW_TOM, MID_TOM, SIDE_DRUM, TAMBOURINE
from parts import bass, bones, chord, figure, under

LOUDER = 0.5


def gallop(strain, bar, lowest, which):
    """An eighth and two sixteenths a beat, a horse's pace and a hull's in a short sea: a letter of `which` for each beat, the
    root (`r`), the fifth (`f`), the octave (`o`).
    """
    root, fifth = strain.tone(bar, 0, lowest), strain.tone(bar, 2, lowest)
    keys = {"r": root, "f": fifth, "o": root + 12}
    notes = []
    for beat, letter in enumerate(which):
        step = keys[letter]
        notes += [(beat, 0.45, step), (beat + 0.5, 0.22, step), (beat + 0.75, 0.22, step)]
    return notes


def voyage(band):
    """Under way: a horn has the theme, strings are plucked beneath it, and a fiddle answers from the masthead."""
    strain = band.strain
    horn_lead = band.player(61, volume=71, pan=46, reverb=80)
    fiddle_lead = band.player(111, volume=88, pan=92, reverb=65)
    pluck = band.pair(46, volume=82, reverb=55)
    cello = band.pair(43, volume=127, apart=40, reverb=45)
    strings_pad = band.pair(49, volume=60, reverb=85)
    bass_low = band.player(44, volume=74, reverb=30)
    drums = band.pair(None, volume=100, apart=46, reverb=50)
    band.swell((0, -8), (4, -5), (8, -7), (12, -3), (16, 0), (22, 1), (24, -5))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        if middle:
            band.play(fiddle_lead, bar, theme, 88)
            if bar % 2:
                call = [(at + 2, beats, note) for at, beats, note in figure(strain, bar, 57, "02", beats=1)]
                band.play(horn_lead, bar, call, 74)
        else:
            band.play(horn_lead, bar, theme, 86, up=-12, hold=1)
            if bar >= 16:
                band.play(fiddle_lead, bar, under(strain, bar) if bar % 2 else theme, 80)
        band.scatter(pluck, bar, figure(strain, bar, 50, "02130213" if bar % 2 == 0 else "02312031"), 74)
        if bar >= 4 and not 8 <= bar < 12:
            band.play(cello, bar, gallop(strain, bar, 43, "rfro"), 66)
        if bar >= 8:
            band.play(strings_pad, bar, chord(strain, bar, 55), 62)
        if bar >= 2:
            band.play(bass_low, bar, bass(strain, bar, (0, 1.8, "r"), (2, 1.8, "f")), 80)
        if bar >= 4:
            band.beat(drums, bar, LOW_TOM, "x.....x.x.......", 78)
        if bar >= 12:
            band.beat(drums[1:], bar, LOW_CONGA, "..o...x...o..xo.", 76)
            band.beat(drums[:1], bar, TAMBOURINE, "....o.......o...", 54)


def haul(band):
    """A fair wind and every stitch set: fiddle and flute run side by side over guitars that gallop."""
    strain = band.strain
    fiddle_lead = band.player(111, volume=78, pan=38, reverb=65)
    flute_lead = band.player(74, volume=74, pan=92, reverb=75)
    guitar = band.pair(26, volume=102, reverb=45)
    horn_pad = band.pair(61, volume=45, apart=40, reverb=90)
    bass_low = band.player(33, volume=76, reverb=20)
    drums = band.pair(None, volume=100, apart=48, reverb=45)
    band.swell((0, -7), (4, -4), (7.5, -3), (8, -7), (12, -5), (15, -1), (16, 0), (19, 1), (20, -4))
    for bar in range(strain.bars):
        theme, middle = strain.theme[bar], 8 <= bar < 16
        if middle:
            band.play(flute_lead, bar, theme, 84, hold=1)
            band.play(horn_pad, bar, chord(strain, bar, 50), 66)
            band.scatter(guitar, bar, figure(strain, bar, 50, "0-2-3-2-", hold=1.3), 66)
            band.play(bass_low, bar, bass(strain, bar, (0, 3.6, "r")), 78)
            if bar >= 12:
                band.beat(drums, bar, LOW_TOM, "x.....o.x.......", 72)
            continue
        band.play(fiddle_lead, bar, theme, 88)
        if bar >= 4:
            band.play(flute_lead, bar, under(strain, bar, 1) if bar < 16 else theme, 78)
        band.scatter(guitar, bar, gallop(strain, bar, 48, "rfof"), 72)
        band.play(bass_low, bar, bass(strain, bar, (0, 0.9, "r"), (1.5, 0.45, "r"), (2, 0.9, "f"), (3.5, 0.45, "o")), 88)
        if bar >= 2:
            band.beat(drums[:1], bar, MID_TOM, "x.oox.oox.oox.oo", 70)
            band.beat(drums[1:], bar, LOW_TOM, "x.......x.....o.", 76)
        if bar >= 16:
            band.play(horn_pad, bar, chord(strain, bar, 50), 68)
            band.beat(drums[1:], bar, TAMBOURINE, "....o.......o...", 54)


def rite(band):
    """Guns run out: drums on both sides, cellos that do not let go, brass where it is decided."""
    strain = band.strain
    brass_lead = band.pair(62, volume=62, apart=36, reverb=75)
    horn_lead = band.player(61, volume=64, pan=46, reverb=75)
    strings = band.pair(49, volume=80, reverb=60)
    cello = band.pair(43, volume=117, apart=48, reverb=45)
    taiko_low = band.player(117, volume=80, reverb=55)
    bass_low = band.player(44, volume=74, reverb=25)
    drums = band.pair(None, volume=98, apart=50, reverb=50)
    band.swell((0, -8), (4, -5), (8, -3), (12, -5), (15, 0), (16, 0), (19, 2), (20, -3))
    for bar in range(strain.bars):
        theme = strain.theme[bar]
        band.play(cello, bar, gallop(strain, bar, 43, "rrfr" if bar % 2 == 0 else "rfro"), 74)
        if 8 <= bar < 12:
            band.play(strings, bar, theme, 84, hold=1)
        elif bar >= 2:
            band.play(horn_lead, bar, theme, 90, up=-12)
        if bar >= 12:
            band.play(brass_lead, bar, theme if bar >= 16 else bones(strain, bar), 84)
            band.play(strings, bar, under(strain, bar, 1), 76)
        if bar >= 4:
            band.play(bass_low, bar, bass(strain, bar, (0, 0.9, "r"), (1.5, 0.9, "r"), (3, 0.9, "f")), 86)
        stroke = [(0, 1, 50), (1.5, 0.5, 57), (3, 1, 50)]
        band.play(taiko_low, bar, stroke if bar % 4 < 3 else [*stroke, (2.5, 0.5, 57), (3.5, 0.5, 57)], 80)
        if bar >= 4:
            band.beat(drums[:1], bar, SIDE_DRUM, "o..oo..oo..oo.oo" if bar % 4 < 3 else "o.ooo.ooooooxoxo", 44)
            band.beat(drums[1:], bar, MID_TOM, "..x...o.x...o.x.", 76)
        if bar >= 8:
            band.beat(drums[:1], bar, HIGH_CONGA, "o..x..o.x..o..x.", 72)


STRAINS = (voyage, haul, rite)
