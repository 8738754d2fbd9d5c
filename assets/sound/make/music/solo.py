"""solo.py SOUNDFONT: how loud each player of each layer is alone, in its loudest 0.4 s.

The players' volumes were set by this: lead voices about as loud as each other, in decibels 1 to 5 over bass and figures and
6 to 10 over pads. Instruments of the soundfont differ by 20 dB at one volume, and K-weighting knows what the ear makes of
it; whoever changes an instrument measures again.
"""

import os
import subprocess
import sys
import tempfile

from render import LAYERS

MAKE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
sys.path.append(MAKE)
from loudness import loudness  # noqa: E402

if __name__ == "__main__":
    (soundfont,) = sys.argv[1:]
    with tempfile.TemporaryDirectory() as work:
        # Played by the workbench's own `fluid`: chorus alone would make the pad 15 dB louder.
        setting = {**os.environ, "here": MAKE, "WORK": work, "SOUNDFONT": soundfont}
        for name, layer in LAYERS.items():
            for player in layer.play().channels:
                band = layer.play()
                band.notes = [note for note in band.notes if note[0] == player[0]]
                band.write(os.path.join(work, "solo.mid"))
                subprocess.run(["bash", "-c", 'source "$here/lib.sh"; fluid solo'], check=True, env=setting)
                lufs = loudness(os.path.join(work, "solo-fluid.wav"), momentary=True)
                program = "percussion" if player[1] is None else f"program {player[1] + 1}"
                print(f"{name:10} {program:12} volume {player[2]:3} {lufs:6.1f} LUFS")
