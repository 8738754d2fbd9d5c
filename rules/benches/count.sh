#!/usr/bin/env bash
# Counts the instructions of the rules, which no other program on the machine disturbs: bash rules/benches/count.sh [PART ...]
# Parts: play, choose, search, new, again, faults; all of them where none is named. Needs valgrind.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
parts=("$@")
[[ ${#parts[@]} -gt 0 ]] || parts=(play choose search new again faults)
CARGO_PROFILE_RELEASE_DEBUG=line-tables-only cargo build --quiet --release -p rules --example counted
program="${CARGO_TARGET_DIR:-target}/release/examples/counted"
# Instructions of doing a part so many times.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$@" 2>&1 >/dev/null | awk '/Collected/ { print $4 }'
}

for part in "${parts[@]}"; do
    for game in voodoo-pirate voodoo-cards; do
        read -r count what < <("$program" "$part" "$game" 1)
        # What is done but once, setting up above all, falls out of the difference.
        each=$((($(instructions "$part" "$game" 3) - $(instructions "$part" "$game" 1)) / 2 / count))
        printf '%-14s %10d instructions each of %s %s\n' "$game" "$each" "$count" "$what"
    done
done
