"""Writes Standard MIDI files, format 0, and nothing more of them than a score needs."""

import struct

TICKS = 480  # a beat


def length(value):
    """MIDI's numbers of variable length: seven bits a byte, the top bit where more follow."""
    out = bytes([value & 0x7F])
    while value := value >> 7:
        out = bytes([0x80 | value & 0x7F]) + out
    return out


def write(path, microseconds_a_beat, beats, channels, notes):
    """One piece of `beats` beats.

    channels: (channel, program, volume, pan, reverb) each, programs 0 to 127, controllers 0 to 127. Without a program it
    is one of percussion, by the bank that Yamaha's XG has for it: FluidSynth must be told to heed that.
    notes: (channel, start, beats, key, velocity) each; start and beats in beats.
    """
    events = [(0, b"\xff\x51\x03" + struct.pack(">I", microseconds_a_beat)[1:])]
    for channel, program, volume, pan, reverb in channels:
        for controller, value in ((7, volume), (10, pan), (91, reverb)):
            events.append((0, bytes([0xB0 | channel, controller, value])))
        if program is None:
            events.append((0, bytes([0xB0 | channel, 0, 127])))
        events.append((0, bytes([0xC0 | channel, program or 0])))
    for channel, start, duration, key, velocity in notes:
        on, off = round(start * TICKS), round((start + duration) * TICKS)
        events.append((on, bytes([0x90 | channel, key, velocity])))
        events.append((max(off, on + 1), bytes([0x80 | channel, key, 0])))
    # At one moment a key is let go before it is struck again: bytes with 0x80 sort before those with 0x90, and what sets
    # a channel up, all at the start, is put before any note.
    setup = [event for event in events if event[1][0] & 0xF0 not in (0x80, 0x90)]
    played = sorted(event for event in events if event[1][0] & 0xF0 in (0x80, 0x90))
    track, now = b"", 0
    for tick, message in setup + played:
        track += length(tick - now) + message
        now = tick
    track += length(max(0, round(beats * TICKS) - now)) + b"\xff\x2f\x00"
    with open(path, "wb") as file:
        file.write(b"MThd" + struct.pack(">IHHH", 6, 0, 1, TICKS))
        file.write(b"MTrk" + struct.pack(">I", len(track)) + track)
