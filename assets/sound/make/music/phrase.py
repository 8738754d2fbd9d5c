"""phrase.py PROGRAM BEATS_A_MINUTE SCORE FILE: one line of score (score.py) on one instrument (General MIDI, 1 to 128)."""

import sys

import midi
import score

if __name__ == "__main__":
    program, tempo, text, path = sys.argv[1:]
    line = score.phrase(text)
    # Four beats more, for the last notes to die away in.
    beats = max(start + length for start, length, _ in line) + 4
    midi.write(
        path,
        round(60e6 / float(tempo)),
        beats,
        [(0, int(program) - 1, 110, 64, 60)],
        [(0, start, length, note, 100) for start, length, note in line],
    )
