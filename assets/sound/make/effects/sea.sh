# Hull, rope, water.
# shellcheck shell=bash

# The hull through the water, as long as the longest move on the table needs: three, so that no two moves sound alike.
for variant in 1 2 3; do
    gust bow 0.95 "2$variant" 0.7 0:320:0.1 "0.12:$((560 + 90 * variant)):1" 0.5:760:0.7 0.95:300:0
    gust spray 0.8 "3$variant" 0.6 0:2600:0 "0.1$variant:3300:1" 0.45:2900:0.4 0.8:2200:0
    bubbles wake 0.95 "4$variant" 34 330 1500 0.9
    mix sail 'bow 0 0' 'spray -13 0.03' 'wake -9 0.05'
    save sail "sail-$variant" -21
done

# Rope and wood under load: a creak that quickens and lets go.
turn_loads=('0:22:0.3 0.2:48:1 0.4:34:0.7 0.5:20:0' '0:36:0.5 0.12:26:0.7 0.34:60:1 0.5:24:0')
for variant in 1 2; do
    read -ra load <<<"${turn_loads[variant - 1]}"
    clicks creak 0.5 "5$variant" "${load[@]}"
    shape creak creak-wood bandpass $((550 + 70 * variant)) 2.5q gain -n -3
    shape creak creak-rope bandpass $((1590 - 110 * variant)) 3q gain -n -3
    struck turn-block 0.2 "$((218 + 22 * variant)):1:0.1" "$((380 + 30 * variant)):0.6:0.08"
    gust turn-water 0.5 "$((12 + 40 * variant))" 0.7 0:400:0 0.2:600:1 0.5:350:0
    mix turn-all 'creak-wood 0 0' 'creak-rope -4 0' 'turn-block -8 0.4' 'turn-water -10 0'
    # Creaks are all points: driven a little, they have a body that the ear can measure.
    shape turn-all turn overdrive 14 5 gain -n -3
    save turn "turn-$variant" -21
done

# The tide comes in: a wave that rises, breaks and runs up. Going out, it drags the pebbles with it.
gust tide-swell 2.4 53 0.6 0:180:0.15 1.0:420:0.7 1.3:900:1 1.7:700:0.5 2.4:500:0
gust tide-foam 1.5 54 0.5 0:2400:0 0.35:3600:1 0.8:4400:0.35 1.5:5200:0
mix tide-in 'tide-swell 0 0' 'tide-foam -11 0.95'
save tide-in tide-in -21

gust ebb 2.4 55 0.6 0:700:0.15 0.3:900:1 1.2:480:0.6 2.4:170:0
clicks pebbles 1.9 56 0:40:0.2 0.4:260:1 1.2:120:0.5 1.9:20:0
shape pebbles pebble-beach bandpass 3100 0.9q gain -n -3
bubbles ebb-suck 1.2 57 22 260 800 0.8
mix tide-out 'ebb 0 0' 'pebble-beach -13 0.2' 'ebb-suck -12 0.9'
save tide-out tide-out -21

# A current or the whirlpool: water that turns round and round.
gust swirl 1.5 58 1.6 0:300:0.1 0.2:700:1 0.4:360:0.4 0.6:800:1 0.8:380:0.4 1.0:740:0.9 1.2:360:0.3 1.5:260:0
bubbles swirl-air 1.4 59 40 280 1300 0.9
mix current 'swirl 0 0' 'swirl-air -8 0.05'
save current current -21

# Through the portal: drawn in, then away. Reversed bells pull, the open fifth lets go.
struck portal-bell 1.0 587:1:1.0 880:0.7:0.9 1318:0.5:0.7 1976:0.3:0.5
shape portal-bell portal-pull fade l 0.01 0 0.15 reverse
struck portal-ring 1.6 294:1:1.5 440:0.8:1.3 1175:0.5:1.0 1760:0.35:0.8
gust portal-rush 1.5 60 1.1 0:300:0 0.7:1500:0.7 0.95:2600:1 1.5:600:0
mix portal-all 'portal-pull -3 0' 'portal-rush -3 0.1' 'portal-ring -2 1.0'
shape portal-all portal pad 0 0.4 reverb 55 40 80
save portal portal -21

# A ship comes to the shore: its bell twice, and the chord that it sailed for, with the first bright third of the evening.
ship_bell=(587:1:1.7 1174:0.7:1.4 1410:0.55:1.1 1880:0.35:0.8 2763:0.25:0.5)
struck shore-bell 2.2 "${ship_bell[@]}" "${ship_bell[@]/%/:0.32}"
notes shore-chord 115 100 '-/.5 D4+A4/.5 D5+F#5+A5/4'
notes shore-box 22 100 '-/.5 D4+A4/.5 F#4+A4+D5/4.5'
mix shore-all 'shore-bell -6 0' 'shore-chord -2 0.1' 'shore-box -9 0.1'
shape shore-all shore trim 0 3.4 fade h 0 0 1.9
save shore shore -20
