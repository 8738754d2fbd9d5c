# The workbench: what the pages in effects/ and beds.sh are written with. all.sh sets `here`, `OUT`, `WORK`, `SOUNDFONT`.
#
# A *take* is a sound being made, $WORK/NAME.wav, named without folder and ending. Takes come from the instruments of
# synth.py or from FluidSynth, each with its loudest sample at -3 dBFS; so the decibels in a `mix` say what one hears.
# shellcheck shell=bash

# SoX, repeatable (-R), without dither (-D: takes are 32 bit), silent but for errors.
sx() { sox -R -D -V1 "$@"; }

# Instruments. See synth.py for what each one takes after the take's name.
struck() { python3 "$here/synth.py" struck "$WORK/$1.wav" "${@:2}"; }
clicks() { python3 "$here/synth.py" clicks "$WORK/$1.wav" "${@:2}"; }
bubbles() { python3 "$here/synth.py" bubbles "$WORK/$1.wav" "${@:2}"; }
gust() { python3 "$here/synth.py" gust "$WORK/$1.wav" "${@:2}"; }
glide() { python3 "$here/synth.py" glide "$WORK/$1.wav" "${@:2}"; }

# at SECONDS TONE...: the tones of `struck` at a later start.
at() { printf "%s:$1\n" "${@:2}"; }

# notes TAKE PROGRAM BEATS_A_MINUTE SCORE: a phrase on one instrument of the soundfont (General MIDI, 1 to 128), in mono.
notes() {
    python3 "$here/music/phrase.py" "$2" "$3" "$4" "$WORK/$1.mid"
    fluid "$1"
    sx "$WORK/$1-fluid.wav" -c 1 "$WORK/$1.wav" gain -n -3
}

# fluid TAKE OPTION...: plays TAKE.mid into TAKE-fluid.wav, in stereo. One core and no chorus: what it plays must not vary.
fluid() {
    fluidsynth -q -n -i -r 44100 -O float -T wav -g 0.4 -C 0 -R 1 \
        -o synth.cpu-cores=1 -o synth.reverb.room-size=0.55 -o synth.reverb.level=0.6 -o synth.reverb.damp=0.3 \
        "${@:2}" -F "$WORK/$1-fluid.wav" "$SOUNDFONT" "$WORK/$1.mid" >/dev/null
}

# shape FROM TO EFFECT...: one take through SoX's effects into another.
shape() { sx "$WORK/$1.wav" -c 1 "$WORK/$2.wav" "${@:3}"; }

# driven FROM TO DECIBELS: knocks are all points; driven a little, they have a body that the ear can measure.
driven() { shape "$1" "$2" overdrive "$3" 5 gain -n -3; }

# mix TO "TAKE DECIBELS SECONDS"...: takes laid over one another, each with its gain and its start.
mix() {
    local to=$1 line take level at inputs=()
    shift
    for line in "$@"; do
        read -r take level at <<<"$line"
        sx "$WORK/$take.wav" "$WORK/$to.part${#inputs[@]}.wav" pad "$at" gain "$level"
        inputs+=(-v 1 "$WORK/$to.part${#inputs[@]}.wav")
    done
    # SoX mixes two files or more.
    inputs+=(-v 0 "$WORK/$take.wav")
    sx -m "${inputs[@]}" "$WORK/$to.wav"
}

# splash TAKE SEED HERTZ: something falls into the sea; what is great has a low plop.
splash() {
    glide "$1-plop" 0.2 0:1 "0:$(($3 * 2)):1" "0.05:$3:1" "0.13:$(($3 * 17 / 10)):0.5" "0.2:$(($3 * 2)):0"
    gust "$1-crown" 0.7 "$2" 0.6 0:900:0.3 0.04:1700:1 0.2:1300:0.5 0.7:800:0
    bubbles "$1-air" 0.7 "$2" 16 "$3" "$(($3 * 4))" 1.5
    mix "$1" "$1-plop -3 0" "$1-crown -2 0.01" "$1-air -7 0.08"
}

# creak TAKE SECONDS SEED MIDDLE AT:RATE:GAIN...: wood or rope under load, heard at a body's middle in hertz.
creak() {
    clicks "$1-clicks" "$2" "$3" "${@:5}"
    shape "$1-clicks" "$1-low" bandpass "$4" 3q gain -n -3
    shape "$1-clicks" "$1-high" bandpass "$(($4 * 23 / 10))" 3q gain -n -3
    mix "$1-both" "$1-low 0 0" "$1-high -4 0"
    driven "$1-both" "$1" 12
}

# boots TAKE SECONDS WOOD AT:GAIN...: heels on planks that answer at WOOD hertz, no two alike.
boots() {
    local take=$1 seconds=$2 step=0 word start gain wood knock tones=()
    for word in "${@:4}"; do
        IFS=: read -r start gain <<<"$word"
        wood=$(($3 + $3 * (step * 5 % 3) / 18))
        mapfile -t knock < <(at "$start" "$wood:$gain:0.09" "$((wood * 17 / 10)):$gain:0.06" \
            "$((wood * 41 / 10)):$(awk "BEGIN { print 0.45 * $gain }"):0.03")
        tones+=("${knock[@]}")
        step=$((step + 1))
    done
    struck "$take-heels" "$seconds" "${tones[@]}"
    driven "$take-heels" "$take" 8
}

# save TAKE NAME LUFS: the finished effect as OUT/NAME.ogg, in mono so that the game can place it left and right.
# What is silent at its start goes, for an effect must sound when its picture moves; its ends are rounded, for clicks.
save() {
    sx "$WORK/$1.wav" -c 1 "$WORK/$1-cut.wav" highpass 30 gain -n -1 silence 1 0.0005 -44d fade 0.002 \
        reverse fade 0.03 reverse
    encode "$WORK/$1-cut.wav" "$2" "$3" momentary 3
}

# encode FILE NAME LUFS momentary|integrated QUALITY: levels it and writes OUT/NAME.ogg.
# The number in a Vorbis stream would be chance; -R fixes it too, so the bytes stay the same.
encode() {
    local gain
    gain=$(python3 "$here/loudness.py" "$4" "$3" "$1")
    sx "$1" -r 44100 -C "$5" --comment '' "$OUT/$2.ogg" gain "$gain"
}
