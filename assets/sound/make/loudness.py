"""How loud a sound is to the ear, by ITU-R BS.1770: K-weighted power, in LUFS.

    loudness.py momentary|integrated LUFS FILE    prints the gain in dB that brings FILE to LUFS, its peak below the ceiling

momentary: the loudest 0.4 s, right for effects. integrated: all of it, without BS.1770's gate, right for loops.
"""

import array
import math
import subprocess
import sys

RATE = 44100
# Vorbis does not keep peaks exactly: this leaves it room below the -3 dBFS that check.py asks for.
CEILING = -4.5


def k_weighting():
    """The two filters of BS.1770 for 44.1 kHz, as arguments of SoX: a shelf for the head, a high pass for the ear."""
    k = math.tan(math.pi * 1681.974450955533 / RATE)
    q, high = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    mid = high**0.4996667741545416
    norm = 1 + k / q + k * k
    shelf = [high + mid * k / q + k * k, 2 * (k * k - high), high - mid * k / q + k * k]
    yield [value / norm for value in shelf] + [1, 2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm]
    k = math.tan(math.pi * 38.13547087602444 / RATE)
    q = 0.5003270373238773
    norm = 1 + k / q + k * k
    yield [1, -2, 1] + [1, 2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm]


def samples(path, *effects):
    """A file's channels, one list each, through SoX's effects."""
    channels = int(subprocess.run(["soxi", "-c", path], capture_output=True, check=True, text=True).stdout)
    command = ["sox", "-R", "-V1", path, "-t", "f32", "-L", "-", *effects]
    raw = array.array("f", subprocess.run(command, capture_output=True, check=True).stdout)
    if sys.byteorder == "big":
        raw.byteswap()
    return [raw[channel::channels] for channel in range(channels)]


def loudness(path, momentary):
    """LUFS: the loudest 0.4 s, or the whole."""
    effects = []
    for numbers in k_weighting():
        effects += ["biquad", *(f"{number:.12f}" for number in numbers)]
    # Half as loud, so that the shelf cannot clip.
    channels = samples(path, "vol", "0.5", *effects)
    step = RATE // 10
    frames = len(channels[0])
    tenths = [
        sum(value * value for channel in channels for value in channel[start : start + step])
        for start in range(0, frames, step)
    ]
    if momentary:
        power = max(sum(tenths[at : at + 4]) for at in range(len(tenths))) / (4 * step)
    else:
        power = sum(tenths) / frames
    return -0.691 + 10 * math.log10(4 * power)


def peak(path):
    """The loudest sample, in dBFS."""
    return 20 * math.log10(max(max(max(channel), -min(channel)) for channel in samples(path)))


if __name__ == "__main__":
    kind, target, path = sys.argv[1:]
    gain = float(target) - loudness(path, momentary=kind == "momentary")
    print(f"{min(gain, CEILING - peak(path)):.2f}")
