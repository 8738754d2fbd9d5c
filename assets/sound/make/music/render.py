"""render.py LAYER STRAIN FILE: writes the MIDI file of a strain, 1 to 3, of one of LAYERS.

Prints how many seconds it is to sound and how loud it is to be, in LUFS.
"""

import sys

import chase
import dawn
import dusk
import jungle
import moonlight
import shelf
import swell
import tavern
import torchlight
from band import Band
from theme import STRAINS

LAYERS = {
    "dusk": dusk,
    "moonlight": moonlight,
    "dawn": dawn,
    "shelf": shelf,
    "jungle": jungle,
    "torchlight": torchlight,
    "tavern": tavern,
    "chase": chase,
    "swell": swell,
}


def play(layer, number):
    """The band that has played strain `number`, from 1, of a layer."""
    seed = 10 * list(LAYERS).index(layer) + number
    band = Band(STRAINS[number - 1], seed)
    LAYERS[layer].STRAINS[number - 1](band)
    return band


if __name__ == "__main__":
    layer, number, path = sys.argv[1:]
    band = play(layer, int(number))
    band.write(path)
    print(f"{band.seconds():.3f} {band.strain.loud + LAYERS[layer].LOUDER:.1f}")
