# Voodoo Island: what moves on its map and in its camp, from the card of the day to the night.
# shellcheck shell=bash

# The card of the day: a page turned over, and one soft stroke of a drum where it comes to lie.
gust page 0.34 301 0.7 0:900:0 0.06:1900:0.8 0.16:2700:1 0.26:1500:0.5 0.34:800:0
struck page-drum 0.9 "$(at 0.28 131:1:0.5)" "$(at 0.28 208:0.8:0.4)" "$(at 0.28 280:0.5:0.3)" "$(at 0.28 347:0.3:0.2)"
mix page-all 'page -5 0' 'page-drum 0 0'
shape page-all island-card pad 0 0.3 reverb 30 60 40
save island-card island-card -21

# Dice on a wooden table: bone knocks, closer and closer and softer and softer, over the dull answer of the board.
dice_falls=('0 0.07 0.1 0.19 0.24 0.29 0.35 0.39 0.42 0.44' '0 0.04 0.13 0.17 0.26 0.3 0.37 0.4 0.46')
for variant in 1 2; do
    tones=()
    count=0
    for fall in ${dice_falls[variant - 1]}; do
        gain=$(awk "BEGIN { print 0.86 ^ $count }")
        bone=$((1380 + 60 * variant + 173 * (count * 5 % 7)))
        mapfile -t knock < <(at "$fall" "$bone:$gain:0.035" "$((bone * 17 / 10)):$gain:0.02" \
            "$((262 + 31 * (count % 3))):$gain:0.07")
        tones+=("${knock[@]}")
        count=$((count + 1))
    done
    struck dice-fall 0.6 "${tones[@]}"
    driven dice-fall dice-driven 6
    shape dice-driven dice pad 0 0.15 reverb 15 60 20
    save dice "dice-$variant" -23
done

# Mist comes to lie: a long breath, with a voice in it that is not quite there. Cleared, the breath is drawn away upwards,
# and two drops fall from the leaves.
mist_breaths=('0:420:0 0.2:1050:1 0.6:700:0.6 1.1:520:0.3 1.7:380:0' '0:480:0 0.3:820:0.8 0.55:1080:1 1.2:560:0.3 1.7:360:0')
for variant in 1 2; do
    read -ra breath <<<"${mist_breaths[variant - 1]}"
    gust mist-breath 1.7 "$((300 + 11 * variant))" 1.6 "${breath[@]}"
    glide mist-voice 1.7 0.3:4.1 "0:$((220 + 13 * variant)):0" "0.3:$((196 + 24 * variant)):1" 1.7:208:0
    mix mist-all 'mist-breath 0 0' 'mist-voice -15 0'
    shape mist-all mist pad 0 0.5 reverb 55 40 90
    save mist "mist-$variant" -22
done

gust mist-drawn 0.7 312 1.4 0:500:0 0.12:800:1 0.4:1700:0.6 0.7:3000:0
struck mist-drops 0.9 880:0.8:0.4:0.2 1318:1:0.5:0.33 2640:0.3:0.2:0.33
mix mist-gone 'mist-drawn 0 0' 'mist-drops -10 0'
shape mist-gone mist-cleared pad 0 0.3 reverb 45 40 80
save mist-cleared mist-cleared -23

# The helicopter lands: blades that slap the air, slower and slower, and the engine's whine that sinks with them.
for variant in 1 2; do
    blades=() chop=(0:500:0.3)
    while read -r start gain next; do
        mapfile -t slap < <(at "$start" "104:$gain:0.12" "$((154 + 9 * variant)):$gain:0.1" "$((227 + 14 * variant)):$gain:0.08" \
            "389:$gain:0.05")
        blades+=("${slap[@]}")
        chop+=("$start:1500:$gain" "$next:420:$(awk "BEGIN { print 0.12 * $gain }")")
    done < <(awk -v kind="$variant" 'BEGIN {
        for (now = 0.02; now < 2.3; now += wait) {
            wait = 0.064 + 0.011 * kind + 0.035 * now * now
            gain = now < 0.5 ? 0.7 + 0.6 * now : 1.12 - 0.47 * now
            printf "%.3f %.3f %.3f\n", now, gain, now + 0.6 * wait
        }
    }')
    struck rotor 2.5 "${blades[@]}"
    gust rotor-air 2.5 "3$((12 + variant))" 0.6 "${chop[@]}" 2.5:300:0
    glide rotor-whine 2.2 0.1:9 0:880:0.4 0.5:988:1 1.4:587:0.4 2.2:294:0
    mix rotor-all 'rotor 0 0' 'rotor-air -4 0' 'rotor-whine -20 0'
    shape rotor-all helicopter pad 0 0.3 reverb 25 60 60
    save helicopter "helicopter-$variant" -20
done

# The cube hops on: one knock of hard wood, and its edge after it.
struck cube-knock 0.3 262:0.8:0.15 392:1:0.12 631:0.7:0.08 1034:0.5:0.05 1720:0.3:0.03 \
    277:0.4:0.1:0.08 415:0.4:0.08:0.08 1090:0.25:0.04:0.08
driven cube-knock cube-driven 10
shape cube-driven cube pad 0 0.15 reverb 20 50 30
save cube cube -22

# A foot in leaves, heard hundreds of times a game: short and soft, more earth than hiss.
for variant in 1 2 3; do
    gust step-leaves 0.13 "32$variant" 0.7 0:900:0.2 "0.0$((1 + variant)):$((1500 + 160 * variant)):1" \
        "0.0$((5 + variant)):1100:0.4" 0.13:700:0
    clicks step-crackle 0.12 "33$variant" 0:190:1 0.05:120:0.5 0.12:40:0
    shape step-crackle step-twigs bandpass $((1900 + 210 * variant)) 1q gain -n -3
    struck step-earth 0.12 "$((158 + 13 * variant)):1:0.08" "$((251 + 17 * variant)):0.6:0.05"
    mix step 'step-leaves 0 0' "step-twigs -9 0.0$variant" 'step-earth -7 0.005'
    save step "step-$variant" -27
done

# A heart that beats once, hard; driven, for a beat so low is heard by its overtones.
for variant in 1 2; do
    glide heart-one 0.2 0:1 0:392:1 "0.03:$((200 + 22 * variant)):1" "0.1:$((130 + 14 * variant)):0.6" 0.2:98:0
    glide heart-two 0.2 0:1 0:440:0.9 "0.03:$((226 + 24 * variant)):1" "0.1:$((142 + 14 * variant)):0.5" 0.2:104:0
    mix heart-beat 'heart-one 0 0' "heart-two -3 0.$((17 + 4 * variant))"
    shape heart-beat heart overdrive 14 10 lowpass 1400 highpass 110 gain -n -3 pad 0 0.2 reverb 20 60 30
    save heart "heart-$variant" -21
done

# Supplies, by what they are made of: dry sticks, stones, water out of a spring, and a bag that takes what is soft.
stick_falls=(
    '691:1:0.06 1138:0.7:0.04 1873:0.4:0.025 778:0.9:0.06:0.06 1275:0.6:0.04:0.06 628:0.8:0.07:0.13 1041:0.6:0.05:0.13 824:0.4:0.05:0.19 1352:0.3:0.03:0.19'
    '733:0.8:0.06 1207:0.6:0.04 1987:0.4:0.025 654:1:0.07:0.09 1077:0.7:0.05:0.09 587:0.7:0.07:0.15 962:0.5:0.05:0.15 866:0.4:0.05:0.24 1421:0.3:0.03:0.24'
)
stone_falls=(
    '1466:1:0.06 2310:0.6:0.04 523:0.8:0.08 1583:0.9:0.06:0.09 2492:0.5:0.04:0.09 561:0.7:0.08:0.09 1372:0.7:0.07:0.16 494:0.6:0.1:0.16'
    '1318:0.9:0.06 2076:0.5:0.04 470:0.8:0.08 1508:1:0.06:0.07 2377:0.5:0.04:0.07 538:0.7:0.08:0.07 1245:0.7:0.07:0.19 587:0.5:0.1:0.19'
)
for variant in 1 2; do
    read -ra falls <<<"${stick_falls[variant - 1]}"
    struck sticks-clack 0.4 "${falls[@]}"
    clicks sticks-bark 0.25 "34$((2 * variant - 1))" 0:130:0.8 0.25:30:0
    shape sticks-bark sticks-dry bandpass 1900 1.2q gain -n -3
    mix sticks-all 'sticks-clack 0 0' 'sticks-dry -9 0'
    driven sticks-all sticks 8
    save sticks "sticks-$variant" -22

    read -ra falls <<<"${stone_falls[variant - 1]}"
    struck stones-knock 0.4 "${falls[@]}"
    gust stones-grit 0.22 "34$((2 * variant))" 0.6 0:1700:0.3 0.1:2300:1 0.22:1500:0
    mix stones-all 'stones-knock 0 0' 'stones-grit -14 0'
    driven stones-all stones-driven 12
    shape stones-driven stones pad 0 0.1 reverb 12 60 20
    save stones "stones-$variant" -22

    gust water-slosh 0.5 "3$((41 + 2 * variant))" 0.8 0:500:0 "0.0$((4 + 3 * variant)):950:1" 0.2:620:0.5 0.5:400:0
    bubbles water-spring 0.75 "3$((41 + 3 * variant))" 20 380 1500 1.4
    mix water 'water-spring 0 0' 'water-slosh -6 0'
    save water "water-$variant" -22
done
bag_folds=('0.04:1150:1 0.12:700:0.4 0.19:1250:0.6' '0.05:1000:0.8 0.1:650:0.3 0.16:1320:0.8' '0.03:1280:0.9 0.14:760:0.5 0.22:1100:0.7')
for variant in 1 2 3; do
    read -ra folds <<<"${bag_folds[variant - 1]}"
    gust bag-cloth 0.3 "3$((35 + 10 * variant))" 0.7 0:600:0 "${folds[@]}" 0.3:600:0
    struck bag-thud 0.25 "$((130 + 9 * variant)):1:0.12" "$((206 + 12 * variant)):0.8:0.09" 341:0.4:0.06
    mix bag 'bag-cloth 0 0' "bag-thud -2 0.0$((5 + variant))"
    save bag "bag-$variant" -23
done

# A find goes down in the leaves: the musical box falls silent.
notes lost-box 11 150 'F5/.5 D5/.5 Bb4/1.5'
gust lost-leaves 0.5 346 0.7 0:700:0 0.2:1500:1 0.5:600:0
mix lost-all 'lost-box 0 0' 'lost-leaves -12 0.5'
shape lost-all lost trim 0 1.5 lowpass 2600 fade h 0 0 0.7
save lost lost -22

# A helper goes: small wooden feet that trot away, each time at another pace.
helper_feet=('0 0.095 0.19 0.285 0.38' '0 0.08 0.2 0.28 0.4' '0 0.11 0.2 0.31')
for variant in 1 2 3; do
    tones=()
    foot=0
    for start in ${helper_feet[variant - 1]}; do
        gain=$(awk "BEGIN { print 0.8 ^ $foot }")
        wood=$((490 + 33 * variant + 88 * (foot % 2)))
        mapfile -t tap < <(at "$start" "$wood:$gain:0.05" \
            "$((wood * 17 / 10)):$(awk "BEGIN { print 0.5 * $gain }"):0.03" "$((wood / 2)):$gain:0.06")
        tones+=("${tap[@]}")
        foot=$((foot + 1))
    done
    struck helper-feet 0.6 "${tones[@]}"
    driven helper-feet helper-driven 6
    shape helper-driven helper pad 0 0.1 reverb 15 60 20
    save helper "helper-$variant" -23
done

# Made in the camp: two strokes of a hammer, and the cork of what was brewed.
hammer=(196:0.8:0.1 331:0.9:0.09 742:0.7:0.07 1418:0.6:0.12 2637:0.4:0.14)
mapfile -t again < <(at 0.2 "${hammer[@]}")
struck craft-hammer 0.6 "${hammer[@]}" "${again[@]}"
glide craft-cork 0.07 0:1 0:330:0.3 0.02:620:1 0.07:1180:0
gust craft-pop 0.06 347 0.6 0:1300:1 0.06:700:0
mix craft-all 'craft-hammer 0 0' 'craft-cork -4 0.43' 'craft-pop -9 0.43'
shape craft-all craft pad 0 0.2 reverb 20 50 30
save craft craft -21

# A tool in its spot: pushed home over wood, where it catches.
gust tool-slide 0.14 348 0.9 0:700:0.2 0.08:1300:1 0.14:900:0
struck tool-catch 0.3 247:1:0.1:0.09 413:0.8:0.08:0.09 967:0.6:0.05:0.09 1960:0.3:0.04:0.13 318:0.5:0.08:0.13
mix tool 'tool-slide -6 0' 'tool-catch 0 0'
save tool tool -22

# A doll on somebody's spot: straw is pressed down, a needle goes in, and something below takes notice.
clicks doll-straw 0.3 349 0:140:0.6 0.1:190:1 0.3:50:0
shape doll-straw doll-rustle bandpass 2400 0.8q gain -n -3
struck doll-needle 0.4 2093:1:0.14:0.2 3520:0.6:0.1:0.2 1976:0.7:0.18:0.31 3322:0.4:0.1:0.31
glide doll-below 1.0 0.5:6 0:233:0 0.15:220:1 0.5:185:0.7 1.0:156:0
mix doll-all 'doll-rustle 0 0' 'doll-needle -5 0' 'doll-below -10 0.2'
shape doll-all doll pad 0 0.4 reverb 50 50 80
save doll doll -22

# A mission is done: a great gong, whose bright edge blooms after the stroke.
struck gong-body 2.6 147:1:2.6 221:0.7:2.2 294:0.8:2.2 391:0.6:1.8 467:0.5:1.6
struck gong-edge 2.4 623:1:1.5:0.04 788:0.9:1.4:0.06 1013:0.8:1.2:0.09 1297:0.6:1:0.12 1661:0.4:0.8:0.15
shape gong-edge gong-bloom fade q 0.25 0 0
gust gong-felt 0.15 350 0.6 0:700:1 0.15:250:0
mix gong-all 'gong-body 0 0' 'gong-bloom -5 0' 'gong-felt -7 0'
shape gong-all gong fade h 0 0 1.0 pad 0 0.3 reverb 45 50 80
save gong gong -20

# Battle is called by a deep drum, quicker and quicker, whose skin speaks where small loudspeakers do; then two blades meet and
# slide along each other.
notes battle-taiko 117 132 'D3/.75 D3/.5 D3/.5 A2/2'
shape battle-taiko battle-deep highpass 110 highpass 110 gain -n -3
skin=(196:1:0.3 294:0.9:0.24 392:0.6:0.18 475:0.4:0.12 920:0.25:0.05)
tones=()
for stroke in 0 0.341 0.568 0.795; do
    mapfile -t struck_skin < <(at "$stroke" "${skin[@]}")
    tones+=("${struck_skin[@]}")
done
struck battle-skin 1.6 "${tones[@]}"
mix battle-all 'battle-deep -7 0' 'battle-skin 0 0.005'
shape battle-all battle overdrive 6 5 gain -n -3 trim 0 1.9 fade h 0 0 0.8
save battle battle -20

struck blades-ring 1.1 1187:0.7:0.5 1873:1:0.6 2710:0.8:0.5 3960:0.5:0.35 1266:0.6:0.5:0.24 2015:0.9:0.6:0.24 2893:0.7:0.4:0.24
gust blades-clash 0.1 352 0.5 0:2600:1 0.1:1300:0
gust blades-slide 0.5 353 4 0:1900:0 0.12:2600:1 0.5:3900:0
mix blades-all 'blades-ring 0 0' 'blades-clash -5 0' 'blades-clash -6 0.24' 'blades-slide -10 0.25'
shape blades-all blades lowpass 7500 pad 0 0.2 reverb 30 50 50
save blades blades -21

# A warrior is sent: a spear through the air, and how it stands trembling in wood.
gust spear-flight 0.4 354 1.8 0:500:0 0.25:1300:0.7 0.36:1900:1 0.4:1200:0
struck spear-wood 0.4 143:1:0.16 227:0.9:0.13 371:0.7:0.09 812:0.4:0.05
struck spear-shaft 0.6 311:1:0.5 466:0.5:0.4
shape spear-shaft spear-trembles tremolo 23 90
mix spear 'spear-flight -4 0' 'spear-wood 0 0.36' 'spear-trembles -7 0.38'
shape spear warrior pad 0 0.2 reverb 20 60 40
save warrior warrior -20

# Night falls: two crickets, one near and one far, and an owl behind them.
# cricket TAKE HERTZ FIRST CHIRP PULSES: chirps of so many pulses, CHIRP seconds from one to the next.
cricket() {
    local chirps
    mapfile -t chirps < <(awk -v tone="$2" -v first="$3" -v chirp="$4" -v pulses="$5" 'BEGIN {
        for (start = first; start < 2.5; start += chirp)
            for (pulse = 0; pulse < pulses; pulse++) {
                loud = 0.5 + 0.5 * pulse / pulses
                printf "%d:%.2f:0.07:%.3f\n%d:%.2f:0.05:%.3f\n", tone, loud, start + 0.031 * pulse,
                    tone * 1.013, loud / 2, start + 0.031 * pulse
            }
    }')
    struck "$1" 2.8 "${chirps[@]}"
}
cricket night-near 3320 0 0.43 4
cricket night-far 2790 0.21 0.61 5
glide night-owl 1.4 0.15:5 0:370:0 0.08:392:1 0.3:370:0 0.5:370:0 0.58:392:1 0.9:349:0.8 1.4:330:0
gust night-air 2.8 355 1.2 0:300:0 0.6:420:1 2.8:280:0
mix night-all 'night-near 0 0' 'night-far -5 0' 'night-owl -16 0.7' 'night-air -20 0'
shape night-all night lowpass 5000 lowpass 5000 fade h 0 2.8 0.6 pad 0 0.4 reverb 50 40 90
save night night -23

# Aboard: feet on the rungs of a ladder, each higher than the one before, and the hull's small bell.
struck aboard-rungs 0.6 294:1:0.08 481:0.7:0.06 913:0.4:0.03 330:0.9:0.08:0.16 540:0.6:0.06:0.16 1022:0.4:0.03:0.16 \
    370:0.9:0.08:0.31 605:0.6:0.06:0.31 1147:0.4:0.03:0.31
struck aboard-bell 1.6 880:1:1.3:0.5 1760:0.6:1:0.5 2118:0.4:0.7:0.5 2820:0.3:0.5:0.5
mix aboard-all 'aboard-rungs 0 0' 'aboard-bell -5 0'
shape aboard-all aboard pad 0 0.3 reverb 35 50 60
save aboard aboard -21
