# What sounds all the time: the sea, which goes round without end, and the strains of music, which end. All in stereo.
# shellcheck shell=bash

# fold TAKE FRAMES: makes a loop of FRAMES frames of a longer take. What sounds on after the loop's end is laid over its
# start, so that going round is the same as having gone on: the seam is exact, whatever rings across it.
fold() {
    sx "$WORK/$1.wav" "$WORK/$1-body.wav" trim 0 "${2}s"
    sx "$WORK/$1.wav" "$WORK/$1-tail.wav" trim "${2}s"
    sx -m -v 1 "$WORK/$1-body.wav" -v 1 "$WORK/$1-tail.wav" "$WORK/$1-loop.wav"
}

# The sea's bed: 32 s, with five seconds more of noise that fades as the first five fade in. Two noises of one power, faded
# by the shape of a quarter sine, add up to that power, so that the swell does not dip at the seam. Each of the two
# channels has noise of its own. The swell's periods, 32/3 and 32/5 s, go into 32 s evenly.
sea_seconds=32
sx -n -r 44100 -b 32 -c 2 "$WORK/sea-deep.wav" synth 37 pinknoise pinknoise \
    highpass 110 highpass 110 lowpass 420 fade q 5 37 5 gain -n -6
sx -n -r 44100 -b 32 -c 2 "$WORK/sea-high.wav" synth 37 pinknoise pinknoise \
    highpass 600 lowpass 2400 fade q 5 37 5 gain -n -6
for band in deep high; do fold "sea-$band" $((sea_seconds * 44100)); done
sx "$WORK/sea-deep-loop.wav" "$WORK/sea-swell.wav" tremolo 0.09375 45
sx "$WORK/sea-high-loop.wav" "$WORK/sea-lap.wav" tremolo 0.15625 60

# surf NAME SEED AT LEFT RIGHT BREAKS: a wave that comes in at AT seconds, louder on one side than on the other. It draws
# near, breaks with the brightness BREAKS, and its foam runs out and hisses away. The sides have noise of their own.
surf() {
    local name=$1 seed=$2 at=$3 breaks=$6 side gain
    for side in left right; do
        gain=$([[ $side == left ]] && echo "$4" || echo "$5")
        gust "$name-wave" 7 "$seed" 0.5 0:320:0 2:600:0.35 "2.9:$breaks:1" 4:950:0.5 7:500:0
        gust "$name-foam" 6 "$((seed + 50))" 0.5 0:1900:0 0.5:3400:1 2:4200:0.5 6:5200:0
        mix "$name-$side" "$name-wave 0 $at" "$name-foam -12 $(awk "BEGIN { print $at + 2.5 }")"
        sx "$WORK/$name-$side.wav" "$WORK/$name-$side-heard.wav" gain "$gain" pad 0 12 trim 0 44
        seed=$((seed + 1))
    done
    sx -M "$WORK/$name-left-heard.wav" "$WORK/$name-right-heard.wav" "$WORK/$name.wav"
}

# Five waves of which no two are alike, none at an even distance from the one before: nobody learns the loop by heart.
surf sea-one 201 0.5 -1 -6 1250
surf sea-two 211 7.2 -9 -4 1000
surf sea-three 221 12.4 -5 -5 1450
surf sea-four 231 20.1 -4 -11 950
surf sea-five 241 26.3 -7 -2 1200
sx -m -v 1 "$WORK/sea-one.wav" -v 1 "$WORK/sea-two.wav" -v 1 "$WORK/sea-three.wav" -v 1 "$WORK/sea-four.wav" \
    -v 1 "$WORK/sea-five.wav" "$WORK/sea-surf.wav"
fold sea-surf $((sea_seconds * 44100))
sx -m -v 0.48 "$WORK/sea-swell.wav" -v 0.27 "$WORK/sea-lap.wav" -v 0.62 "$WORK/sea-surf-loop.wav" "$WORK/sea.wav"
encode "$WORK/sea.wav" sea -30 integrated 1

# Three strains a layer: theme.py. They are played one after the other with rests between them, so each begins with its
# first beat and ends with what rings on. What is deep stays in the middle, where a small loudspeaker needs it; what is
# above 250 Hz is drawn apart. Below quality 0 the encoder joins left and right, and what it writes is a fifth smaller. By the
# signal to noise of 18 strains in bands up to 3 kHz it is nearer to what was played than at 0: by 0.3 to 1.8 dB in the mean,
# 1.2 dB farther at worst. Above that it is farther, by 0.4 dB.
for layer in dusk moonlight dawn shelf jungle torchlight tavern chase swell; do
    for strain in 1 2 3; do
        take=$layer-$strain
        read -r seconds loud < <(python3 "$here/music/render.py" "$layer" "$strain" "$WORK/$take.mid")
        fluid "$take" -o synth.midi-bank-select=xg -o synth.reverb.width=1
        sx "$WORK/$take-fluid.wav" "$WORK/$take-deep.wav" sinc -250
        sx "$WORK/$take-fluid.wav" "$WORK/$take-high.wav" sinc 250 remix 1v1.25,2v-0.25 1v-0.25,2v1.25
        sx -m -v 1 "$WORK/$take-deep.wav" -v 1 "$WORK/$take-high.wav" "$WORK/$take.wav" \
            trim 0 "$seconds" fade h 0 "$seconds" 2.5
        encode "$WORK/$take.wav" "music-$take" "$loud" integrated -0.2
    done
done
