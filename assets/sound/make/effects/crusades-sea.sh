# Pirate Crusades at sea: what is looked for, fought, lost and left behind.
# shellcheck shell=bash

# A spyglass is drawn: brass rubs on brass, and each of its tubes catches.
for variant in 1 2; do
    later=$((variant == 1 ? 24 : 31))
    gust tubes 0.2 "40$variant" 3 0:900:0.2 "0.1:$((1500 + 200 * variant)):1" 0.2:1900:0
    struck tubes-catch 0.5 "$((880 + 40 * variant)):1:0.12:0.17" "$((1471 - 30 * variant)):0.8:0.1:0.17" 415:0.6:0.06:0.17 \
        "$((988 + 50 * variant)):1:0.16:0.$((later + 13))" "$((1660 + 45 * variant)):0.8:0.14:0.$((later + 13))" \
        "466:0.6:0.06:0.$((later + 13))"
    mix spyglass 'tubes -3 0' "tubes -5 0.$later" 'tubes-catch -2 0'
    shape spyglass spyglass-room pad 0 0.1 reverb 15 60 20
    save spyglass-room "spyglass-$variant" -23
done

# gull TAKE HERTZ AT...: a gull's cries, each rising and torn off.
gull() {
    local take=$1 tone=$2 start points=(0:600:0)
    for start in "${@:3}"; do
        mapfile -t -O "${#points[@]}" points < <(awk -v at="$start" -v tone="$tone" 'BEGIN {
            printf "%.3f:%d:0\n%.3f:%d:1\n%.3f:%d:0.8\n%.3f:%d:0\n", at, 0.8 * tone, at + 0.06, 1.3 * tone,
                at + 0.17, 1.12 * tone, at + 0.29, 0.72 * tone
        }')
    done
    glide "$take-cry" 2.0 0.2:31 "${points[@]}"
    shape "$take-cry" "$take" overdrive 20 20 bandpass 2100 0.7q gain -n -3
}

# A town comes in sight: gulls, surf on a mole, and a bell that somebody rings there.
gull sight-near 860 0.02 0.36 0.66
gull sight-far 1010 0.5 0.95 1.28
gust sight-surf 2.2 411 0.6 0:380:0.2 0.7:800:1 1.3:620:0.5 2.2:420:0
struck sight-bell 2.0 523:1:1.3:0.45 1047:0.7:1:0.45 1256:0.4:0.8:0.45 523:0.6:1:1.1 1047:0.4:0.8:1.1
mix sight 'sight-near -3 0' 'sight-far -11 0' 'sight-surf -6 0' 'sight-bell -8 0'
shape sight landfall pad 0 0.3 reverb 40 50 80
save landfall landfall -22

# The cards of a fight are laid as tiles on the ledger, and the sum is counted up to where it stands.
ledger_tiles=('0 0.07 0.13' '0 0.06' '0 0.05 0.11 0.16')
for variant in 1 2 3; do
    tones=()
    for fall in ${ledger_tiles[variant - 1]}; do
        wood=$((247 + 19 * variant + 23 * ${#tones[@]} / 3))
        mapfile -t knock < <(at "$fall" "$wood:1:0.09" "$((wood * 19 / 10)):0.8:0.06" "$((wood * 47 / 10)):0.4:0.03")
        tones+=("${knock[@]}")
    done
    mapfile -t -O "${#tones[@]}" tones < <(awk -v first="$fall" -v kind="$variant" 'BEGIN {
        points = 7 + 2 * kind
        for (point = 0; point < points; point++) {
            tone = (640 + 30 * kind) * 1.045 ^ point
            printf "%d:0.45:0.04:%.3f\n%d:0.25:0.03:%.3f\n", tone, first + 0.12 + 0.034 * point,
                1.63 * tone, first + 0.12 + 0.034 * point
        }
        last = first + 0.15 + 0.034 * points
        printf "330:1:0.14:%.3f\n523:0.8:0.12:%.3f\n1319:0.5:0.12:%.3f\n", last, last, last
    }')
    struck ledger 1.1 "${tones[@]}"
    driven ledger ledger-driven 6
    shape ledger-driven commit trim 0 0.85 reverb 15 60 20
    save commit "commit-$variant" -22
done

# A ship goes down: planks burst one after the other, the hull groans, and the sea closes over its air.
plank_bursts=('0 0.17 0.41' '0 0.24 0.36 0.61')
for variant in 1 2; do
    tones=()
    for burst in ${plank_bursts[variant - 1]}; do
        mapfile -t knock < <(at "$burst" "$((172 + 14 * variant)):1:0.2" "$((281 + 9 * variant)):0.8:0.16" 466:0.6:0.1 \
            "$((911 + 60 * ${#tones[@]} / 5)):0.5:0.05" 1730:0.3:0.03)
        tones+=("${knock[@]}")
    done
    struck planks 1.2 "${tones[@]}"
    clicks planks-split 1.0 "42$variant" 0:170:1 0.5:70:0.7 1.0:20:0.1
    shape planks-split planks-wood bandpass 1250 1.5q gain -n -3
    glide sunk-groan 1.3 "0.4:$((7 + variant))" 0:311:0 "0.2:$((262 - 20 * variant)):1" 0.8:196:0.7 1.3:147:0
    gust sunk-sea 1.6 "43$variant" 0.7 0:500:0 0.5:900:1 1.0:600:0.6 1.6:380:0
    bubbles sunk-air 1.4 "44$variant" 40 190 1100 0.8
    mix sunk-all 'planks 0 0' 'planks-wood -6 0.02' 'sunk-groan -10 0.2' 'sunk-sea -6 0.4' 'sunk-air -3 0.6'
    shape sunk-all sunk overdrive 4 10 gain -n -3 pad 0 0.2 reverb 25 60 50
    save sunk "sunk-$variant" -20
done

# A flag is struck: its halyard squeals down through the block, the cloth flutters, and the ship's bell gives up.
clicks strike-halyard 0.6 451 0:150:0.5 0.3:110:1 0.6:60:0.2
shape strike-halyard strike-squeal bandpass 1350 5q gain -n -3
gust strike-cloth 0.8 452 0.8 0:900:0.3 0.3:1300:1 0.8:600:0
shape strike-cloth strike-flutter tremolo 15 80
yield_bell=(440:1:1.4 880:0.7:1.1 1056:0.5:0.8 1410:0.3:0.6)
struck strike-bell 2.2 523:1:1.2:0.45 1047:0.6:0.9:0.45 1256:0.4:0.7:0.45 "${yield_bell[@]/%/:0.8}"
mix strike 'strike-squeal -5 0' 'strike-flutter -8 0' 'strike-bell -1 0'
shape strike flag-down pad 0 0.3 reverb 35 50 60
save flag-down flag-down -21

# She turns and is gone: the wheel rattles over, a sheet groans, and a wake runs out ahead.
mapfile -t tones < <(awk 'BEGIN {
    for (spoke = 0; spoke < 7; spoke++) {
        at = 0.055 * spoke + 0.006 * spoke * spoke; wood = 375 + 21 * (spoke * 3 % 4)
        printf "%d:%.2f:0.06:%.3f\n%d:%.2f:0.04:%.3f\n", wood, 1 - 0.09 * spoke, at, 2.1 * wood, 0.7 - 0.07 * spoke, at
    }
}')
struck wheel 0.8 "${tones[@]}"
creak sheet 0.7 461 620 0:30:0.3 0.25:60:1 0.7:26:0.2
gust leaving 1.4 471 0.7 0:500:0.1 0.5:1000:1 1.4:1500:0
bubbles leaving-wake 1.1 481 28 380 1500 1.2
mix fled-all 'wheel 0 0' 'sheet -7 0.2' 'leaving -6 0.1' 'leaving-wake -10 0.3'
driven fled-all fled 5
save fled fled -22

# Beaten off: a ball strikes, and hands go overboard.
struck beaten-oak 0.5 156:1:0.22 251:0.8:0.18 422:0.6:0.12 790:0.4:0.06
gust beaten-crash 0.3 491 0.5 0:1600:1 0.05:1100:0.7 0.3:600:0
splash crew-one 492 330
splash crew-two 493 410
mix beaten-all 'beaten-oak 0 0' 'beaten-crash -4 0' 'crew-one -4 0.3' 'crew-two -7 0.62'
driven beaten-all beaten-off 5
save beaten-off beaten-off -20

# Cargo goes over the rail: a crate scrapes, nothing is heard for a moment, the sea takes it.
for variant in 1 2; do
    gust rail 0.22 "50$variant" 0.9 0:600:0.3 0.12:1100:1 0.22:800:0
    struck rail-knock 0.2 "$((233 + 20 * variant)):1:0.09:0.02" "$((389 + 12 * variant)):0.7:0.06:0.02"
    splash crate "51$variant" $((240 + 35 * variant))
    mix dumped 'rail -8 0' 'rail-knock -6 0' "crate 0 0.$((30 + 4 * variant))"
    driven dumped overboard 4
    save overboard "overboard-$variant" -21
done

# Two captains face each other: one cock is drawn back and then the other, and a drum falls with both cards.
cock=(784:0.8:0.06 1319:1:0.07 2217:0.6:0.05 392:0.7:0.05)
struck duel-cocks 0.5 "${cock[@]}" 1109:0.9:0.06:0.06 1865:0.5:0.05:0.06 "${cock[@]/%/:0.26}" \
    1175:0.9:0.06:0.32 1976:0.5:0.05:0.32
struck duel-drum 1.0 139:1:0.5:0.52 220:0.9:0.4:0.52 297:0.7:0.3:0.52 370:0.5:0.2:0.52
gust duel-slap 0.14 521 0.6 0:1500:1 0.03:1000:0.6 0.14:500:0
mix duel-all 'duel-cocks -4 0' 'duel-drum 0 0' 'duel-slap -4 0.52'
driven duel-all duel-driven 5
shape duel-driven duel pad 0 0.3 reverb 30 60 50
save duel duel -20

# Plundered: a lid is thrown back, hands go into what lies there, a sack is slung.
creak lid 0.3 531 720 0:50:0.4 0.2:110:1 0.3:60:0
struck lid-back 0.6 185:1:0.18:0.28 302:0.8:0.14:0.28 540:0.5:0.08:0.28 \
    2390:0.3:0.3:0.44 1870:0.4:0.3:0.44 2630:0.3:0.25:0.5 2040:0.35:0.28:0.53 3020:0.2:0.2:0.58
clicks loot-coins 0.45 532 0:60:0.6 0.15:130:1 0.45:30:0
shape loot-coins loot-clink bandpass 2400 2q gain -n -3
gust loot-sack 0.3 533 0.7 0:700:0 0.06:1200:1 0.3:500:0
struck loot-thud 0.3 147:1:0.14 233:0.8:0.1 370:0.5:0.06
mix plunder-all 'lid -8 0' 'lid-back -1 0' 'loot-clink -8 0.42' 'loot-sack -6 0.8' 'loot-thud -3 0.86'
driven plunder-all plunder-driven 5
shape plunder-driven plunder pad 0 0.15 reverb 15 60 20
save plunder plunder -21

# A treasure fleet: horns across the water, and gold that shimmers behind them.
notes fleet-horns 61 112 'D4+A4/.5 D4+A4/.25 D4+A4/.25 F#4+D5/2'
notes fleet-trumpet 57 112 '-/1 A4+D5/2'
struck fleet-gold 2.4 1175:0.8:1.2:0.5 1480:0.8:1.2:0.6 1760:1:1.2:0.7 2217:0.6:1:0.8 2349:0.8:1.2:0.9 2960:0.4:0.8:1.0
mix fleet-all 'fleet-horns 0 0' 'fleet-trumpet -8 0' 'fleet-gold -12 0'
shape fleet-all fleet trim 0 2.6 fade h 0 0 1.0
save fleet fleet -20

# A free rover, friend or foe: a fiddle laughs at it.
notes rover-fiddle 111 140 'A4/.25 Bb4/.25 A4/.25 G#4/.25 A4/.5 D5/.25 C#5/.25 D5/1'
notes rover-pluck 46 140 '-/1 D3+A3/.5 -/.5 D3+A3+D4/1'
mix rover-all 'rover-fiddle 0 0' 'rover-pluck -2 0'
shape rover-all rover trim 0 1.7 fade h 0 0 0.6
save rover rover -22

# A hurricane: it comes up howling, a mast goes, and everything that was aboard goes with it.
glide howl 3.4 0.7:3.1 0:220:0 0.6:330:0.7 1.3:494:1 1.9:415:0.8 2.6:466:0.7 3.4:247:0
gust hurricane-wind 3.6 541 1.4 0:350:0.1 0.8:800:0.8 1.4:1300:1 2.2:800:0.8 2.8:1100:0.7 3.6:400:0
gust hurricane-sea 3.6 542 0.6 0:250:0.3 1.2:420:1 2.4:320:0.8 3.6:220:0
struck mast 1.2 165:1:0.3 262:0.9:0.24 440:0.7:0.16 830:0.5:0.08 1570:0.4:0.04
clicks mast-splits 0.9 543 0:190:1 0.3:80:0.6 0.9:14:0.1
shape mast-splits mast-wood bandpass 1300 1.6q gain -n -3
mix hurricane-all 'howl -13 0' 'hurricane-wind -1 0' 'hurricane-sea -4 0' 'mast -2 1.75' 'mast-wood -7 1.75'
shape hurricane-all hurricane overdrive 4 10 gain -n -3 trim 0 3.0 fade h 0 0 0.9
save hurricane hurricane -19

# Adrift: nobody steers; the hull complains twice, and the sea slaps it.
creak drift-one 0.7 551 410 0:14:0.4 0.3:34:1 0.7:18:0.2
creak drift-two 0.8 552 340 0:30:0.3 0.35:16:1 0.8:9:0.2
splash drift-slap 553 360
gust drift-sea 2.2 554 0.7 0:320:0.1 0.8:520:1 1.3:360:0.4 1.8:480:0.7 2.2:300:0
mix drift 'drift-one -2 0' 'drift-two -3 1.1' 'drift-slap -14 0.75' 'drift-sea -10 0'
shape drift adrift trim 0 2.1 fade h 0 0 0.4
save adrift adrift -22

# Stranded: the keel grinds over rock, a rib breaks, and a wave runs up the beach without her.
creak reef 1.0 561 300 0:60:0.3 0.3:130:1 0.7:90:0.8 1.0:30:0
struck rib 0.5 178:1:0.2:0.02 290:0.8:0.16:0.02 613:0.6:0.08:0.02 1390:0.4:0.04:0.02
gust strand-wave 1.9 562 0.6 0:300:0.1 0.6:900:1 1.0:1400:0.6 1.9:1000:0
gull strand 900 0.1 0.5
mix strand-all 'reef -4 0' 'rib 0 0.7' 'strand-wave -5 0.5' 'strand -17 1.2'
shape strand-all stranded overdrive 5 5 gain -n -3 trim 0 2.2 fade h 0 0 0.3
save stranded stranded -21

# Longboats pull away: three strokes; oars knock in their tholes, water is drawn past and drips off the blades.
tones=()
for stroke in 0 0.72 1.4; do
    mapfile -t knock < <(at "$stroke" 294:1:0.08 481:0.8:0.06 905:0.4:0.03)
    tones+=("${knock[@]}")
done
struck tholes 1.8 "${tones[@]}"
gust blades-pull 2.2 571 0.8 0:400:0.1 0.22:900:1 0.5:500:0.1 0.74:420:0.1 0.94:950:0.9 1.2:520:0.1 1.42:420:0.1 \
    1.62:900:0.8 2.2:500:0
bubbles blades-drip 2.0 572 28 520 1700 1
mix oars 'tholes -2 0' 'blades-pull -2 0.02' 'blades-drip -9 0.3'
driven oars longboats 4
save longboats longboats -22
