"""How loud a sound is to the ear, by ITU-R BS.1770: K-weighted power, in LUFS.

    loudness.py momentary|integrated LUFS FILE    prints the gain in dB that brings FILE to LUFS, its peak below the ceiling

momentary: the loudest 0.4 s, right for effects. integrated: all of it, without BS.1770's gate, right for loops.
"""

import functools
import math
import subprocess
import sys

import numpy

RATE = 44100
# Vorbis does not keep peaks exactly: this leaves it room below the -3 dBFS that check.py asks for.
CEILING = -4.5
# The smallest power that counts as sound: silence has no logarithm.
FAINT = 1e-12


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
    """A file's channels, a row each, through SoX's effects."""
    channels = int(subprocess.run(["soxi", "-c", path], capture_output=True, check=True, text=True).stdout)
    command = ["sox", "-R", "-V1", path, "-t", "f32", "-L", "-", *effects]
    raw = numpy.frombuffer(subprocess.run(command, capture_output=True, check=True).stdout, dtype="<f4")
    return raw.reshape(-1, channels).T.astype(float)


# Loudness and loudness range ask for the same.
@functools.lru_cache(maxsize=1)
def tenths(path):
    """The K-weighted power of each tenth of a second, all channels together, times its frames; and the frames of all."""
    effects = []
    for numbers in k_weighting():
        effects += ["biquad", *(f"{number:.12f}" for number in numbers)]
    # Half as loud, so that the shelf cannot clip.
    channels = 2 * samples(path, "vol", "0.5", *effects)
    frames = channels.shape[1]
    return numpy.add.reduceat((channels**2).sum(axis=0), numpy.arange(0, frames, RATE // 10)), frames


def lufs(power):
    """A power as loudness."""
    return -0.691 + 10 * math.log10(max(power, FAINT))


def loudness(path, momentary):
    """LUFS: the loudest 0.4 s, or the whole."""
    powers, frames = tenths(path)
    if not momentary:
        return lufs(powers.sum() / frames)
    return lufs(max(powers[at : at + 4].sum() for at in range(len(powers))) / (4 * RATE // 10))


def loudness_range(path):
    """How far soft and loud are apart, in LU, by EBU Tech 3342: the loudness of each 3 s, its 10 % and its 95 % point.

    What is 20 LU softer than the mean is silence, and does not count.
    """
    powers, _ = tenths(path)
    spans = numpy.convolve(powers, numpy.ones(30), "valid") / (3 * RATE)
    spans = spans[spans > 10 ** ((-70 + 0.691) / 10)]
    if not len(spans):
        return 0.0
    spans = spans[spans > spans.mean() / 100]
    soft, loud = numpy.percentile(spans, (10, 95))
    return lufs(loud) - lufs(soft)


def peak(path):
    """The loudest sample, in dBFS."""
    return 20 * math.log10(abs(samples(path)).max())


if __name__ == "__main__":
    kind, target, path = sys.argv[1:]
    gain = float(target) - loudness(path, momentary=kind == "momentary")
    print(f"{min(gain, CEILING - peak(path)):.2f}")
