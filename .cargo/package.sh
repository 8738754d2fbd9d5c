#!/usr/bin/env bash
# Packs the game for people who do not build it, and tries a package in a clean system. See the usage below.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"

usage() {
    cat <<'USAGE'
bash .cargo/package.sh               build the game with all optimisations, pack it, and say how large the packages are:
                                     an archive for this system, and on Debian, Ubuntu and their relatives a .deb
bash .cargo/package.sh test DEB      install a .deb in a clean system in a temporary folder (as root, or with sudo), start
                                     the game there on a virtual display, keep a picture of its window, and leave it

Packages and picture lie in release/package of the folder where cargo builds: target, or CARGO_TARGET_DIR.
PROGRAM=FILE packs that program instead of building one, and presses it less: to try the packing with one at hand.
SUITE=NAME names the release of Debian or Ubuntu to test in, where it is not this system's.
USAGE
}

target=${CARGO_TARGET_DIR:-target}
out=$target/release/package
as_usr=$out/voodoo-pirate

say() { echo "package: $*" >&2; }
fail() {
    say "$*"
    exit 1
}
has() { command -v "$1" >/dev/null 2>&1; }
as_root() { if [[ $EUID -eq 0 ]]; then "$@"; else sudo "$@"; fi; }

# Installs a tool of cargo's where there is none, in the version that this is made for.
tool() { has "cargo-$1" || cargo install --locked "cargo-$1@$2" "${@:3}"; }

# Lays out what is packed, as it lies under /usr: a program, and what goes with it.
lay_out() {
    local from=.cargo/package share=$as_usr/share
    local doc=$share/doc/voodoo-pirate
    rm -rf "$out"
    mkdir -p "$as_usr/bin" "$share"/{applications,icons/hicolor/scalable/apps,metainfo,man/man6} "$doc"
    cp "$program" "$as_usr/bin/voodoo-pirate$exe"
    # Windows has its symbols in a file of their own.
    [[ -n $exe ]] || strip "$as_usr/bin/voodoo-pirate"
    cp "$from/voodoo-pirate.desktop" "$share/applications/"
    cp "$from/voodoo-pirate.svg" "$share/icons/hicolor/scalable/apps/"
    sed "s/@VERSION@/$version/; s/@DATE@/$(git log -1 --format=%cs)/" "$from/voodoo-pirate.metainfo.xml" \
        >"$share/metainfo/voodoo-pirate.metainfo.xml"
    "$program" --manual --language en | gzip -9n >"$share/man/man6/voodoo-pirate.6.gz"
    cp LICENSE-* "$doc/"
    (cd assets && tar -cf - CREDITS.md ./*/LICENSE* ./*/OFL*) | tar -xf - -C "$doc"
    cargo about generate --fail --config "$from/about.toml" --output-file "$doc/CRATES.txt" "$from/about.hbs"
}

pack() {
    local host version program archive exe=''
    if has apt-get; then bash .cargo/setup.sh --package; fi
    tool about 0.9.3 --features cli
    host=$(rustc -vV | sed -n 's/^host: //p')
    version=$(cargo pkgid | sed 's/.*[#@]//')
    archive=$out/voodoo-pirate-$version-$host
    if [[ $host == *windows* ]]; then exe=.exe; fi
    program=${PROGRAM:-$target/release/voodoo-pirate$exe}
    if [[ -z ${PROGRAM:-} ]]; then cargo build --locked --release; fi

    lay_out
    if [[ $host == *windows* ]]; then
        7z a -bso0 "$archive.zip" "./$as_usr"
    else
        XZ_OPT=${PROGRAM:+-0} tar -C "$out" -cJf "$archive.tar.xz" voodoo-pirate
    fi
    if has dpkg; then
        tool deb 3.8.0
        cargo deb --locked --no-build --no-strip ${PROGRAM:+--fast} --output "$out/"
    fi
    wc -c "$as_usr"/bin/* "$out"/*.* | awk '$2 != "total" { printf "%7.1f MB  %s\n", $1 / 1e6, $2 }'
}

# Waits for something that comes within a minute or two.
await() {
    local tries
    for ((tries = 0; tries < 100; tries++)); do
        if "$@"; then return; fi
        sleep 1
    done
    fail "waited in vain for: $*"
}

test_deb() {
    local deb=$1 root display game picture=$out/window.png
    bash .cargo/setup.sh --package
    root=$(mktemp -d)
    # Its players go in and out.
    chmod 755 "$root"
    # shellcheck disable=SC2064 # It is this folder.
    trap "kill \$(jobs -p) 2>/dev/null || true; as_root rm -rf --one-file-system '$root'" EXIT
    # shellcheck source=/dev/null
    as_root debootstrap --variant=minbase "${SUITE:-$(. /etc/os-release && echo "$VERSION_CODENAME")}" "$root"
    # In there, with processes of its own, which end with the first of them.
    inside() { as_root unshare --pid --fork --root="$root" --mount-proc env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin HOME=/tmp "$@"; }
    as_root cp "$deb" "$root/tmp/voodoo-pirate.deb"
    inside apt-get update -q
    inside DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends /tmp/voodoo-pirate.deb

    desktop-file-validate "$root/usr/share/applications/voodoo-pirate.desktop"
    # Without a domain of its own, the game's name has to do for its id.
    appstreamcli validate --no-net --override=cid-desktopapp-is-not-rdns=info "$root/usr/share/metainfo/voodoo-pirate.metainfo.xml"
    [[ $(inside LANG=de_DE.UTF-8 voodoo-pirate --help) == *Aufruf:* ]] || fail "its help is not in German"

    Xvfb -displayfd 1 -ac -nolisten tcp -screen 0 1280x720x24 >"$root/tmp/display" 2>/dev/null &
    await test -s "$root/tmp/display"
    display=:$(<"$root/tmp/display")
    inside DISPLAY="$display" VOODOO_PIRATE_TARGETS=/tmp/targets setpriv --reuid=1000 --regid=1000 --clear-groups voodoo-pirate &
    game=$!
    DISPLAY=$display await xdotool search --onlyvisible --name '^Voodoo Pirate$'
    await grep -qs ' Quit$' "$root/tmp/targets"
    # What can be clicked is known a little before it is drawn: the shelf, in many more colours than the page before it.
    drawn() { import -display "$display" -window root "$picture" && (($(identify -format %k "$picture") > 5000)); }
    await drawn
    read -r _ x y _ < <(grep ' Quit$' "$root/tmp/targets")
    DISPLAY=$display xdotool mousemove "${x%.*}" "${y%.*}" sleep 0.1 click 1
    wait "$game" || fail "it was left with code $?"
    say "installed, started, seen and left; its window: $picture"
}

case ${1:-pack} in
    pack) pack ;;
    test) test_deb "${2:?which .deb?}" ;;
    -h | --help | help) usage ;;
    *)
        usage >&2
        fail "'$1' is none of these"
        ;;
esac
