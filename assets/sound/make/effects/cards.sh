# Cards, tiles and what lies on the mat.
# shellcheck shell=bash

# Cards: paper sliding over wood, then its edge set down. A deal plays many in a row: no take has another's noise, pace or
# edge, and none is all hiss.
card_pace=(0 0.095 0.11 0.082)
for variant in 1 2 3; do
    gust "card-slide$variant" 0.2 "$variant" 0.8 0:1300:0 "0.0$((2 + variant)):$((1850 + 250 * variant)):1" \
        0.11:2700:0.35 0.2:1700:0
    struck card-edge 0.06 "$((196 + 22 * variant)):1:0.05" "$((600 + 70 * variant)):0.6:0.03" 1750:0.3:0.012
    mix card "card-slide$variant 0 0" "card-edge -4 ${card_pace[variant]}"
    save card "card-$variant" -22
done

# A card laid for good: the slap of it, and a latch that falls shut.
latch_falls=(0 0.07 0.085)
for variant in 1 2; do
    fall=${latch_falls[variant]}
    gust slap 0.12 "$((variant == 1 ? 4 : 14))" 0.7 0:1500:1 0.02:1100:0.6 0.12:700:0
    struck latch 0.3 "$((294 + 16 * variant)):1:0.16" "$((505 + 18 * variant)):0.7:0.12" 1240:0.5:0.05 2890:0.3:0.03 \
        "310:0.8:0.2:$fall" "$((1910 - 40 * variant)):0.4:0.05:$fall"
    mix card-lock 'slap -2 0' 'latch 0 0.05'
    save card-lock "card-lock-$variant" -21
done

# Thick card on wood with the water it brings.
struck tile-body 0.35 98:1:0.22 163:0.8:0.18 287:0.5:0.1 611:0.25:0.05
gust tile-slap 0.1 5 0.6 0:900:1 0.02:700:0.5 0.1:400:0
bubbles tile-ripple 0.8 6 26 420 1900 1.3
gust tile-water 0.7 7 0.6 0:500:0 0.1:800:1 0.7:350:0
mix tile 'tile-body 0 0' 'tile-slap -3 0' 'tile-ripple -9 0.12' 'tile-water -14 0.1'
save tile tile -20

# A coin flipped onto others: thin discs ring at tones that fit no scale. Three pairs of discs, lower than any that shine at
# 8 kHz, and each falls in its own time.
coin_discs=(
    '2510:0.8:0.45 3150:1:0.5 4870:0.5:0.35 6930:0.2:0.2 3720:0.8:0.5:0.085 2860:0.5:0.4:0.085 5640:0.35:0.3:0.085 3410:0.4:0.4:0.15'
    '2390:0.8:0.45 3020:1:0.5 4610:0.5:0.33 6480:0.2:0.2 3560:0.9:0.5:0.07 2740:0.5:0.4:0.07 5310:0.35:0.3:0.07'
    '2630:0.8:0.45 3290:1:0.48 5030:0.45:0.3 3840:0.7:0.45:0.1 2960:0.5:0.4:0.1 3510:0.5:0.4:0.16 2450:0.4:0.35:0.23'
)
for variant in 1 2 3; do
    read -ra discs <<<"${coin_discs[variant - 1]}"
    struck coin-ring 0.9 "${discs[@]}"
    clicks coin-chink 0.2 "$((variant == 1 ? 8 : 15 + variant))" 0:60:1 0.2:20:0
    shape coin-chink coin-chink2 bandpass 2600 1q gain -n -3
    mix coin 'coin-ring 0 0' 'coin-chink2 -10 0'
    shape coin coin-room pad 0 0.2 reverb 22 40 30
    save coin-room "coin-$variant" -22
done

# A coin that rolls away, its ring sinking, and drops into the sea.
coin_rolls=(
    '3150:1:0.3 4870:0.5:0.22 2950:0.8:0.26:0.13 4550:0.4:0.2:0.13 2700:0.6:0.22:0.24 2480:0.4:0.2:0.33'
    '3020:1:0.3 4610:0.5:0.22 2850:0.8:0.26:0.11 4350:0.4:0.2:0.11 2640:0.6:0.22:0.21 2450:0.5:0.2:0.29 2280:0.4:0.18:0.36'
)
for variant in 1 2; do
    read -ra rolls <<<"${coin_rolls[variant - 1]}"
    struck coin-away 0.8 "${rolls[@]}"
    bubbles coin-plop 0.5 "$((variant == 1 ? 9 : 19))" 9 330 900 2
    glide coin-sink 0.16 0:1 "0:$((440 - 20 * variant)):1" 0.05:760:0.8 0.16:980:0
    mix coin-lost 'coin-away -2 0' 'coin-sink -5 0.5' 'coin-plop -7 0.52'
    save coin-lost "coin-lost-$variant" -22
done

# Bone: short hollow knocks, and teeth. The hollow of a skull sounds at 200 to 400 Hz; under it hums what lived there.
struck skull-knock 0.5 840:0.6:0.07 1390:0.5:0.05 2310:0.3:0.03 790:0.5:0.07:0.11 1310:0.4:0.05:0.11 \
    910:0.4:0.06:0.19 1480:0.3:0.04:0.19 880:0.3:0.06:0.25 1430:0.25:0.04:0.25
struck skull-hollow 0.6 262:1:0.16 388:0.7:0.12 247:0.9:0.16:0.11 366:0.6:0.12:0.11 277:0.7:0.14:0.19 233:0.6:0.18:0.25
clicks skull-teeth 0.35 10 0:38:1 0.35:16:0.1
shape skull-teeth skull-jaw bandpass 2600 1.2q gain -n -3
glide skull-hum 1.2 0.4:4 0:220:0 0.2:220:1 0.6:208:0.7 1.2:196:0
mix skull 'skull-knock 0 0' 'skull-hollow -4 0' 'skull-jaw -6 0.28' 'skull-hum -13 0.1'
shape skull skull-room pad 0 0.4 reverb 35 50 50
save skull-room skull -21

# A find: three notes of a musical box.
notes object 11 132 'D6/.5 A6/.5 F6/2'
shape object object-cut trim 0 1.9 fade h 0 0 0.7
save object-cut object -22

# Cloth, straw and two pins.
gust poppet-cloth 0.35 11 0.7 0:700:0 0.06:1300:1 0.16:800:0.4 0.22:1500:0.8 0.35:700:0
clicks poppet-straw 0.4 12 0:90:0.5 0.1:160:1 0.4:40:0
shape poppet-straw poppet-rustle highpass 2500 lowpass 8000 gain -n -3
struck poppet-pin 0.3 5230:1:0.08 7410:0.6:0.06 5480:1:0.08:0.13 7790:0.6:0.06:0.13
mix poppet 'poppet-cloth 0 0' 'poppet-rustle -8 0' 'poppet-pin -15 0.18'
save poppet poppet -22

# The amulet: a seed rattle shaken twice, and a low kalimba.
clicks grigri-seeds 0.55 13 0:320:0 0.05:420:1 0.2:90:0.05 0.28:420:1 0.55:60:0
shape grigri-seeds grigri-rattle bandpass 5200 0.8q gain -n -3
notes grigri-thumb 109 120 'D4/.5 Eb4/.5 A3/2'
mix grigri-all 'grigri-thumb 0 0' 'grigri-rattle -7 0'
shape grigri-all grigri trim 0 1.9 fade h 0 0 0.6
save grigri grigri -21
