"""check.py [FOLDER]: measures the sounds in FOLDER, here those that ship, and holds them against sounds.ron and en.ftl.

What a machine can tell without ears: that all are there, how long, how loud, nothing clips, effects start at once, loops
close; that nothing lies too deep for a small loudspeaker; that what is heard often has takes that differ and does not hiss;
that the sea is surf, and the music wide, with soft and loud. Prints a line for each file: seconds, the loudest sample in
dBFS, loudness in LUFS (of effects the loudest 0.4 s), per cent of its energy in each octave, how alike left and right are
(correlation, 1 is mono), how far soft and loud are apart (loudness range, LU), and how its seam or its start is. Exits with
1 and one line for each fault.
"""

import math
import os
import re
import sys

import numpy

from loudness import RATE, loudness, loudness_range, samples

# Shortest and longest in seconds, quietest and loudest in LUFS, channels. The sea: as long as beds.sh makes it.
BUSES = {
    "Effects": (0.1, 5.2, -30, -17, 1),
    "Interface": (0.03, 2.5, -46, -22, 1),
    "Sea": (32, 32, -31, -29, 2),
    "Music": (40, 70, -29, -22, 2),
}
PEAK = -3.0  # dBFS
LEAD = 0.015  # seconds before an effect is heard
LEADS = 0.2  # and before music is
HEARD = 10 ** (-46 / 20)  # of the peak: quieter is not yet heard
MEGABYTES = 12.5

OCTAVES = (31.5, 63, 125, 250, 500, 1000, 2000, 4000, 8000, 16000)  # their middles
# Hertz from and to, least and most of the energy, in per cent. A small loudspeaker has nothing below 80 and little below 150.
EVERYWHERE = ((0, 80, 0, 30), (150, RATE, 25, 100))
OF_BUS = {"Sea": ((500, RATE, 40, 75), (4000, RATE, 0, 20))}
OF_SOUND = {
    "cannon": ((150, 400, 30, 100),),
    "skull": ((150, 400, 30, 100),),
}
# What is heard again and again: takes at least, and how much of each may lie above 4 kHz.
OFTEN = {
    "card": 3, "card-lock": 2, "coin": 3, "coin-lost": 2, "dice": 2, "sail": 3, "step": 3,
    "ammunition": 2, "beast": 2, "bump": 2, "cloth": 2, "commit": 3, "crew": 3, "crew-lost": 2, "food": 2, "mast-lost": 2,
    "miss": 2, "overboard": 2, "rope": 2, "spices": 2, "spyglass": 2, "sunk": 2,
}  # fmt: skip
BRIGHT = (4000, RATE, 0, 45)
ALIKE = 0.8  # the most that two takes may be alike; a take and itself are 1
LEVEL = 1.5  # LU between takes
# Music: strains a layer; how alike left and right may be; how far soft and loud must be apart.
STRAINS = 3
WIDE = (0.0, 0.8)
RANGE = (4, 15)

HERE = os.path.dirname(os.path.abspath(__file__))
LINE = re.compile(
    r'^\s*\(name: "([a-z-]+)", files: \[([^\]]+)\], bus: (\w+), caption: (None|Some\("([a-z-]+)"\)), volume: (-?\d+\.\d+)\),$'
)


def read(name):
    with open(os.path.join(HERE, "..", name), encoding="utf-8") as file:
        return file.read().splitlines()


def listed():
    """(name, files, bus, caption or nothing) for each line of sounds.ron; a line written otherwise is an error."""
    for number, line in enumerate(read("sounds.ron"), 1):
        if match := LINE.match(line):
            name, files, bus, _, caption, _ = match.groups()
            yield name, re.findall(r'"([^"]+)"', files), bus, caption
        elif line.lstrip().startswith("("):
            raise SystemExit(f"sounds.ron:{number}: expected (name, files, bus, caption, volume) on one line")


def seam(channel):
    """The step from a loop's last sample to its first, as a multiple of the usual step near by."""
    near = numpy.concatenate([channel[-500:], channel[:500]])
    return abs(channel[0] - channel[-1]) / math.sqrt((numpy.diff(near) ** 2).mean())


class Spectrum:
    """Where a sound's energy lies."""

    def __init__(self, channels):
        frames = channels.shape[1]
        self.power = (abs(numpy.fft.rfft(channels, axis=1)) ** 2).sum(axis=0)
        self.hertz = numpy.fft.rfftfreq(frames, 1 / RATE)

    def between(self, low, high):
        """Per cent of the energy from `low` hertz up to `high`."""
        return 100 * self.power[(self.hertz >= low) & (self.hertz < high)].sum() / self.power.sum()

    def octaves(self):
        """Per cent of the energy in each octave; the outer two take what lies beyond them."""
        edges = [0, *(middle * math.sqrt(2) for middle in OCTAVES[:-1]), RATE]
        return [self.between(low, high) for low, high in zip(edges, edges[1:])]

    def faults(self, bounds):
        """What lies outside of (from, to, least, most)."""
        for low, high, least, most in bounds:
            part = self.between(low, high)
            if not least <= part <= most:
                where = f"above {low} Hz" if high == RATE else f"from {low} to {high} Hz"
                yield f"{part:.0f} % of its energy {where}, expected {least} to {most}"


def alike(one, other):
    """How alike two sounds are at best, wherever one is laid on the other."""
    size = len(one) + len(other)
    cross = numpy.fft.irfft(numpy.fft.rfft(one, size) * numpy.conj(numpy.fft.rfft(other, size)), size)
    return abs(cross).max() / math.sqrt((one**2).sum() * (other**2).sum())


def measure(path, name, bus):
    """(measures as text, faults) of one file."""
    shortest, longest, quietest, loudest, wanted = BUSES[bus]
    channels = samples(path)
    seconds = channels.shape[1] / RATE
    top = abs(channels).max(initial=0)
    if not top:
        return "silent", ["silent"]
    peak = 20 * math.log10(top)
    goes_on = bus in ("Sea", "Music")
    lufs = loudness(path, momentary=not goes_on)
    spectrum = Spectrum(channels)
    octaves = " ".join(f"{part:4.0f}" for part in spectrum.octaves())
    text = f"{seconds:7.3f} {peak:6.1f} {lufs:6.1f}  {octaves}"
    faults = []
    if not shortest - 1e-9 <= seconds <= longest + 1e-9:
        faults.append(f"{seconds:.4f} s, expected {shortest} to {longest}")
    if len(channels) != wanted:
        faults.append(f"{len(channels)} channels, expected {wanted}")
    if peak > PEAK:
        faults.append(f"peak at {peak:.1f} dBFS, expected {PEAK} at most")
    if not quietest <= lufs <= loudest:
        faults.append(f"{lufs:.1f} LUFS, expected {quietest} to {loudest}")
    if (abs(channels.mean(axis=1)) > 0.003).any():
        faults.append("not centred on zero")
    often = (BRIGHT,) if name in OFTEN else ()
    faults += spectrum.faults((*EVERYWHERE, *OF_BUS.get(bus, ()), *OF_SOUND.get(name, ()), *often))
    if goes_on:
        same = numpy.corrcoef(channels)[0, 1] if len(channels) == 2 else 1.0
        apart = loudness_range(path)
        text += f"  {same:5.2f} {apart:5.1f}"
        if not WIDE[0] <= same <= WIDE[1]:
            faults.append(f"left and right alike by {same:.2f}, expected {WIDE[0]} to {WIDE[1]}")
        if bus == "Music" and not RANGE[0] <= apart <= RANGE[1]:
            faults.append(f"a loudness range of {apart:.1f} LU, expected {RANGE[0]} to {RANGE[1]}")
    else:
        text += f"  {'':5} {'':5}"
    if bus == "Sea":
        step = max(map(seam, channels))
        text += f"  seam {step:.2f}"
        if step > 4:
            faults.append(f"its ends do not meet: a step {step:.1f} times the usual one")
    else:
        lead = (abs(channels).max(axis=0) > HEARD * top).argmax() / RATE
        text += f"  heard after {1000 * lead:4.1f} ms"
        most = LEADS if goes_on else LEAD
        if lead > most:
            faults.append(f"silent for {1000 * lead:.0f} ms, expected {1000 * most:.0f} at most")
    return text, faults


def takes(folder, name, files, bus):
    """What is wrong with the takes of one sound."""
    least = STRAINS if bus == "Music" else OFTEN.get(name, 1)
    if len(files) < least:
        yield f"{name}: {len(files)} files, expected {least}"
    if bus not in ("Effects", "Interface") or len(files) < 2:
        return
    paths = [os.path.join(folder, file) for file in files]
    if not all(map(os.path.isfile, paths)):
        return
    levels = [loudness(path, momentary=True) for path in paths]
    if max(levels) - min(levels) > LEVEL:
        yield f"{name}: takes {max(levels) - min(levels):.1f} LU apart, expected {LEVEL} at most"
    sounds = [samples(path)[0] for path in paths]
    for at, one in enumerate(sounds):
        for after, other in enumerate(sounds[at + 1 :], at + 1):
            if (same := alike(one, other)) > ALIKE:
                yield f"{files[at]} and {files[after]}: alike by {same:.2f}, expected {ALIKE} at most"


def main():
    if len(sys.argv) > 2 or not os.path.isdir(folder := (sys.argv + [os.path.join(HERE, "..")])[1]):
        raise SystemExit("usage: python3 check.py [FOLDER]")
    octaves = " ".join(f"{middle:>4}" for middle in ("31", "63", "125", "250", "500", "1k", "2k", "4k", "8k", "16k"))
    print(f"{'file':22} {'s':>7} {'dBFS':>6} {'LUFS':>6}  {octaves}  {'L=R':>5} {'LU':>5}")
    faults, files, captions = [], set(), set()
    for name, names, bus, caption in listed():
        captions.update([caption] if caption else [])
        faults += takes(folder, name, names, bus)
        for file in names:
            files.add(file)
            path = os.path.join(folder, file)
            if not os.path.isfile(path):
                faults.append(f"{file}: not there")
                continue
            text, found = measure(path, name, bus)
            faults += [f"{file}: {fault}" for fault in found]
            print(f"{file:22} {text}")
    there = {name for name in os.listdir(folder) if name.endswith(".ogg")}
    faults += [f"{name}: not in sounds.ron" for name in sorted(there - files)]
    texts = {match[1] for line in read("en.ftl") if (match := re.match(r"([a-z-]+) = \S", line))}
    faults += [f"en.ftl: no text {name}" for name in sorted(captions - texts)]
    faults += [f"en.ftl: {name} is no sound's caption" for name in sorted(texts - captions)]
    size = sum(os.path.getsize(os.path.join(folder, name)) for name in there) / 1e6
    if size > MEGABYTES:
        faults.append(f"{size:.2f} MB, expected {MEGABYTES} at most")
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(there)} files, {size:.2f} MB, {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
