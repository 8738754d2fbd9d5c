# Guns, wood and iron.
# shellcheck shell=bash

# A gun on deck: powder, the barrel that booms, the air it pushes, and what the water sends back. Its weight lies at 150 to
# 400 Hz, where small loudspeakers still have a voice; the thump falls through there and is cut off below.
gust gun-powder 0.3 71 0.5 0:2600:1 0.04:1500:0.6 0.3:500:0
gust gun-air 1.6 72 0.6 0:520:1 0.1:340:0.8 0.5:230:0.35 1.6:150:0
struck gun-barrel 0.9 168:1:0.5 252:0.9:0.42 377:0.7:0.3 590:0.3:0.14
glide gun-thump 0.4 0:1 0:300:1 0.06:170:0.9 0.4:75:0
mix gun 'gun-powder -5 0' 'gun-air -1 0.005' 'gun-barrel -4 0.004' 'gun-thump -4 0'
shape gun cannon overdrive 12 10 gain -n -3 pad 0 0.5 reverb 40 60 90 lowpass 7000 highpass 80
save cannon cannon -18

# A hit: oak that breaks, splinters that fall.
struck hit-oak 0.5 84:1:0.25 147:0.8:0.2 263:0.6:0.12 540:0.4:0.07
gust hit-crash 0.35 73 0.5 0:1800:1 0.05:1200:0.7 0.35:600:0
clicks hit-splinters 0.8 74 0:150:1 0.25:60:0.6 0.8:12:0.1
shape hit-splinters hit-wood bandpass 1350 2q gain -n -3
mix hit-all 'hit-oak 0 0' 'hit-crash -3 0' 'hit-wood -5 0.03'
shape hit-all hit overdrive 6 10 gain -n -3 pad 0 0.3 reverb 20 50 40
save hit hit -19

# A figure set on its barrel: a hollow knock, and the foot that settles. Its hollow speaks from 200 Hz up: lower, a laptop
# would have it 8 LU softer than other sounds.
foot_settles=(0.11 0.14)
for variant in 1 2; do
    settles=${foot_settles[variant - 1]}
    stave=$((214 + 23 * variant))
    struck barrel-knock 0.5 "$((stave * 7 / 10)):0.4:0.24" "$stave:1:0.22" "$((stave * 8 / 5)):0.7:0.14" \
        "$((stave * 5 / 2)):0.4:0.08" 1150:0.2:0.02 "$stave:0.3:0.15:$settles" "$((stave * 8 / 5)):0.25:0.1:$settles" \
        "$((stave * 5 / 2)):0.2:0.06:$settles"
    shape barrel-knock barrel overdrive 5 5 gain -n -3 pad 0 0.2 reverb 15 60 20
    save barrel "barrel-$variant" -21
done

# The door of the jail: hinge, slam, bolt.
clicks jail-hinge 0.55 77 0:35:0.3 0.3:95:1 0.55:60:0.4
shape jail-hinge jail-creak bandpass 1120 7q gain -n -3
struck jail-slam 1.6 88:1:0.9 141:0.8:1.1 233:0.8:0.9 391:0.6:0.8 668:0.5:0.6 1093:0.4:0.45 1847:0.3:0.3 2911:0.2:0.2
gust jail-clash 0.2 78 0.5 0:2200:1 0.2:700:0
struck jail-bolt 0.3 760:1:0.1 1630:0.8:0.08 2950:0.6:0.05 610:0.9:0.12:0.09 1420:0.7:0.09:0.09
mix jail-all 'jail-creak -6 0' 'jail-slam 0 0.55' 'jail-clash -6 0.55' 'jail-bolt -7 0.95'
shape jail-all jail pad 0 0.5 reverb 50 40 90
save jail jail -20
