#!/usr/bin/env bash
# Counts the instructions of the rules, which no other program on the machine disturbs: bash rules/benches/count.sh [PART ...]
# Parts: play, choose, search, new, again, faults, and whole games of the lab's `simulate` with its checks (checked) and without
# (unchecked); all of them where none is named. BESIDE=COMMIT counts those of the lab of another commit too. Needs valgrind.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
parts=("$@")
[[ ${#parts[@]} -gt 0 ]] || parts=(play choose search new again faults checked unchecked)
target="$(realpath --canonicalize-missing "${CARGO_TARGET_DIR:-target}")"
export CARGO_PROFILE_RELEASE_DEBUG=line-tables-only CARGO_TARGET_DIR="$target"
labs=()
if [[ -n "${BESIDE:-}" ]]; then
    beside="$target/lab-$BESIDE"
    if [[ ! -x "$beside" ]]; then
        tree="$(mktemp --directory)"
        trap 'git worktree remove --force "$tree"' EXIT
        git worktree add --quiet --detach "$tree" "$BESIDE"
        cargo build --quiet --release -p lab --manifest-path "$tree/Cargo.toml"
        cp "$target/release/lab" "$beside"
    fi
    labs+=("$BESIDE" "$beside")
fi
cargo build --quiet --release -p rules --example counted
cargo build --quiet --release -p lab
labs+=(here "$target/release/lab")
# Instructions of a program.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null | awk '/Collected/ { print $4 }'
}
# Instructions of a lab's games of four pirates that pick at random.
games() {
    instructions "$1" simulate "$2" --check "$3" --games "$4" --threads 1 --seats random,random,random,random
}

for part in "${parts[@]}"; do
    for game in voodoo-pirate voodoo-cards; do
        # What is done but once, setting up above all, falls out of the difference.
        case "$part" in
        checked | unchecked)
            [[ "$part" == checked ]] && check=decisions || check=off
            for ((lab = 0; lab < ${#labs[@]}; lab += 2)); do
                each=$((($(games "${labs[lab + 1]}" "$game" "$check" 60) - $(games "${labs[lab + 1]}" "$game" "$check" 20)) / 40))
                printf '%-14s %10d instructions each game of simulate, %s (%s)\n' "$game" "$each" "$part" "${labs[lab]}"
            done
            ;;
        *)
            program="$target/release/examples/counted"
            read -r count what < <("$program" "$part" "$game" 1)
            each=$((($(instructions "$program" "$part" "$game" 3) - $(instructions "$program" "$part" "$game" 1)) / 2 / count))
            printf '%-14s %10d instructions each of %s %s\n' "$game" "$each" "$count" "$what"
            ;;
        esac
    done
done
