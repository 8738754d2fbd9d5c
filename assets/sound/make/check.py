"""check.py FOLDER [--table]: holds the sounds in FOLDER against sounds.ron and en.ftl; with --table, shows their measures.

What a machine can tell without ears: that all are there, how long, how loud, nothing clips, effects start at once, loops
close. Exits with 1 and one line for each fault.
"""

import math
import os
import re
import sys

from loudness import RATE, loudness, samples

# Shortest and longest in seconds, quietest and loudest in LUFS, channels. Loops: as long as loops.sh makes them.
BUSES = {
    "Effects": (0.1, 5.2, -30, -17, 1),
    "Interface": (0.03, 2.5, -46, -22, 1),
    "Sea": (20, 20, -31, -29, 2),
    "Music": (57.6, 57.6, -25, -23, 2),
}
LOOPS = ("Sea", "Music")
PEAK = -3.0  # dBFS
LEAD = 0.015  # seconds before an effect is heard
HEARD = 10 ** (-46 / 20)  # of the peak: quieter is not yet heard
MEGABYTES = 3.1

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
    near = list(channel[-500:]) + list(channel[:500])
    steps = [after - before for before, after in zip(near, near[1:])]
    usual = math.sqrt(sum(step * step for step in steps) / len(steps))
    return abs(channel[0] - channel[-1]) / usual


def measure(path, bus):
    """(measures as text, faults) of one file."""
    shortest, longest, quietest, loudest, wanted = BUSES[bus]
    channels = samples(path)
    seconds = len(channels[0]) / RATE
    top = max((max(max(channel), -min(channel)) for channel in channels if channel), default=0)
    if not top:
        return "silent", ["silent"]
    peak = 20 * math.log10(top)
    lufs = loudness(path, momentary=bus not in LOOPS)
    text = f"{seconds:7.3f} s  {peak:6.1f} dBFS  {lufs:6.1f} LUFS"
    faults = []
    if not shortest - 1e-9 <= seconds <= longest + 1e-9:
        faults.append(f"{seconds:.4f} s, expected {shortest} to {longest}")
    if len(channels) != wanted:
        faults.append(f"{len(channels)} channels, expected {wanted}")
    if peak > PEAK:
        faults.append(f"peak at {peak:.1f} dBFS, expected {PEAK} at most")
    if not quietest <= lufs <= loudest:
        faults.append(f"{lufs:.1f} LUFS, expected {quietest} to {loudest}")
    if any(abs(sum(channel)) / len(channel) > 0.003 for channel in channels):
        faults.append("not centred on zero")
    if bus in LOOPS:
        step = max(map(seam, channels))
        text += f"  seam {step:.2f}"
        if step > 4:
            faults.append(f"its ends do not meet: a step {step:.1f} times the usual one")
    else:
        lead = next(at for at, value in enumerate(channels[0]) if abs(value) > HEARD * top) / RATE
        text += f"  heard after {1000 * lead:4.1f} ms"
        if lead > LEAD:
            faults.append(f"silent for {1000 * lead:.0f} ms, expected {1000 * LEAD:.0f} at most")
    return text, faults


def main():
    if len(sys.argv) < 2 or not os.path.isdir(sys.argv[1]):
        raise SystemExit("usage: python3 check.py FOLDER [--table]")
    folder, table = sys.argv[1], "--table" in sys.argv[2:]
    faults, files, captions = [], set(), set()
    for _, names, bus, caption in listed():
        captions.update([caption] if caption else [])
        for name in names:
            files.add(name)
            path = os.path.join(folder, name)
            if not os.path.isfile(path):
                faults.append(f"{name}: not there")
                continue
            text, found = measure(path, bus)
            faults += [f"{name}: {fault}" for fault in found]
            if table:
                print(f"{name:20} {text}")
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
