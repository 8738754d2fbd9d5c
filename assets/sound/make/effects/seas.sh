# Cursed Seas: hulls, masts, beasts, and what the sea does to them.
# shellcheck shell=bash

# Two hulls touch, or a hull and a rock: a low knock, a timber that gives, water squeezed out between.
for variant in 1 2; do
    struck bump-wood 0.5 "$((150 + 24 * variant)):1:0.2" "$((251 + 19 * variant)):0.9:0.16" 388:0.6:0.1 \
        "$((640 + 70 * variant)):0.35:0.05" "$((160 + 20 * variant)):0.5:0.14:0.$((14 + 5 * variant))"
    gust bump-water 0.6 "60$variant" 0.7 0:500:0.3 "0.1$variant:900:1" 0.6:420:0
    creak bump-timber 0.45 "61$variant" $((500 + 60 * variant)) 0:45:0.5 0.15:90:1 0.45:26:0
    mix bump-all 'bump-wood 0 0' 'bump-water -8 0.03' 'bump-timber -8 0.05'
    driven bump-all bump 5
    save bump "bump-$variant" -22
done

# A ball falls short: it drives a plume out of the sea, and the plume falls back as rain.
for variant in 1 2; do
    splash miss-fall "62$variant" $((190 + 40 * variant))
    gust miss-plume 0.9 "63$variant" 0.6 0:700:0.2 0.08:1900:1 0.4:1500:0.6 0.9:1200:0
    clicks miss-drops 0.8 "64$variant" 0:30:0 "0.$((variant + 2)):240:1" 0.8:60:0
    shape miss-drops miss-rain bandpass 1900 0.9q gain -n -3
    mix miss-all 'miss-fall 0 0' 'miss-plume -5 0.02' "miss-rain -13 0.3$variant"
    driven miss-all miss 3
    save miss "miss-$variant" -21
done

# A mast is shot away: it cracks, its stays part one by one, it groans over the side and the sea takes the sail.
stays=('0.22 0.31 0.45' '0.18 0.36')
for variant in 1 2; do
    tones=()
    for part in ${stays[variant - 1]}; do
        mapfile -t -O "${#tones[@]}" tones < <(at "$part" "$((196 + 22 * variant + 9 * ${#tones[@]})):0.7:0.14" \
            "$((523 + 31 * ${#tones[@]})):0.5:0.1" 1175:0.25:0.06)
    done
    struck mast-crack 0.8 "$((131 + 14 * variant)):1:0.2" 233:0.9:0.17 417:0.7:0.1 830:0.5:0.06 1710:0.3:0.03 "${tones[@]}"
    clicks mast-splinters 0.7 "65$variant" 0:190:1 0.2:80:0.7 0.7:14:0.1
    shape mast-splinters mast-wood bandpass $((1250 + 120 * variant)) 2q gain -n -3
    creak mast-groan 0.8 "66$variant" $((430 + 40 * variant)) 0:30:0.3 0.5:110:1 0.8:40:0
    splash mast-sea "67$variant" $((170 + 30 * variant))
    mix mast-all 'mast-crack 0 0' 'mast-wood -5 0.02' 'mast-groan -9 0.15' "mast-sea -2 0.$((68 + 6 * variant))"
    driven mast-all mast-driven 5
    shape mast-driven mast-lost pad 0 0.2 reverb 20 50 40
    save mast-lost "mast-lost-$variant" -19
done

# A ball glances off: iron sings past, oak takes no harm.
struck glance-oak 0.3 187:1:0.12 311:0.8:0.09 520:0.5:0.05
glide glance-song 0.5 0.15:30 0:1760:0 0.03:1560:1 0.5:880:0
struck glance-iron 0.5 1244:1:0.3 1975:0.7:0.22 2960:0.4:0.14
mix glance-all 'glance-oak 0 0' 'glance-iron -7 0.005' 'glance-song -9 0.03'
driven glance-all glance-driven 3
shape glance-driven glance pad 0 0.2 reverb 20 60 40
save glance glance -21

# Fire takes hold of a mast: pitch flares up, and then it crackles.
gust fire-flare 1.5 681 0.7 0:300:0.1 0.16:760:1 0.6:520:0.7 1.5:360:0
clicks fire-crackle 1.4 682 0:12:0.2 0.2:46:1 0.9:34:0.8 1.4:10:0.1
shape fire-crackle fire-wood bandpass 1150 1.2q gain -n -3
driven fire-wood fire-snaps 10
gust fire-hiss 1.2 683 0.6 0:1800:0 0.3:2500:0.6 1.2:2100:0
mix fire-all 'fire-flare 0 0' 'fire-snaps -3 0.1' 'fire-hiss -17 0.1'
driven fire-all burning 4
save burning burning -21

# A mast is stepped anew: mallets on oak, and the wedge that makes it fast.
tones=()
for blow in 0:220 0.19:247 0.36:220 0.62:294; do
    mapfile -t -O "${#tones[@]}" tones < <(at "${blow%:*}" "${blow#*:}:1:0.1" "$((${blow#*:} * 19 / 10)):0.8:0.07" \
        "$((${blow#*:} * 43 / 10)):0.5:0.04")
done
struck mend-blows 1.1 "${tones[@]}" 784:0.5:0.3:0.62 1175:0.35:0.26:0.62
creak mend-wedge 0.4 691 660 0:50:0.3 0.2:110:1 0.4:40:0
mix mend-all 'mend-blows 0 0' 'mend-wedge -9 0.5'
driven mend-all mend-driven 6
shape mend-driven mend pad 0 0.2 reverb 20 55 30
save mend mend -22

# She was sunk and is not: a bell rings backwards out of the deep, and air goes up before her.
struck eternal-bell 1.4 392:1:1.4 784:0.7:1.2 940:0.5:1 1255:0.4:0.8
shape eternal-bell eternal-back fade l 0.01 0 0.2 reverse
struck eternal-ring 1.8 392:1:1.7 587:0.6:1.4 784:0.5:1.2 1174:0.3:0.9
bubbles eternal-air 1.4 701 44 220 1200 0.7
gust eternal-sea 1.9 702 0.7 0:260:0.1 1.2:900:1 1.9:500:0
mix eternal-all 'eternal-back -3 0' 'eternal-air -6 0.2' 'eternal-sea -6 0.1' 'eternal-ring -2 1.3'
shape eternal-all eternal trim 0 2.7 pad 0 0.2 reverb 50 40 90
save eternal eternal -21

# A beast of the deep is on its way: it breathes out and growls, each time another way.
for variant in 1 2; do
    low=$((150 + 26 * variant))
    glide beast-throat 1.4 "1.3:$((21 + 5 * variant))" "0:$low:0" "0.25:$((low * 5 / 4)):1" "0.8:$((low * 9 / 8)):0.8" "1.4:$((low * 4 / 5)):0"
    shape beast-throat beast-growl overdrive 22 20 lowpass 2200 gain -n -3
    gust beast-breath 1.3 "71$variant" 0.9 0:420:0.2 "0.3$variant:900:1" 1.3:380:0
    bubbles beast-wake 1.2 "72$variant" 26 200 900 1.1
    mix beast-all 'beast-growl 0 0' 'beast-breath -6 0.05' 'beast-wake -10 0.2'
    shape beast-all beast pad 0 0.3 reverb 35 45 70
    save beast "beast-$variant" -21
done

# It dies: the growl breaks and sinks, and the sea closes over it.
glide slain-cry 1.5 1.6:17 0:392:0 0.1:466:1 0.5:330:0.9 1.0:208:0.6 1.5:139:0
shape slain-cry slain-throat overdrive 20 20 lowpass 2600 gain -n -3
splash slain-fall 731 160
gust slain-sea 1.7 732 0.7 0:360:0 0.5:800:1 1.7:330:0
bubbles slain-air 1.4 733 36 170 800 0.8
mix slain-all 'slain-throat -1 0' 'slain-fall -1 0.75' 'slain-sea -6 0.7' 'slain-air -7 0.9'
shape slain-all slain pad 0 0.3 reverb 40 50 80
save slain slain -20

# A ram goes home: iron through oak, both hulls shake.
struck ram-iron 0.6 349:1:0.2 587:0.7:0.16 988:0.4:0.1
struck ram-oak 0.8 123:1:0.26 196:1:0.22 311:0.8:0.15 622:0.5:0.07 165:0.7:0.2:0.19 262:0.5:0.14:0.19
clicks ram-split 0.8 741 0:200:1 0.3:90:0.7 0.8:16:0.1
shape ram-split ram-wood bandpass 1080 1.6q gain -n -3
gust ram-water 1.0 742 0.7 0:500:0 0.3:900:1 1.0:420:0
mix ram-all 'ram-oak 0 0' 'ram-iron -7 0' 'ram-wood -5 0.03' 'ram-water -8 0.1'
driven ram-all ram-driven 6
shape ram-driven ram pad 0 0.25 reverb 25 55 40
save ram ram -19

# Somebody is lost from the deck: feet slip on the rail, the sea takes him.
for variant in 1 2; do
    boots lost-feet 0.4 $((240 + 30 * variant)) 0:0.8 "0.1$variant:1" "0.$((20 + 4 * variant)):0.6"
    gust lost-cloth 0.4 "75$variant" 0.8 0:600:0.2 0.2:1200:0.8 0.4:900:0
    splash lost-fall "76$variant" $((260 + 60 * variant))
    mix lost-all 'lost-feet -3 0' 'lost-cloth -11 0.2' "lost-fall 0 0.$((44 + 5 * variant))"
    driven lost-all crew-lost 4
    save crew-lost "crew-lost-$variant" -22
done

# Taken in tow: a hawser comes up out of the water, drips, and takes the whole weight.
creak tow-hawser 1.0 771 480 0:18:0.2 0.4:50:0.7 0.85:130:1 1.0:60:0.2
gust tow-lift 0.7 772 0.7 0:600:0 0.2:1100:1 0.7:800:0
bubbles tow-drips 0.8 773 22 700 2200 0.9
struck tow-weight 0.6 175:1:0.24:0.02 277:0.8:0.18:0.02 440:0.4:0.1:0.02
mix tow-all 'tow-hawser -1 0' 'tow-lift -9 0.05' 'tow-drips -13 0.3' 'tow-weight -2 0.92'
driven tow-all tow 5
save tow tow -22

# The tow is cast off: the hawser runs out through its ring and falls into the sea.
clicks cast-run 0.6 781 0:60:0.5 0.25:210:1 0.6:260:0.4
shape cast-run cast-ring bandpass 900 2.5q gain -n -3
driven cast-ring cast-rope 10
splash cast-fall 782 360
struck cast-eye 0.3 494:0.8:0.12 831:0.5:0.08 1318:0.3:0.06
mix cast-all 'cast-rope 0 0' 'cast-eye -6 0.58' 'cast-fall -4 0.66'
driven cast-all cast-off 4
save cast-off cast-off -22

# Gold comes home: a chest is turned out on the quay, and the last coin spins until it lies.
mapfile -t tones < <(awk 'BEGIN {
    for (coin = 0; coin < 17; coin++) {
        at = 0.03 + 0.75 * coin / 17 + 0.013 * (coin * 7 % 5)
        tone = 1480 * (1 + 0.067 * (coin * 5 % 9))
        printf "%d:%.2f:0.16:%.3f\n%d:%.2f:0.12:%.3f\n", tone, 0.5 + 0.08 * (coin * 3 % 6), at, 1.59 * tone, 0.3, at
    }
    for (turn = 0; turn < 9; turn++) {
        at = 0.9 + 0.5 * (1 - (1 - turn / 9) ^ 2)
        printf "1865:%.2f:0.08:%.3f\n2794:%.2f:0.06:%.3f\n", 0.5 - 0.03 * turn, at, 0.3 - 0.02 * turn, at
    }
}')
struck gold-coins 1.9 "${tones[@]}"
struck gold-chest 0.5 165:1:0.16 262:0.8:0.12 440:0.5:0.08
clicks gold-pour 0.9 791 0:60:0.2 0.3:180:1 0.9:40:0.1
shape gold-pour gold-heap bandpass 1500 1.2q gain -n -3
mix gold-all 'gold-chest -3 0' 'gold-coins 0 0.03' 'gold-heap -7 0.06'
driven gold-all gold-driven 4
shape gold-driven gold pad 0 0.2 reverb 15 60 30
save gold gold -21

# An event is played: a page turns, and the wind that it speaks of comes in at the window.
gust omen-page 0.3 801 0.7 0:900:0.1 0.1:2000:1 0.3:1300:0
gust omen-wind 1.7 802 2.2 0:340:0 0.5:620:1 0.9:480:0.6 1.2:720:0.8 1.7:360:0
struck omen-chime 1.4 880:0.7:1:0.5 1318:0.5:0.9:0.62 1760:0.4:0.8:0.74
mix omen-all 'omen-page -4 0' 'omen-wind 0 0.12' 'omen-chime -15 0'
shape omen-all omen pad 0 0.3 reverb 35 45 70
save omen omen -22

# A fog bank: the air goes soft, and in it, nobody knows where, a bell.
gust fog-air 2.1 811 0.8 0:240:0.1 0.7:460:1 1.3:380:0.8 2.1:260:0
struck fog-bell 1.9 440:1:1.4:0.4 880:0.5:1:0.4 1047:0.35:0.8:0.4 440:0.6:1:1.1 880:0.3:0.8:1.1
shape fog-bell fog-far lowpass 1300 gain -n -3
mix fog-all 'fog-air 0 0' 'fog-far -7 0'
shape fog-all fog pad 0 0.3 reverb 60 30 90
save fog fog -23

# She is scuttled: three blows of an axe below, and the sea comes in.
tones=()
for blow in 0 0.3 0.58; do
    mapfile -t -O "${#tones[@]}" tones < <(at "$blow" 174:1:0.14 281:0.8:0.1 480:0.6:0.06 1020:0.4:0.03)
done
struck scuttle-axe 1.0 "${tones[@]}"
gust scuttle-sea 1.5 821 0.7 0:400:0 0.15:1100:1 0.8:700:0.7 1.5:460:0
bubbles scuttle-air 1.4 822 46 190 1000 0.9
mix scuttle-all 'scuttle-axe 0 0' 'scuttle-sea -5 0.62' 'scuttle-air -5 0.7'
driven scuttle-all scuttle 5
save scuttle scuttle -21

# Ice: it strikes, a crack runs through all of it, and a piece slides off.
struck ice-blow 0.5 208:1:0.18 330:0.8:0.13 554:0.5:0.08
struck ice-glass 1.0 1397:0.8:0.3:0.05 2093:0.7:0.26:0.09 1760:0.6:0.24:0.15 2637:0.4:0.2:0.17 1567:0.5:0.3:0.26
clicks ice-crack 0.6 831 0:260:1 0.2:120:0.8 0.6:20:0.1
shape ice-crack ice-run bandpass 1700 2q gain -n -3
splash ice-slide 832 230
mix ice-all 'ice-blow 0 0' 'ice-glass -9 0' 'ice-run -5 0.03' 'ice-slide -5 0.62'
driven ice-all ice-driven 4
shape ice-driven ice pad 0 0.3 reverb 40 35 60
save ice ice -21

# A mysterious island shows what it is: something under it hums, and knocks three times.
glide mystery-hum 2.1 0.25:4.6 0:196:0 0.5:233:1 1.3:208:0.9 2.1:147:0
shape mystery-hum mystery-deep overdrive 9 15 gain -n -3
struck mystery-knocks 1.4 156:1:0.16:0.5 247:0.9:0.12:0.5 156:1:0.16:0.78 247:0.9:0.12:0.78 147:1:0.2:1.16 233:0.9:0.16:1.16
struck mystery-glass 2.0 932:0.7:1.2:0.2 1397:0.5:1:0.35 1864:0.3:0.8:0.5
mix mystery-all 'mystery-deep -4 0' 'mystery-knocks 0 0' 'mystery-glass -14 0'
shape mystery-all mystery pad 0 0.5 reverb 50 35 90
save mystery mystery -21

# A broadside: four guns from bow to stern, so close that they are one.
for gun in 1 2 3 4; do
    shape cannon "broadside-$gun" speed "$(awk "BEGIN { print 0.88 + 0.05 * ($gun * 3 % 4) }")" gain -n -3
done
mix broadside-all 'broadside-1 0 0' 'broadside-2 -2 0.11' 'broadside-3 -1 0.2' 'broadside-4 -1 0.34'
shape broadside-all broadside overdrive 6 10 gain -n -3 highpass 80
save broadside broadside -17.5

# A fort is built: blocks are set one on the other, and its flag runs up.
tones=()
for block in 0:147 0.27:165 0.5:185 0.72:220; do
    mapfile -t -O "${#tones[@]}" tones < <(at "${block%:*}" "${block#*:}:1:0.12" "$((${block#*:} * 17 / 10)):0.9:0.09" \
        "$((${block#*:} * 53 / 10)):0.4:0.04")
done
struck fort-blocks 1.2 "${tones[@]}"
gust fort-grit 0.9 841 0.6 0:1100:0.5 0.5:1400:0.4 0.9:1000:0
creak fort-halyard 0.6 842 1000 0:80:0.4 0.4:140:1 0.6:60:0
gust fort-flag 0.6 843 0.8 0:900:0.2 0.2:1300:1 0.6:800:0
mix fort-all 'fort-blocks 0 0' 'fort-grit -14 0' 'fort-halyard -11 0.85' 'fort-flag -9 1.2'
driven fort-all fort 5
save fort fort -21

# And one falls: its wall gives way stone by stone, and the dust hangs.
mapfile -t tones < <(awk 'BEGIN {
    for (stone = 0; stone < 12; stone++) {
        at = 1.2 * (stone / 12) ^ 1.3 + 0.02 * (stone * 5 % 4); tone = 128 + 17 * (stone * 7 % 6)
        printf "%d:%.2f:0.2:%.3f\n%d:%.2f:0.13:%.3f\n%d:0.3:0.05:%.3f\n", tone, 1 - 0.04 * stone, at,
            1.7 * tone, 0.8 - 0.03 * stone, at, 5.1 * tone, at
    }
}')
struck fall-stones 1.8 "${tones[@]}"
clicks fall-rubble 1.6 851 0:120:0.6 0.5:240:1 1.6:30:0.1
shape fall-rubble fall-gravel bandpass 800 1q gain -n -3
gust fall-dust 1.7 852 0.6 0:500:0.5 0.5:700:1 1.7:380:0
mix fall-all 'fall-stones 0 0' 'fall-gravel -6 0.05' 'fall-dust -7 0.1'
driven fall-all fall-driven 5
shape fall-driven fort-falls pad 0 0.3 reverb 30 55 50
save fort-falls fort-falls -19
