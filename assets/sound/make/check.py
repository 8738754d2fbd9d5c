"""check.py [FOLDER]: measures the sounds in FOLDER, here those that ship, and holds them against BARS, sounds.ron and en.ftl.

What a machine can tell without ears: that all are there, how long, how loud, nothing clips, effects start at once and die
away, loops close; that a laptop plays them; that what is heard often has takes that differ and does not hiss; that the sea
is surf, and the music wide, with soft and loud. Prints a line for each file: seconds, the loudest sample in dBFS, loudness
in LUFS (of effects the loudest 0.4 s), per cent of its energy in each octave, how much softer a laptop plays it (LU), how
alike left and right are (correlation, 1 is mono), how far soft and loud are apart (loudness range, LU), and how its seam or
its start is. Exits with 1 and one line for each fault.
"""

import math
import os
import re
import shutil
import sys

try:
    import numpy
except ImportError:
    numpy = None
if not numpy or not shutil.which("sox"):
    raise SystemExit("check.py: needs sox and numpy: sudo apt-get install sox libsox-fmt-base python3-numpy")

from loudness import RATE, k_weighting, loudness, loudness_range, samples

# What is heard again and again has takes: the ear knows one that comes back. In games that pick at random, most of the first
# come 20 to 110 times a game and most of the second 8 to 20. The cannon is told each time as loudly and as one.
ALWAYS = {"bag", "card", "coin", "commit", "crew", "helper", "sail", "step", "unfurl"}
OFTEN = {
    "ammunition", "barrel", "beast", "bump", "captain", "card-lock", "cloth", "coin-lost", "crew-lost", "dice", "food", "heart",
    "helicopter", "mast-lost", "mist", "miss", "overboard", "rope", "spices", "spyglass", "squall", "sticks", "stones", "sunk",
    "turn", "water",
}  # fmt: skip

# Whose (a bus, a sound, one of the two above), what is measured, least, most, and why.
BARS = (
    ("Effects", "s", 0.1, 5.2, "what it is played to is over then"),
    ("Interface", "s", 0.03, 2.5, "a button answers and is done"),
    ("Sea", "s", 32, 32, "beds.sh folds it so long; its swell goes into that evenly"),
    ("Music", "s", 40, 70, "a strain is long enough to be a song and short enough to end before the phase does"),
    ("Effects", "channels", 1, 1, "the game places it left and right"),
    ("Interface", "channels", 1, 1, "it comes from nowhere on the table"),
    ("Sea", "channels", 2, 2, "it is all round"),
    ("Music", "channels", 2, 2, "it is wide"),
    ("all", "dBFS", -40, -3, "several sound at a time, and their sum must not clip"),
    ("all", "of full scale off zero", 0, 0.003, "its start and its end would click"),
    ("Effects", "LUFS", -30, -17, "about equally loud, so that sounds.ron alone says what is in front of what"),
    ("Interface", "LUFS", -46, -22, "softer than anything on the table"),
    ("Sea", "LUFS", -31, -29, "behind everything"),
    ("Music", "LUFS", -29, -22, "behind effects"),
    ("Music", "LU over the strain before", 0.5, 3, "the game plays the later ones where more is at stake"),
    # A laptop's loudspeakers have nothing below 80 Hz and little below 150.
    ("all", "% below 80 Hz", 0, 30, "a laptop plays nothing of it, and it takes the room of what is heard"),
    ("all", "% above 150 Hz", 35, 100, "a laptop plays only that"),
    ("all", "LU lost on a laptop", 0, 3, "what is in front of what must not depend on the loudspeaker"),
    ("cannon", "% from 150 to 400 Hz", 30, 100, "there lies the body of a great sound on a small loudspeaker"),
    ("skull", "% from 150 to 400 Hz", 30, 100, "there lies the body of a great sound on a small loudspeaker"),
    ("Sea", "% above 500 Hz", 40, 75, "less is a rumble, more is the hiss of a wire: surf is between"),
    ("Sea", "% above 4 kHz", 0, 20, "it is heard for hours"),
    ("always", "% above 4 kHz", 0, 45, "heard in rows, it must not hiss"),
    ("often", "% above 4 kHz", 0, 45, "heard in rows, it must not hiss"),
    ("always", "files", 3, 9, "the ear knows one that comes back at once"),
    ("often", "files", 2, 9, "the ear knows one that comes back"),
    ("Effects", "alike in two takes", 0, 0.8, "takes are to be told apart; one and itself are 1"),
    ("Effects", "LU between takes", 0, 1.5, "none stands out for no reason"),
    ("Effects", "ms until it is heard", 0, 15, "it belongs to what is seen at that moment"),
    ("Interface", "ms until it is heard", 0, 15, "it belongs to what is clicked at that moment"),
    ("Music", "ms until it is heard", 0, 200, "a strain begins with its first beat"),
    ("Effects", "dB at its end", -200, -40, "it dies away and is not cut off"),
    ("Interface", "dB at its end", -200, -40, "it dies away and is not cut off"),
    ("Music", "dB at its end", -200, -40, "it dies away and is not cut off"),
    ("Sea", "times the usual step at its seam", 0, 4, "going round is not heard"),
    ("Sea", "L=R", 0, 0.8, "each side has waves of its own"),
    ("Music", "L=R", 0, 0.8, "more is nearly mono; less than 0 would vanish in one loudspeaker"),
    ("Music", "LU", 5, 15, "less is flat; more is too soft to hear or too loud to think"),
    ("Music", "files", 3, 9, "two strains come back too soon, and what is at stake chooses among them"),
    ("everything", "MB", 0, 12, "the game carries them all in itself"),
)

OCTAVES = (31.5, 63, 125, 250, 500, 1000, 2000, 4000, 8000, 16000)  # their middles
LAPTOP = 200  # hertz below which a laptop's loudspeakers fall off by 24 dB an octave
HEARD = 10 ** (-46 / 20)  # of the peak: quieter is not yet heard
END = 220  # frames: the last 5 ms

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


def faults(whose, measures):
    """What of these measures misses a bar of one of these."""
    for group, what, least, most, why in BARS:
        if group in whose and what in measures and not least - 1e-9 <= measures[what] <= most + 1e-9:
            yield f"{measures[what]:.2f} {what}, expected {least} to {most}: {why}"


def decibels(part):
    """A part of an amplitude; silence has no logarithm."""
    return 20 * math.log10(max(part, 1e-10))


def seam(channel):
    """The step from a loop's last sample to its first, as a multiple of the usual step near by."""
    near = numpy.concatenate([channel[-500:], channel[:500]])
    return abs(channel[0] - channel[-1]) / math.sqrt((numpy.diff(near) ** 2).mean())


class Spectrum:
    """Where a sound's energy lies."""

    def __init__(self, channels):
        self.power = (abs(numpy.fft.rfft(channels, axis=1)) ** 2).sum(axis=0)
        self.hertz = numpy.fft.rfftfreq(channels.shape[1], 1 / RATE)

    def between(self, low, high=RATE):
        """Per cent of the energy from `low` hertz up to `high`."""
        return 100 * self.power[(self.hertz >= low) & (self.hertz < high)].sum() / self.power.sum()

    def octaves(self):
        """Per cent of the energy in each octave; the outer two take what lies beyond them."""
        edges = [0, *(middle * math.sqrt(2) for middle in OCTAVES[:-1]), RATE]
        return [self.between(low, high) for low, high in zip(edges, edges[1:])]

    def lost_on_a_laptop(self):
        """How much softer to the ear it is from a laptop's loudspeakers, in LU."""
        turn = numpy.exp(-2j * math.pi * self.hertz / RATE)
        ear = self.power.copy()
        for numbers in k_weighting():
            above, below = (numpy.polyval(part[::-1], turn) for part in (numbers[:3], numbers[3:]))
            ear *= abs(above / below) ** 2
        part = (self.hertz / LAPTOP) ** 8
        return 10 * math.log10(ear.sum() / (ear * part / (1 + part)).sum())


def alike(one, other):
    """How alike two sounds are at best, wherever one is laid on the other."""
    size = len(one) + len(other)
    cross = numpy.fft.irfft(numpy.fft.rfft(one, size) * numpy.conj(numpy.fft.rfft(other, size)), size)
    return abs(cross).max() / math.sqrt((one**2).sum() * (other**2).sum())


def measure(path, channels, bus):
    """(line of the table, measures) of one file."""
    top = abs(channels).max()
    goes_on = bus in ("Sea", "Music")
    spectrum = Spectrum(channels)
    found = {
        "s": channels.shape[1] / RATE,
        "channels": len(channels),
        "dBFS": decibels(top),
        "of full scale off zero": abs(channels.mean(axis=1)).max(),
        "LUFS": loudness(path, momentary=not goes_on),
        "% below 80 Hz": spectrum.between(0, 80),
        "% above 150 Hz": spectrum.between(150),
        "% from 150 to 400 Hz": spectrum.between(150, 400),
        "% above 500 Hz": spectrum.between(500),
        "% above 4 kHz": spectrum.between(4000),
        "LU lost on a laptop": spectrum.lost_on_a_laptop(),
        "ms until it is heard": 1000 * (abs(channels).max(axis=0) > HEARD * top).argmax() / RATE,
        "dB at its end": decibels(abs(channels[:, -END:]).max() / top),
        "times the usual step at its seam": max(map(seam, channels)),
    }
    octaves = " ".join(f"{part:4.0f}" for part in spectrum.octaves())
    text = f"{found['s']:7.3f} {found['dBFS']:6.1f} {found['LUFS']:6.1f}  {octaves}  {found['LU lost on a laptop']:6.1f}"
    if goes_on:
        found["L=R"] = numpy.corrcoef(channels)[0, 1] if len(channels) == 2 else 1.0
        found["LU"] = loudness_range(path)
        text += f"  {found['L=R']:5.2f} {found['LU']:5.1f}"
    else:
        text += f"  {'':5} {'':5}"
    if bus == "Sea":
        text += f"  seam {found['times the usual step at its seam']:.2f}"
    else:
        text += f"  heard after {found['ms until it is heard']:4.1f} ms"
    return text, found


def main():
    if len(sys.argv) > 2 or not os.path.isdir(folder := (sys.argv + [os.path.join(HERE, "..")])[1]):
        raise SystemExit("usage: python3 check.py [FOLDER]")
    octaves = " ".join(f"{middle:>4}" for middle in ("31", "63", "125", "250", "500", "1k", "2k", "4k", "8k", "16k"))
    print(f"{'file':22} {'s':>7} {'dBFS':>6} {'LUFS':>6}  {octaves}  {'laptop':>6}  {'L=R':>5} {'LU':>5}")
    wrong, sounds, files, captions = [], set(), set(), set()
    for name, names, bus, caption in listed():
        sounds.add(name)
        captions.update([caption] if caption else [])
        files.update(names)
        whose = {"all", bus, name, *(["always"] if name in ALWAYS else []), *(["often"] if name in OFTEN else [])}
        takes, levels = [], []
        for file in names:
            path = os.path.join(folder, file)
            if not os.path.isfile(path):
                wrong.append(f"{file}: not there")
                continue
            channels = samples(path)
            if not channels.any():
                wrong.append(f"{file}: silent")
                continue
            text, found = measure(path, channels, bus)
            wrong += [f"{file}: {fault}" for fault in faults(whose, found)]
            print(f"{file:22} {text}")
            levels.append(found["LUFS"])
            if bus != "Music":
                takes.append(channels[0])
        together = {"files": len(names)}
        if bus == "Music" and len(levels) > 1:
            together["LU over the strain before"] = min(later - before for before, later in zip(levels, levels[1:]))
        if len(takes) > 1:
            pairs = [alike(one, other) for at, one in enumerate(takes) for other in takes[at + 1 :]]
            together["alike in two takes"] = max(pairs)
            together["LU between takes"] = max(levels) - min(levels)
        wrong += [f"{name}: {fault}" for fault in faults(whose, together)]
    there = {name for name in os.listdir(folder) if name.endswith(".ogg")}
    wrong += [f"{name}: not in sounds.ron" for name in sorted(there - files)]
    wrong += [f"{name}: not in sounds.ron, but heard often here" for name in sorted((ALWAYS | OFTEN) - sounds)]
    texts = {match[1] for line in read("en.ftl") if (match := re.match(r"([a-z-]+) = \S", line))}
    wrong += [f"en.ftl: no text {name}" for name in sorted(captions - texts)]
    wrong += [f"en.ftl: {name} is no sound's caption" for name in sorted(texts - captions)]
    size = sum(os.path.getsize(os.path.join(folder, name)) for name in there) / 1e6
    wrong += faults({"everything"}, {"MB": size})
    for fault in wrong:
        print(fault, file=sys.stderr)
    print(f"{len(there)} files, {size:.2f} MB, {len(wrong)} faults")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
