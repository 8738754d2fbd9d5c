# Pirate Crusades in port and between ports: crews, cargo, missions, what is bought and dug, who rises and who falls.
# shellcheck shell=bash

# Made fast: a rope runs out over the bollard and takes the strain, and the hull comes to lie on its fenders.
for variant in 1 2; do
    gust warp-runs 0.5 "60$variant" 0.9 0:700:0.3 "0.$((12 + 6 * variant)):$((1400 + 150 * variant)):1" 0.5:800:0.1
    creak warp 0.7 "61$variant" $((430 + 40 * variant)) 0:20:0.3 0.3:55:1 0.7:14:0.1
    struck fenders 0.6 "$((158 + 12 * variant)):1:0.24:0.5" "$((247 + 16 * variant)):0.9:0.2:0.5" \
        415:0.5:0.1:0.5 "$((188 + 9 * variant)):0.4:0.16:0.58"
    gust warp-lap 0.9 "62$variant" 0.7 0:350:0 0.5:700:1 0.9:400:0
    mix rope-all 'warp-runs -8 0' 'warp -4 0.15' 'fenders -2 0.05' 'warp-lap -9 0.2'
    driven rope-all rope 6
    save rope "rope-$variant" -22
done

# Sails are set: canvas rolls down, fills with a clap, and draws.
canvas_fills=(0.45 0.38 0.5)
for variant in 1 2 3; do
    fills=${canvas_fills[variant - 1]}
    gust canvas 0.5 "63$variant" 0.7 0:600:0.2 "0.$((33 - 3 * variant)):$((1240 + 60 * variant)):1" 0.5:900:0.3
    shape canvas canvas-rolls tremolo $((17 + 2 * variant)) 85
    struck canvas-wood 0.4 "$((170 + 12 * variant)):1:0.18" "$((254 + 16 * variant)):0.9:0.14" 407:0.6:0.08 820:0.3:0.03
    gust canvas-clap 0.5 "64$variant" 0.6 0:1500:1 0.05:800:0.8 0.5:450:0
    mix unfurl-all 'canvas-rolls -4 0' "canvas-wood -1 $fills" "canvas-clap -3 $fills"
    driven unfurl-all unfurl 5
    save unfurl "unfurl-$variant" -21
done

# A crew gathers: boots come over the gangplank, and throats answer.
crew_boots=('0:0.6 0.14:0.8 0.26:0.9 0.41:1' '0:0.6 0.11:0.7 0.25:0.9 0.36:0.8 0.46:1' '0:0.7 0.17:0.8 0.31:1')
crew_calls=('D3+A3/.4 A3+D4/.6' 'C3+G3/.3 D3+A3/.7' 'A3+E4/.3 D3+A3/.8')
for variant in 1 2 3; do
    read -ra heels <<<"${crew_boots[variant - 1]}"
    boots crew-boots 0.7 $((208 + 14 * variant)) "${heels[@]}"
    notes crew-throats 54 128 "${crew_calls[variant - 1]}"
    shape crew-throats crew-call overdrive 8 20 gain -n -3 trim 0 0.75 fade h 0 0 0.25
    mix crew-all 'crew-boots 0 0' 'crew-call -6 0.24'
    shape crew-all crew pad 0 0.1 reverb 15 60 30
    save crew "crew-$variant" -22
done

# A deserter leaves: boots that run down the gangplank and away, and a purse that goes with them.
boots deserter-boots 1.2 196 0:1 0.15:0.9 0.29:0.75 0.42:0.6 0.54:0.45 0.65:0.33 0.75:0.23 0.84:0.15
struck deserter-purse 0.9 2090:0.4:0.12:0.15 2590:0.5:0.14:0.17 1930:0.4:0.12:0.42 2440:0.4:0.12:0.44 2210:0.25:0.1:0.66
mix deserter 'deserter-boots 0 0' 'deserter-purse -8 0'
save deserter deserter -22

# Cargo is loaded, by what it is. Spices: a sack is set down, and what is in it runs on for a moment.
for variant in 1 2; do
    struck spices-thud 0.25 "$((152 + 12 * variant)):1:0.12" "$((240 + 14 * variant)):0.8:0.09" 390:0.4:0.05
    gust spices-sack 0.25 "65$variant" 0.7 0:800:0.4 0.04:1300:1 0.25:600:0
    clicks spices-seeds 0.55 "66$variant" 0:150:0.4 "0.1$variant:480:1" 0.55:60:0
    shape spices-seeds spices-run bandpass $((2300 + 250 * variant)) 0.9q gain -n -3
    mix spices 'spices-thud -2 0' 'spices-sack -5 0' 'spices-run -5 0.05'
    driven spices spices-driven 5
    save spices-driven "spices-$variant" -23
done

# Food: a barrel is rolled over the planks and set upright.
for variant in 1 2; do
    tones=()
    mapfile -t tones < <(awk -v kind="$variant" 'BEGIN {
        for (stave = 0; stave < 5; stave++) {
            at = (0.075 + 0.01 * kind) * stave; wood = 152 + 17 * kind + 13 * (stave * 2 % 5)
            printf "%d:%.2f:0.14:%.3f\n%d:0.5:0.1:%.3f\n%d:0.3:0.05:%.3f\n", wood, 0.5 + 0.06 * stave, at, 1.66 * wood, at,
                2.7 * wood, at
        }
        stands = (0.075 + 0.01 * kind) * 5 + 0.06
        printf "%d:1:0.2:%.3f\n%d:0.9:0.16:%.3f\n455:0.6:0.08:%.3f\n980:0.3:0.03:%.3f\n", 128 + 12 * kind, stands,
            202 + 15 * kind, stands, stands, stands
    }')
    struck food-barrel 0.8 "${tones[@]}"
    gust food-rolls 0.5 "67$variant" 0.8 0:300:0.5 0.3:420:1 0.5:300:0
    mix food 'food-barrel 0 0' 'food-rolls -8 0'
    driven food food-driven 6
    save food-driven "food-$variant" -22
done

# Ammunition: iron balls knock together in their crate.
for variant in 1 2; do
    second=0.$((9 + variant)) third=0.2$((7 - 3 * variant))
    struck shot 0.7 "$((523 + 31 * variant)):0.8:0.12" "$((1319 + 40 * variant)):1:0.1" "$((2093 - 45 * variant)):0.5:0.07" \
        "$((587 - 22 * variant)):0.7:0.12:$second" "$((1480 + 25 * variant)):0.9:0.1:$second" \
        "$((494 + 18 * variant)):0.6:0.14:$third" "$((1245 - 35 * variant)):0.7:0.12:$third"
    struck shot-crate 0.3 "$((173 + 12 * variant)):1:0.14" "$((277 + 9 * variant)):0.8:0.1" 446:0.5:0.06
    mix ammunition 'shot -3 0.04' 'shot-crate 0 0'
    driven ammunition ammunition-driven 8
    shape ammunition-driven ammunition trim 0 0.6 reverb 12 60 20
    save ammunition "ammunition-$variant" -22
done

# Cloth: a bale drops, and its folds settle.
for variant in 1 2; do
    struck bale 0.3 "$((136 + 13 * variant)):1:0.14" "$((213 + 16 * variant)):0.9:0.1" 331:0.5:0.06
    gust bale-folds 0.5 "68$variant" 0.7 0:500:0.5 0.05:1000:1 0.18:650:0.4 "0.2$((2 + 3 * variant)):1150:0.7" 0.5:500:0
    mix cloth 'bale -2 0' 'bale-folds -1 0'
    save cloth "cloth-$variant" -22
done

# The deck is shuffled: two halves riffle into each other, and the edge is knocked square.
clicks riffle 0.6 691 0:38:0.6 0.2:62:1 0.5:95:0.6 0.6:90:0
shape riffle riffle-edges bandpass 1500 1.2q gain -n -3
gust riffle-air 0.6 692 0.8 0:900:0.2 0.35:1700:1 0.6:1100:0
struck riffle-square 0.9 233:1:0.08:0.68 622:0.7:0.05:0.68 1480:0.4:0.02:0.68 262:0.8:0.08:0.79 \
    660:0.6:0.05:0.79
mix shuffle-all 'riffle-edges -3 0' 'riffle-air -11 0' 'riffle-square -3 0'
driven shuffle-all shuffle 5
save shuffle shuffle -23

# A mission is done: the letter is opened, wax takes the seal with a dent, and a harp says that it counts.
gust letter 0.42 701 0.7 0:900:0 0.07:1900:0.9 0.14:1200:0.3 0.25:2300:1 0.42:1100:0
clicks letter-fold 0.4 702 0:60:0.7 0.2:110:1 0.4:20:0
shape letter-fold letter-crackle bandpass 2100 1q gain -n -3
struck seal-stamp 0.5 165:1:0.2:0.4 262:0.9:0.16:0.4 415:0.6:0.08:0.4 1047:0.3:0.04:0.4
gust seal-wax 0.2 703 1.2 0:900:0.6 0.05:600:1 0.2:380:0
notes seal-harp 47 108 'F#4+A4/.25 D5/.25 A5/.25 D6/1.5'
mix seal-all 'letter -6 0' 'letter-crackle -11 0' 'seal-stamp -1 0' 'seal-wax -8 0.4' 'seal-harp -3 0.52'
shape seal-all seal trim 0 2.0 fade h 0 0 0.7
save seal seal -20

# A rung higher: three strokes on ever shorter wood, and a medal that catches the light. A rung lower: two, and no medal.
struck rungs 0.7 294:1:0.1 500:0.7:0.07 1030:0.4:0.03 370:1:0.1:0.13 629:0.7:0.07:0.13 1300:0.4:0.03:0.13 \
    440:1:0.12:0.26 748:0.7:0.08:0.26 1540:0.4:0.03:0.26
struck medal 1.5 880:1:0.9:0.38 1175:0.8:0.9:0.38 1760:0.6:0.7:0.38 2349:0.3:0.5:0.38
driven rungs rungs-driven 6
mix rung-all 'rungs-driven -2 0' 'medal 0 0'
shape rung-all rung pad 0 0.1 reverb 30 50 60
save rung rung -21

struck rung-lower 0.6 370:1:0.12 629:0.7:0.08 1240:0.4:0.03 247:1:0.18:0.2 420:0.8:0.12:0.2 830:0.4:0.04:0.2
glide rung-falls 0.5 0:1 0:330:0 0.08:311:1 0.5:196:0
driven rung-lower rung-driven 6
mix rung-down 'rung-driven 0 0' 'rung-falls -9 0.18'
shape rung-down rung-fallen lowpass 2600 pad 0 0.2 reverb 25 50 50
save rung-fallen rung-down -22

# A pirate cove: drops fall from the roof of a cave, a swell booms in it, and a rock is rolled aside.
struck cove-drops 1.8 1047:1:0.3 2100:0.3:0.15 1319:0.8:0.28:0.4 2640:0.25:0.14:0.4 784:0.9:0.34:0.62 \
    1175:0.6:0.28:1.15
gust cove-swell 1.9 711 0.9 0:260:0.2 0.5:480:1 1.1:330:0.5 1.9:240:0
gust cove-rock 0.8 712 0.8 0:500:0.2 0.4:800:1 0.8:400:0
clicks cove-grind 0.8 713 0:70:0.3 0.4:160:1 0.8:60:0
shape cove-grind cove-stone bandpass 480 1.5q gain -n -3
mix cove-all 'cove-drops -7 0' 'cove-swell -5 0' 'cove-rock -9 0.5' 'cove-stone -4 0.5'
shape cove-all cove pad 0 0.4 reverb 60 30 100
save cove cove -21

# Irons: a chain is dragged over planks, and a lock snaps shut.
tones=()
mapfile -t tones < <(awk 'BEGIN {
    for (link = 0; link < 10; link++) {
        at = 0.052 * link + 0.012 * (link * 3 % 4); iron = 620 + 90 * (link * 7 % 5)
        printf "%d:%.2f:0.08:%.3f\n%d:%.2f:0.06:%.3f\n%d:0.3:0.05:%.3f\n", iron, 0.4 + 0.05 * link, at, 1.87 * iron,
            0.5, at, 2.93 * iron, at
    }
}')
struck chain 0.8 "${tones[@]}"
struck irons-lock 0.8 247:1:0.12:0.64 587:0.9:0.12:0.64 1397:0.6:0.08:0.64 523:0.8:0.14:0.71 \
    1175:0.5:0.1:0.71
gust chain-drag 0.6 721 0.8 0:500:0.3 0.3:900:1 0.6:600:0
mix irons-all 'chain -3 0' 'chain-drag -10 0' 'irons-lock 0 0'
driven irons-all irons-driven 6
shape irons-driven irons pad 0 0.15 reverb 25 50 50
save irons irons -21

# Put ashore: a keel runs up the sand, and two feet land in shallow water.
gust keel 0.8 731 0.7 0:500:0.2 0.3:1150:1 0.55:800:0.5 0.8:500:0
clicks keel-sand 0.7 732 0:90:0.3 0.3:240:1 0.7:40:0
shape keel-sand keel-grit bandpass 1200 1q gain -n -3
struck keel-stops 0.4 174:1:0.16 281:0.8:0.12 520:0.4:0.06
splash foot-one 733 520
splash foot-two 734 460
mix ashore-all 'keel -4 0' 'keel-grit -6 0' 'keel-stops -3 0.52' 'foot-one -8 0.8' 'foot-two -10 1.02'
shape ashore-all ashore overdrive 4 5 gain -n -3 trim 0 1.6 fade h 0 0 0.3
save ashore ashore -22

# A treasure map: parchment is unrolled, a weight holds its corner, a quill puts the cross.
gust parchment 0.6 741 0.7 0:700:0.1 0.12:1500:1 0.25:1000:0.4 0.42:1900:0.9 0.6:1100:0
clicks parchment-old 0.55 742 0:110:0.5 0.3:180:1 0.55:40:0
shape parchment-old parchment-cracks bandpass 1700 1q gain -n -3
struck map-weight 0.3 220:1:0.12 349:0.8:0.09 740:0.4:0.05
gust quill-one 0.12 743 1.6 0:1500:0.3 0.06:2400:1 0.12:1900:0
gust quill-two 0.13 744 1.6 0:2200:0.3 0.06:1600:1 0.13:1300:0
mix map-all 'parchment -5 0' 'parchment-cracks -7 0' 'map-weight -2 0.6' 'quill-one -5 0.86' 'quill-two -5 1.03'
driven map-all map 4
save map map -22

# A chest is dug out: two bites of a spade, the third on wood, a hinge, and what shines.
for bite in 1 2 3; do gust "spade$bite" 0.22 "75$bite" 0.7 0:1500:0.6 0.05:1900:1 0.22:800:0; done
struck dig-lid 0.9 165:1:0.2:0.62 262:0.9:0.16:0.62 430:0.6:0.1:0.62
struck dig-gold 1.6 1175:0.6:0.9 1480:0.7:0.9:0.07 1760:0.8:0.9:0.14 2349:0.5:0.8:0.21 2637:0.4:0.7:0.28
creak dig-hinge 0.5 754 640 0:40:0.4 0.25:95:1 0.5:60:0
mix dig-all 'spade1 -4 0' 'spade2 -4 0.3' 'spade3 -5 0.6' 'dig-lid 0 0' 'dig-hinge -7 0.85' 'dig-gold -6 1.2'
shape dig-all chest trim 0 2.3 fade h 0 0 0.7
save chest chest -21

# A new ship: two strokes of a mallet, she rumbles down the slip, and the sea makes room.
struck mallet 0.6 208:1:0.12 342:0.9:0.09 780:0.5:0.05 208:1:0.12:0.24 342:0.9:0.09:0.24 780:0.5:0.05:0.24
gust slip 1.0 761 0.8 0:260:0.2 0.8:620:1 1.0:500:0
clicks slip-planks 0.9 762 0:18:0.5 0.9:62:1
shape slip-planks slip-rumble bandpass 380 1.8q gain -n -3
gust slip-wave 1.1 763 0.6 0:600:0.5 0.15:1200:1 0.5:800:0.5 1.1:500:0
struck slip-bell 1.4 880:1:1.1 1760:0.6:0.9 2118:0.4:0.6
mix launch 'mallet -2 0' 'slip -7 0.4' 'slip-rumble -3 0.42' 'slip-wave -3 1.25' 'slip-bell -9 1.4'
shape launch new-ship overdrive 4 5 gain -n -3 trim 0 2.5 fade h 0 0 0.6
save new-ship new-ship -20

# A captain appears: a boatswain's pipe calls, and a drum takes note.
pipe_calls=(
    '0:1480:0 0.04:1568:1 0.28:1568:0.9 0.38:2093:1 0.78:2093:0.9 0.9:1568:0.6 1.1:1319:0'
    '0:1976:0 0.04:2093:1 0.2:2093:0.9 0.3:1568:1 0.5:1568:0.9 0.6:2093:1 0.84:2093:0.7 1.1:1760:0'
)
for variant in 1 2; do
    read -ra call <<<"${pipe_calls[variant - 1]}"
    glide pipe 1.1 0.15:19 "${call[@]}"
    shape pipe pipe-call lowpass 3200 gain -n -3
    struck pipe-drum 1.2 147:1:0.4:0.02 233:0.9:0.3:0.02 311:0.6:0.2:0.02 147:0.8:0.4:0.84 \
        233:0.7:0.3:0.84
    mix captain-all 'pipe-call -10 0' 'pipe-drum 0 0'
    driven captain-all captain-driven 4
    shape captain-driven captain pad 0 0.2 reverb 30 50 60
    save captain "captain-$variant" -22
done

# Two meet: guns salute, one near and one far over the water.
gust salute-powder 0.25 771 0.5 0:1500:1 0.05:900:0.6 0.25:400:0
struck salute-gun 0.6 178:1:0.3 267:0.9:0.24 399:0.6:0.14
gust salute-air 0.9 772 0.6 0:460:1 0.2:300:0.6 0.9:210:0
mix salute-near 'salute-powder -4 0' 'salute-gun 0 0' 'salute-air -2 0'
shape salute-near salute-far lowpass 700 gain -n -3
mix salute-all 'salute-near 0 0' 'salute-far -7 0.62'
shape salute-all salute overdrive 6 10 gain -n -3 pad 0 0.3 reverb 45 50 90
save salute salute -21

# A squall wanders: a short gust, rain in it, a mutter behind.
squall_winds=('0:420:0 0.36:980:1 0.8:600:0.5 1.2:380:0' '0:380:0 0.25:760:0.8 0.5:560:0.5 0.75:1040:1 1.2:420:0')
for variant in 1 2; do
    read -ra wind <<<"${squall_winds[variant - 1]}"
    gust squall-wind 1.2 "78$variant" 1.6 "${wind[@]}"
    gust squall-rain 1.1 "79$variant" 0.6 0:1900:0 0.4:2600:1 1.1:1700:0
    gust squall-mutter 1.2 "80$variant" 0.5 0:150:0.4 0.4:220:1 0.7:160:0.5 1.2:120:0
    mix squall 'squall-wind 0 0' 'squall-rain -12 0' 'squall-mutter -3 0.1'
    save squall "squall-$variant" -23
done

# What the round brings: a page is turned, and a shell is blown far off.
notes shell-horn 61 84 'D4/.25 A4/1.5'
shape shell-horn shell-blown overdrive 5 10 lowpass 1600 gain -n -3 trim 0 1.7 fade h 0 0 0.6
gust shell-page 0.3 821 0.7 0:900:0 0.07:1800:1 0.15:1300:0.4 0.3:900:0
mix shell-all 'shell-page -1 0' 'shell-blown -3 0.2'
shape shell-all shell pad 0 0.3 reverb 45 50 90
save shell shell -21

# A port changes hands: a drum rolls, a flag runs up and catches the wind, and horns give it its name.
clicks roll 0.8 831 0:24:0.5 0.7:34:1 0.8:34:0.8
shape roll roll-skin bandpass 290 1.6q gain -n -3
shape roll roll-snare bandpass 1700 0.8q gain -n -3
gust flag 0.9 832 0.7 0:700:0.2 0.4:1200:1 0.9:700:0
shape flag flag-flaps tremolo 12 80
notes port-horns 61 120 '-/1.5 A3+D4/.5 D4+F#4+A4/2'
mix port-all 'roll-skin -1 0' 'roll-snare -8 0' 'flag-flaps -9 0.6' 'port-horns -1 0'
shape port-all port-taken trim 0 2.4 fade h 0 0 0.7
save port-taken port-taken -20
