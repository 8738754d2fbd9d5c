"""The shelf: nothing presses. The theme's bones in long notes, a guitar under them, no drums."""

from parts import bass, bones, chord, figure

LOUDER = -0.5


def broken(strain, bar):
    """The guitar's way through a chord."""
    return figure(strain, bar, 45, "01232123" if bar % 2 == 0 else "02321232", hold=1.2)


def voyage(band):
    strain = band.strain
    box_lead = band.player(22, volume=122, pan=38, reverb=85)
    guitar = band.pair(25, volume=82, reverb=60)
    kalimba_lead = band.pair(109, volume=127, apart=44, reverb=80)
    bass_low = band.player(33, volume=76, reverb=30)
    pad = band.pair(89, volume=64, reverb=100)
    band.swell((0, -7), (7, -2), (8, -7), (14, -2), (16, -3), (20, 0), (24, -8))
    for bar in range(strain.bars):
        if 8 <= bar < 16:
            band.play(kalimba_lead, bar, bones(strain, bar), 94)
        else:
            if bar >= 2:
                band.play(box_lead, bar, bones(strain, bar), 80, up=-12, hold=1)
            if bar % 4 == 3:
                echo = [(at + 2.5, beats, note) for at, beats, note in figure(strain, bar, 72, "102")]
                band.scatter(kalimba_lead, bar, echo, 70)
        band.scatter(guitar, bar, broken(strain, bar), 66)
        if bar >= 4:
            band.play(bass_low, bar, bass(strain, bar, (0, 3.6, "r")), 74)
            band.play(pad, bar, chord(strain, bar, 55), 66)


def haul(band):
    """Somebody mends a sail and hums: a cello, two guitars."""
    strain = band.strain
    cello_lead = band.player(43, volume=86, pan=44, reverb=80)
    guitar = band.pair(25, volume=84, reverb=60)
    kalimba_lead = band.player(109, volume=127, pan=100, reverb=85)
    pad = band.pair(89, volume=80, reverb=100)
    band.swell((0, -6), (7, -1), (8, -8), (14, -3), (16, -2), (18, 0), (20, -7))
    for bar in range(strain.bars):
        band.scatter(guitar, bar, broken(strain, bar), 66)
        if 8 <= bar < 16:
            band.play(kalimba_lead, bar, bones(strain, bar), 94)
            band.play(pad, bar, chord(strain, bar, 53), 64)
        else:
            band.play(cello_lead, bar, strain.theme[bar], 80, up=-24, hold=1)
            if bar >= 16:
                band.play(kalimba_lead, bar, bones(strain, bar), 72)


def rite(band):
    """A tale told late: the dark song, slow in its bones, on a vibraphone and a box, far from any drum."""
    strain = band.strain
    vibraphone_lead = band.pair(12, volume=124, apart=40, reverb=85)
    box_lead = band.player(22, volume=96, pan=36, reverb=90)
    guitar = band.pair(25, volume=84, reverb=70)
    choir_pad = band.pair(53, volume=50, reverb=100)
    bass_low = band.player(33, volume=76, reverb=30)
    band.swell((0, -8), (7, -3), (8, -7), (14, -1), (16, -3), (18, 0), (20, -7))
    for bar in range(strain.bars):
        band.scatter(guitar, bar, figure(strain, bar, 50, "0--2--3-" if bar < 8 else "0-2-3-2-", hold=1.5), 66)
        band.play(vibraphone_lead if bar % 8 < 4 else box_lead, bar, bones(strain, bar), 80, hold=1)
        if bar >= 4:
            band.play(bass_low, bar, bass(strain, bar, (0, 3.7, "r")), 74)
        if bar >= 8:
            band.play(choir_pad, bar, chord(strain, bar, 50), 66)


STRAINS = (voyage, haul, rite)
