"""solo.py SOUNDFONT [LAYER...]: how loud each player of each layer is alone in each strain, in its loudest 0.4 s.

The players' volumes were set by this: lead voices about as loud as each other, in decibels 1 to 5 over bass and figures and
6 to 10 over pads. Instruments of the soundfont differ by 20 dB at one volume, and K-weighting knows what the ear makes of
it; whoever changes an instrument measures again.
"""

import os
import subprocess
import sys
import tempfile

from render import LAYERS, play
from theme import STRAINS

MAKE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
sys.path.append(MAKE)
from loudness import loudness  # noqa: E402

if __name__ == "__main__":
    soundfont, *layers = sys.argv[1:]
    with tempfile.TemporaryDirectory() as work:
        # Played by the workbench's own `fluid`: chorus alone would make the pad 15 dB louder.
        setting = {**os.environ, "here": MAKE, "WORK": work, "SOUNDFONT": soundfont}
        fluid = 'source "$here/lib.sh"; fluid solo -o synth.midi-bank-select=xg -o synth.reverb.width=1'
        for name in layers or LAYERS:
            for strain in range(1, len(STRAINS) + 1):
                band = play(name, strain)
                notes = band.notes
                for channel, program, volume, *_ in band.channels:
                    band.notes = [note for note in notes if note[0] == channel]
                    band.write(os.path.join(work, "solo.mid"))
                    subprocess.run(["bash", "-c", fluid], check=True, env=setting)
                    lufs = loudness(os.path.join(work, "solo-fluid.wav"), momentary=True)
                    player = "percussion" if program is None else f"program {program + 1}"
                    print(f"{name:10} {strain} {player:12} volume {volume:3} {lufs:6.1f} LUFS")
