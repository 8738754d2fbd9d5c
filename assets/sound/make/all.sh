#!/usr/bin/env bash
# Makes every sound of the game anew:
#
#     bash assets/sound/make/all.sh OUTDIR
#
# What ships was made with OUTDIR = assets/sound. The same machine makes the same bytes each time: noise has fixed seeds,
# nothing looks at the clock. Other versions of SoX, FluidSynth or the encoder may differ in what nobody hears.
#
# At the end it measures them and holds them against what they are to be, as this does at any time:
#
#     python3 assets/sound/make/check.py
#
# Needs: sox with its Vorbis support, fluidsynth, the soundfont Fluid R3 GM, Python 3.8 or later with numpy. On Debian and
# Ubuntu:
#
#     sudo apt-get install sox libsox-fmt-base fluidsynth fluid-soundfont-gm python3 python3-numpy
#
# SOUNDFONT names the soundfont where it lies elsewhere.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
if [[ $# -ne 1 ]]; then
    echo "usage: bash $0 OUTDIR" >&2
    exit 2
fi
mkdir -p "$1"
OUT=$(cd "$1" && pwd)
SOUNDFONT=${SOUNDFONT:-/usr/share/sounds/sf2/FluidR3_GM.sf2}

missing=()
for tool in sox fluidsynth python3; do
    command -v "$tool" >/dev/null || missing+=("$tool")
done
[[ -r $SOUNDFONT ]] || missing+=("the soundfont $SOUNDFONT")
if command -v sox >/dev/null && ! sox --help 2>&1 | grep -q '^AUDIO FILE FORMATS:.* vorbis'; then
    missing+=("sox's Vorbis support")
fi
if command -v python3 >/dev/null && ! python3 -c 'import numpy' 2>/dev/null; then
    missing+=("numpy for python3")
fi
if ((${#missing[@]})); then
    printf -v list '%s, ' "${missing[@]}"
    echo "$0: missing ${list%, }; sudo apt-get install sox libsox-fmt-base fluidsynth fluid-soundfont-gm python3 python3-numpy" >&2
    exit 1
fi

# No byte code beside the scripts.
export PYTHONDONTWRITEBYTECODE=1
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT

# shellcheck source=assets/sound/make/lib.sh
source "$here/lib.sh"
for page in "$here"/effects/*.sh; do
    # shellcheck source=/dev/null
    source "$page"
done
# shellcheck source=assets/sound/make/beds.sh
source "$here/beds.sh"

python3 "$here/check.py" "$OUT"
