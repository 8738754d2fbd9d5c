# The four winds, and the vane that names them.
# shellcheck shell=bash

# The vane turns: a gust, and rusty iron on its pin, with a last small ring.
gust vane-gust 1.3 61 2.2 0:380:0.05 0.3:760:1 0.6:560:0.6 1.3:330:0
clicks vane-rust 0.7 62 0:55:0.2 0.25:130:1 0.5:80:0.7 0.7:50:0
shape vane-rust vane-squeak bandpass 1850 6q gain -n -3
shape vane-rust vane-groan bandpass 930 5q gain -n -3
struck vane-ring 0.7 1240:1:0.5 2070:0.6:0.35 3310:0.4:0.2
mix vane 'vane-gust -2 0' 'vane-squeak -1 0.12' 'vane-groan -2 0.12' 'vane-ring -12 0.72'
save vane vane -21

# Storm: a crack, the long roll after it, wind over all. The roll wanders at 130 to 320 Hz: lower it would be felt in a hall
# and not heard at a desk.
gust storm-crack 0.35 63 0.5 0:3200:1 0.05:1800:0.6 0.35:700:0
gust storm-roll 2.8 64 0.5 0:320:0.7 0.2:210:1 0.7:165:0.5 1.0:250:0.85 1.6:155:0.5 2.8:130:0
gust storm-wind 2.8 65 3 0:500:0.3 0.5:950:1 1.1:620:0.6 1.7:1050:0.9 2.8:450:0
shape storm-roll storm-thunder overdrive 8 10 gain -n -3
mix storm-all 'storm-crack -4 0' 'storm-thunder 0 0.02' 'storm-wind -5 0'
shape storm-all storm pad 0 0.3 reverb 30 60 70
save storm storm -20

# Becalmed: the last breath of wind, sails that hang, one block that knocks, and a voice of the deep that sinks.
gust calm-breath 1.6 66 2 0:620:0.9 0.5:420:0.5 1.6:200:0
struck calm-block 0.9 196:1:0.16 331:0.5:0.12 196:0.5:0.16:0.42 331:0.3:0.12:0.42
glide calm-voice 2.0 0.15:3 0:220:0 0.3:220:1 1.2:175:0.7 2.0:147:0
mix calm-all 'calm-breath 0 0' 'calm-block -9 0.6' 'calm-voice -8 0.2'
shape calm-all becalmed pad 0 0.4 reverb 45 60 60
save becalmed becalmed -21

# Mermaid's Breath: two voices call over the water and fall.
notes mermaid-high 54 84 'A5/1 Bb5/.5 A5/.5 F5/.5 D5/2'
notes mermaid-low 53 84 '-/1 D5/1 A4/.5 A4/2'
gust mermaid-breath 2.6 67 2.4 0:900:0.1 0.8:1500:1 2.6:700:0
mix mermaid-all 'mermaid-high 0 0' 'mermaid-low -6 0' 'mermaid-breath -20 0'
shape mermaid-all mermaid trim 0 3.2 echo 0.9 0.7 260 0.25 fade h 0 3.2 0.9
save mermaid mermaid -21
