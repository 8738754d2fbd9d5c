"""Five instruments that SoX lacks, each writing one mono file with its loudest sample at -3 dBFS.

    synth.py struck  OUT SECONDS FREQUENCY:GAIN:DECAY[:START] ...
    synth.py clicks  OUT SECONDS SEED AT:RATE:GAIN ...
    synth.py bubbles OUT SECONDS SEED COUNT LOWEST HIGHEST EARLY
    synth.py gust    OUT SECONDS SEED NARROWNESS AT:FREQUENCY:GAIN ...
    synth.py glide   OUT SECONDS DEPTH:RATE AT:FREQUENCY:GAIN ...

struck: a body of metal or wood as what it is physically, a sum of tones that die away; DECAY is the time to fall by 60 dB.
clicks: irregular clicks at RATE a second, the raw stuff of creaks and rattles; a filter makes the body they shake.
bubbles: air in water, tones that rise while they die, which is what we hear as wet; EARLY above 1 crowds them at the start.
gust: noise through a band that wanders, for wind and waves. glide: a voice that slides, with vibrato of DEPTH semitones.

Seconds and hertz; gains are factors. Between two AT points gains go in a straight line, frequencies and rates by equal
ratios.
"""

import array
import cmath
import math
import random
import sys
import wave

RATE = 44100
PEAK = 10 ** (-3 / 20)


def numbers(words):
    """`a:b:c` words as tuples of numbers."""
    return [tuple(float(part) for part in word.split(":")) for word in words]


def travel(points, frames):
    """For each frame the (middle, gain) between the AT points; the middle is a frequency or a rate."""
    at = 0
    for frame in range(frames):
        now = frame / RATE
        while at + 2 < len(points) and now >= points[at + 1][0]:
            at += 1
        (start, low, soft), (end, high, loud) = points[at], points[at + 1]
        part = min(max((now - start) / (end - start), 0.0), 1.0)
        yield low * (high / low) ** part, soft + (loud - soft) * part


def struck(frames, words):
    out = [0.0] * frames
    for frequency, gain, decay, *start in numbers(words):
        first = round(RATE * start[0]) if start else 0
        # One turning pointer a tone: far cheaper than a sine and a power for each frame. It starts at a zero crossing.
        turn = cmath.exp(complex(-6.9 / decay, 2 * math.pi * frequency) / RATE)
        pointer = complex(0.0, -gain)
        for frame in range(first, min(frames, first + round(decay * 1.3 * RATE))):
            out[frame] += pointer.real
            pointer *= turn
    return out


def clicks(frames, words):
    rng = random.Random(int(words[0]))
    out = [0.0] * frames
    wait = 0.0
    for frame, (rate, gain) in enumerate(travel(numbers(words[1:]), frames)):
        wait -= rate / RATE
        if wait <= 0:
            out[frame] = gain * rng.uniform(0.4, 1.0) * rng.choice((-1, 1))
            wait = rng.uniform(0.65, 1.35)
    return out


def bubbles(frames, words):
    seed, count = int(words[0]), int(words[1])
    lowest, highest, early = (float(word) for word in words[2:])
    rng = random.Random(seed)
    starts = sorted(rng.random() ** early for _ in range(count))
    out = [0.0] * frames
    for start in starts:
        frequency = lowest * (highest / lowest) ** rng.random()
        decay = rng.uniform(14, 34) / frequency
        # Great bubbles are louder; all get softer towards the end.
        gain = rng.uniform(0.3, 1.0) * (lowest / frequency) ** 0.6 * (1 - 0.7 * start)
        rise = rng.uniform(0.1, 0.5) / decay
        phase = 0.0
        first = round((start - starts[0]) * 0.85 * frames)
        for frame in range(first, min(frames, first + round(3 * decay * RATE))):
            age = (frame - first) / RATE
            phase += 2 * math.pi * frequency * (1 + rise * age) / RATE
            out[frame] += gain * math.sin(phase) * math.exp(-age / decay) * min(1.0, age * 900)
    return out


def gust(frames, words):
    rng = random.Random(int(words[0]))
    damp = 1 / float(words[1])
    out = []
    low = band = deep = wave = 0.0
    for frequency, gain in travel(numbers(words[2:]), frames):
        # A state-variable filter: its middle may move at every frame without clicks. Twice, for water and wind have
        # little above their band; once leaves the hiss of a bad wire.
        step = 2 * math.sin(math.pi * min(frequency, 7000) / RATE)
        band += step * (rng.uniform(-1, 1) - low - damp * band)
        low += step * band
        wave += step * (damp * band - deep - damp * wave)
        deep += step * wave
        # The band's width grows with its frequency; so the same gain stays as loud.
        out.append(gain * wave * math.sqrt(damp / frequency))
    return out


def glide(frames, words):
    depth, rate = numbers(words[:1])[0]
    out = []
    phase = 0.0
    for frame, (frequency, gain) in enumerate(travel(numbers(words[1:]), frames)):
        bend = 2 ** (depth / 12 * math.sin(2 * math.pi * rate * frame / RATE))
        phase += 2 * math.pi * frequency * bend / RATE
        out.append(gain * (math.sin(phase) + 0.25 * math.sin(2 * phase) + 0.1 * math.sin(3 * phase)))
    return out


def write(path, frames):
    loudest = max(map(abs, frames)) or 1.0
    scale = PEAK * 0x7FFF_FFFF / loudest
    samples = array.array("i", (round(scale * frame) for frame in frames))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(4)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


if __name__ == "__main__":
    kind, path, seconds, *rest = sys.argv[1:]
    instrument = {"struck": struck, "clicks": clicks, "bubbles": bubbles, "gust": gust, "glide": glide}[kind]
    write(path, instrument(round(float(seconds) * RATE), rest))
