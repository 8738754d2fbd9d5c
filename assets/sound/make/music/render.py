"""render.py LAYER FILE: writes the MIDI file of a layer, dusk, moonlight, dawn or shelf."""

import sys

import dawn
import dusk
import moonlight
import shelf

LAYERS = {"dusk": dusk, "moonlight": moonlight, "dawn": dawn, "shelf": shelf}

if __name__ == "__main__":
    layer, path = sys.argv[1:]
    LAYERS[layer].play().write(path)
