#!/usr/bin/env bash
# Plays a million games that pick at random or are played by the rules' own players, in every mix of seats of every game, with
# every invariant checked after every decision. What was played is added to a results file: it goes on where it stopped.
#
#   bash rules/lab/million.sh RESULTS [PERCENT]     RESULTS.csv per game; so many games in a hundred of them all
#
# LAB=FILE plays with that program instead of building one.
set -euo pipefail
results=${1:?where to? bash rules/lab/million.sh RESULTS [PERCENT]}
percent=${2:-100}
lab() { if [[ -n ${LAB:-} ]]; then "$LAB" "$@"; else cargo lab "$@"; fi; }

# Every mix of so many to so many seats: from nobody of one kind to everybody.
mixes() {
    local least=$1 most=$2 own=$3 seats own_seats seat mix
    for ((seats = least; seats <= most; seats++)); do
        for ((own_seats = 0; own_seats <= seats; own_seats++)); do
            mix=''
            for ((seat = 0; seat < seats; seat++)); do
                mix+=$( ((seat < own_seats)) && echo "$own," || echo 'random,')
            done
            echo "--seats ${mix%,}"
        done
    done
}

# A game, its seats, who plays by its rules, how many games of each mix, and what is set.
play() {
    local game=$1 least=$2 most=$3 own=$4 games=$(($5 * percent / 100)) name=$6
    # shellcheck disable=SC2046 # Each mix is two words.
    lab simulate "$game" $(mixes "$least" "$most" "$own") --games "$games" --results "$results-$name.csv" "${@:7}"
}

play voodoo-pirate 1 5 cursed 15000 voodoo-pirate
play voodoo-cards 1 4 cursed 22000 voodoo-cards
play voodoo-island 2 4 explorer 10000 voodoo-island
play pirate-crusades 1 4 rover 10000 pirate-crusades
play pirate-crusades 1 4 rover 10000 pirate-crusades-long --set game=long
play cursed-seas 2 4 corsair 500 cursed-seas
