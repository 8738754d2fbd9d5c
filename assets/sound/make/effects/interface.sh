# Buttons, the curtain, whose turn it is, the end. The first three must never tire: short, soft and dull.
# shellcheck shell=bash

struck click 0.08 420:1:0.05 880:0.5:0.03 2100:0.25:0.012
save click click -30

# Refused: two dull knocks on wood, falling; not so low that a laptop swallows them.
struck refuse 0.35 277:1:0.11 415:0.5:0.07 220:1:0.14:0.13 330:0.6:0.09:0.13
shape refuse refuse-soft lowpass 1400
save refuse-soft refuse -25

# Your turn: one soft stroke of a bell, then its fifth.
bell=(440:1:1.4 881:0.5:1 1058:0.25:0.7 1410:0.2:0.5)
fifth=(587:1:1.6 1175:0.5:1.1 1410:0.25:0.8 1880:0.2:0.5)
struck your-turn 2.0 "${bell[@]}" "${fifth[@]/%/:0.22}"
shape your-turn your-turn-room lowpass 3500 pad 0 0.2 reverb 30 50 60
save your-turn-room your-turn -24

# The curtain: heavy cloth on wooden rings, down with a thud, up with a flutter.
gust fall 0.34 91 0.6 0:1400:0.2 0.1:1000:0.8 0.24:520:1 0.34:260:0
clicks rings 0.3 92 0:45:0.6 0.3:30:0.3
shape rings ring-wood bandpass 1650 2.5q gain -n -3
struck thud 0.3 68:1:0.2 109:0.6:0.14
mix curtain-down 'fall 0 0' 'ring-wood -12 0' 'thud -3 0.22'
save curtain-down curtain-down -23

gust rise 0.42 93 0.6 0:300:0.2 0.12:700:1 0.3:1500:0.7 0.42:2600:0
mix curtain-up 'rise 0 0' 'ring-wood -11 0.02'
save curtain-up curtain-up -23

# The end: the theme's last step home, run up by the kalimba, all instruments on the chord, with the bright third.
notes win-kalimba 109 100 'A4/.25 D5/.25 F5/.25 A5/.25 D6/.5 C#6/.5 D6+F#6/4'
notes win-steel 115 100 '-/1 E5+A5/.5 E5+G5/.5 D5+F#5+A5/4'
notes win-box 22 100 '-/1 A3+C#4+E4/1 D4+F#4+A4/6'
notes win-bass 33 100 '-/1 A1/.5 A1/.5 D2/4'
notes win-drum 48 100 '-/1 A2/.25 A2/.25 A2/.25 A2/.25 D2/3'
mix win-all 'win-kalimba -3 0' 'win-steel -1 0' 'win-box -6 0' 'win-bass -5 0' 'win-drum -7 0'
shape win-all win trim 0 4.8 fade h 0 0 2.6
save win win -18
