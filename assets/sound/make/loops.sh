# What sounds without end: the sea's bed and the four layers of music, in stereo.
# shellcheck shell=bash

# fold TAKE FRAMES: makes a loop of FRAMES frames of a longer take. What sounds on after the loop's end is laid over its
# start, so that going round is the same as having gone on: the seam is exact, whatever rings across it.
fold() {
    sx "$WORK/$1.wav" "$WORK/$1-body.wav" trim 0 "${2}s"
    sx "$WORK/$1.wav" "$WORK/$1-tail.wav" trim "${2}s"
    sx -m -v 1 "$WORK/$1-body.wav" -v 1 "$WORK/$1-tail.wav" "$WORK/$1-loop.wav"
}

# The sea's bed: 20 s, with five seconds more of noise that fades as the first five fade in. Two noises of one power, faded
# by the shape of a quarter sine, add up to that power, so that the swell does not dip at the seam. Each of the two
# channels has noise of its own. The swell's periods, 10 and 20/3 s, go into 20 s evenly.
sx -n -r 44100 -b 32 -c 2 "$WORK/sea-deep.wav" synth 25 pinknoise pinknoise \
    highpass 60 lowpass 480 fade q 5 25 5 gain -n -6
sx -n -r 44100 -b 32 -c 2 "$WORK/sea-high.wav" synth 25 pinknoise pinknoise \
    highpass 700 lowpass 2600 fade q 5 25 5 gain -n -6
for band in deep high; do fold "sea-$band" $((20 * 44100)); done
sx "$WORK/sea-deep-loop.wav" "$WORK/sea-swell.wav" tremolo 0.1 45
sx "$WORK/sea-high-loop.wav" "$WORK/sea-lap.wav" tremolo 0.15 70
sx -m -v 1 "$WORK/sea-swell.wav" -v 0.3 "$WORK/sea-lap.wav" "$WORK/sea.wav"
encode "$WORK/sea.wav" sea -30 integrated 1.5

# 96 beats of 26,460 frames: theme.py.
for layer in dusk moonlight dawn shelf; do
    python3 "$here/music/render.py" "$layer" "$WORK/$layer.mid"
    fluid "$layer"
    fold "$layer-fluid" $((96 * 26460))
    encode "$WORK/$layer-fluid-loop.wav" "music-$layer" -24 integrated 1.5
done
