"""The players: what a strain of a layer is made of, and how it becomes a MIDI file."""

import random

import midi
from theme import BEATS

DRUMS = 9  # General MIDI's only channel of percussion, counted from 0; a pair needs two, so others are made such (midi.py)

# General MIDI's keys of percussion.
LOW_TOM, MID_TOM, HIGH_CONGA_MUTE, HIGH_CONGA, LOW_CONGA, MARACAS, CLAVES, SHAKER, TRIANGLE = (
    41, 45, 62, 63, 64, 70, 75, 82, 81,
)  # fmt: skip
STICK, SIDE_DRUM, CLAP, TAMBOURINE = 37, 38, 39, 54

# The second of two eighths comes late by this part of a beat: a light swing.
SWING = 0.08
# What rings on beyond the last bar.
TAIL_BEATS = 8
# How far left and right of the middle (64) the two of a pair sit, and how much softer each is than one alone would be.
APART = 56
HALF = 10 ** (-3 / 40)


class Band:
    """Players on their channels, and all that they play of a strain."""

    def __init__(self, strain, seed):
        self.strain = strain
        self.rng = random.Random(seed)
        self.channels = []
        self.notes = []
        self.points = [(0, 0.0), (strain.bars, 0.0)]

    def player(self, program, volume, pan=64, reverb=50):
        """Someone who plays `program` (General MIDI, 1 to 128; nothing: percussion). Gives back the channels, here one.

        Volumes are what solo.py found, not what looks even.
        """
        channel = len(self.channels)
        channel += channel >= DRUMS
        self.channels.append((channel, None if program is None else program - 1, volume, pan, reverb))
        return (channel,)

    def pair(self, program, volume, apart=APART, reverb=50):
        """Two who play the same, left and right of the middle: no two hands are alike, and that is what sounds wide."""
        left, right = (
            self.player(program, round(volume * HALF), 64 + side * apart, reverb) for side in (-1, 1)
        )
        return left + right

    def swell(self, *points):
        """How loud the band plays: decibels at bars, in a straight line between them."""
        self.points = [*points, (self.strain.bars + 1, points[-1][1])]

    def decibels(self, beat):
        """How loud at a beat."""
        bar = beat / BEATS
        for (start, low), (end, high) in zip(self.points, self.points[1:]):
            if bar < end:
                return low + (high - low) * max(0.0, bar - start) / (end - start)
        return self.points[-1][1]

    def play(self, channels, bar, phrase, velocity, up=0, hold=0.94):
        """A phrase of (start, beats, key) in a bar, with human hands: beats weigh more, no two notes are alike."""
        for channel in channels:
            for start, beats, note in phrase:
                whole = int(start)
                part = start - whole
                late = part / 0.5 * (0.5 + SWING) if part <= 0.5 else 1 - (1 - part) / 0.5 * (0.5 - SWING)
                weight = 6 if start == 0 else 0 if part == 0 else -8
                # Never early: there is nothing before the first bar. The second of a pair comes a little after the first.
                behind = 0.02 if channel != channels[0] else 0.0
                when = bar * BEATS + whole + late + behind + self.rng.uniform(0, 0.016)
                # The soundfont's loudness goes with the square of the velocity.
                loud = (velocity + weight + self.rng.randint(-5, 5)) * 10 ** (self.decibels(when) / 40)
                self.notes.append((channel, when, beats * hold, note + up, max(1, min(127, round(loud)))))

    def scatter(self, channels, bar, phrase, velocity, hold=0.94):
        """A phrase that a pair plays in turn, note by note."""
        for at, note in enumerate(phrase):
            channel = channels[at % len(channels)]
            self.play((channel,), bar, [note], velocity, hold=hold)

    def beat(self, channels, bar, drum, pattern, velocity):
        """Strokes of one drum in a bar: a character for each sixteenth, `x` loud, `o` soft, anything else silent."""
        step = BEATS / len(pattern)
        for at, stroke in enumerate(pattern):
            if stroke in "xo":
                self.play(channels, bar, [(at * step, step, drum)], velocity - 22 * (stroke == "o"))

    def seconds(self):
        """How long it sounds."""
        return self.strain.seconds(self.strain.bars * BEATS + TAIL_BEATS)

    def write(self, path):
        """All of it as MIDI, with silence for what dies away."""
        beats = self.strain.bars * BEATS + TAIL_BEATS
        midi.write(path, self.strain.microseconds_a_beat, beats, self.channels, self.notes)
