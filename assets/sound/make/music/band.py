"""The players: what a layer is made of, and how it becomes a MIDI file."""

import random

import midi
from theme import BARS, BEATS, MICROSECONDS_A_BEAT

DRUMS = 9  # General MIDI's channel of percussion, counted from 0

# General MIDI's keys of percussion.
LOW_TOM, MID_TOM, HIGH_CONGA_MUTE, HIGH_CONGA, LOW_CONGA, MARACAS, CLAVES, SHAKER, TRIANGLE = (
    41, 45, 62, 63, 64, 70, 75, 82, 81,
)  # fmt: skip

# The second of two eighths comes late by this part of a beat: a light swing.
SWING = 0.08
# What sounds on beyond the last bar; loops.sh lays it over the first.
TAIL_BEATS = 10


class Band:
    """Players on their channels, and all that they play."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.channels = []
        self.notes = []

    def player(self, program, volume, pan=64, reverb=50):
        """Someone who plays `program` (General MIDI, 1 to 128; nothing: percussion). Gives back the channel.

        Volumes are what solo.py found, not what looks even.
        """
        if program is None:
            channel = DRUMS
        else:
            channel = sum(channel[0] != DRUMS for channel in self.channels)
            channel += channel >= DRUMS
        self.channels.append((channel, None if program is None else program - 1, volume, pan, reverb))
        return channel

    def play(self, channel, bar, phrase, velocity, up=0, hold=0.94):
        """A phrase of (start, beats, key) in a bar, with a human hand: beats weigh more, no two notes are alike."""
        for start, beats, note in phrase:
            whole = int(start)
            part = start - whole
            late = part / 0.5 * (0.5 + SWING) if part <= 0.5 else 1 - (1 - part) / 0.5 * (0.5 - SWING)
            weight = 6 if start == 0 else 0 if part == 0 else -8
            loud = velocity + weight + self.rng.randint(-5, 5)
            # Never early: at the seam there is nothing before the first bar.
            when = bar * BEATS + whole + late + self.rng.uniform(0, 0.012)
            self.notes.append((channel, when, beats * hold, note + up, max(1, min(127, loud))))

    def beat(self, channel, bar, drum, pattern, velocity):
        """Strokes of one drum in a bar: a character for each sixteenth, `x` loud, `o` soft, anything else silent."""
        step = BEATS / len(pattern)
        for at, stroke in enumerate(pattern):
            if stroke in "xo":
                self.play(channel, bar, [(at * step, step, drum)], velocity - 22 * (stroke == "o"))

    def write(self, path):
        """All of it as MIDI, with silence for what dies away."""
        midi.write(path, MICROSECONDS_A_BEAT, BARS * BEATS + TAIL_BEATS, self.channels, self.notes)
