# Souls and what calls them. Their voice is one voice everywhere: a wavering tone with its fifth, far off.
# shellcheck shell=bash

# A soul rises out of the bag.
glide soul-voice 1.1 0.35:5.2 0:262:0 0.15:294:0.8 0.6:440:1 1.1:587:0
glide soul-fifth 1.1 0.35:4.7 0:392:0 0.3:440:0.6 0.7:660:1 1.1:880:0
gust soul-breath 1.1 81 3 0:700:0 0.4:1500:1 1.1:3000:0
mix soul-all 'soul-voice 0 0' 'soul-fifth -9 0.05' 'soul-breath -13 0'
shape soul-all soul pad 0 0.6 reverb 60 50 90
save soul soul -22

# A soul comes to lie on the grid: it settles on the key's own note, with a soft knock.
glide placed-voice 0.8 0.25:5.2 0:440:0.3 0.15:330:1 0.35:294:0.9 0.8:294:0
struck placed-stone 0.5 147:1:0.3 294:0.7:0.35 587:0.4:0.4 881:0.25:0.3
mix placed-all 'placed-voice 0 0' 'placed-stone -2 0.16'
shape placed-all soul-placed pad 0 0.5 reverb 50 50 80
save soul-placed soul-placed -22

# The ritual: drums under a choir that swells on the key's dark second step.
notes ritual-choir 92 100 'D3+A3+D4+F4/2 Eb3+Bb3+Eb4+G4/1 D3+A3+D4+F4/3'
notes ritual-drum 117 100 'D2/.5 D2/.25 D2/.25 A1/1 D2/.5 D2/.5 A1/2'
struck ritual-glow 2.4 1175:1:2.2:0.3 1760:0.6:1.8:0.4 2350:0.4:1.4:0.5 3520:0.25:1:0.6
mix ritual-all 'ritual-choir 0 0' 'ritual-drum -3 0' 'ritual-glow -13 0.2'
shape ritual-all ritual trim 0 3.2 fade h 0 0 1.1
save ritual ritual -20

# Possessed: another will comes in from below, bends the voice against itself and lets go with a stroke.
glide tix-one 1.3 0.6:6.5 0:110:0 0.3:233:0.8 0.8:330:1 0.95:175:0.9 1.3:139:0
glide tix-two 1.3 0.8:5.9 0:330:0 0.3:220:0.8 0.8:311:1 0.95:185:0.9 1.3:147:0
struck tix-stroke 1.2 73:1:0.8 116:0.7:0.5 311:0.4:0.5 466:0.3:0.4
mix tix 'tix-one 0 0' 'tix-two -1 0' 'tix-stroke -3 0.85'
shape tix possess overdrive 5 20 gain -n -3 pad 0 0.6 reverb 60 40 90 lowpass 5500
save possess possess -21
