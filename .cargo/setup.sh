#!/usr/bin/env bash
# Installs what building, playing and testing the game needs, where it is missing, and says what it does.
# Then, if asked to, opens the game or runs the tests. See the usage below.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
    cat <<'USAGE'
bash .cargo/setup.sh                 install what building and playing needs
bash .cargo/setup.sh --test          the same, and what the tests of the window need
bash .cargo/setup.sh --package       the same, and what making and trying packages needs: see .cargo/package.sh
bash .cargo/setup.sh play [...]      install what is missing, then open the game: cargo run [...]
bash .cargo/setup.sh test [...]      install what is missing, then run every test: cargo test --workspace [...]

Needs Debian, Ubuntu or a relative of theirs. Installs Rust, in your home folder or as a package, only where there is none.
CARGO_TARGET_DIR says where the build goes, as always with cargo.
USAGE
}

build_packages=(
    ca-certificates curl
    gcc libc6-dev lld pkg-config
    libasound2-dev libudev-dev libwayland-dev libx11-dev libxkbcommon-dev
)
# The library that plays sound has another name from release to release: libasound2-dev brings it.
play_packages=(
    libvulkan1 mesa-vulkan-drivers
    libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libxrandr2
)
test_packages=(imagemagick xdotool xvfb)
package_packages=(appstream binutils debootstrap desktop-file-utils dpkg-dev xz-utils)

say() { echo "setup: $*" >&2; }
fail() {
    say "$*"
    exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

may_be_root() { [[ $EUID -eq 0 ]] || has sudo; }

# Runs a command as root: with sudo, unless we are root already.
as_root() {
    if [[ $EUID -eq 0 ]]; then
        "$@"
    else
        say "this needs sudo: $*"
        sudo "$@"
    fi
}

apt_updated=no
apt_update() {
    [[ $apt_updated == no ]] || return 0
    as_root apt-get update -q || say "not every package list could be read; going on with those that are there"
    apt_updated=yes
}

apt_install() {
    apt_update
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends --no-remove "$@"
}

installed() { [[ $(dpkg -s "$1" 2>/dev/null) == *$'\nStatus: '*" ok installed"$'\n'* ]]; }

install_packages() {
    if ! has apt-get || ! has dpkg; then
        say "this is not a system with apt, so please install by hand what these packages of Debian hold:"
        say "    $*"
        say "and Rust $(wanted_rust) or newer from https://rustup.rs; then: cargo run"
        exit 1
    fi
    local package missing=()
    for package in "$@"; do
        installed "$package" || missing+=("$package")
    done
    if [[ ${#missing[@]} -eq 0 ]]; then
        say "all $# system packages are installed"
        return
    fi
    may_be_root || fail "there is no sudo here; as root, run: apt-get install ${missing[*]}"
    say "installing ${#missing[@]} of $# system packages: ${missing[*]}"
    apt_install "${missing[@]}" || fail "these packages could not be installed: ${missing[*]}"
}

# The oldest Rust that the manifest allows.
wanted_rust() { sed -n '/^rust-version = /{s/.*"\(.*\)".*/\1/p;q}' Cargo.toml; }

# With rustup but without a toolchain, `cargo` is there and does not run.
install_toolchain() {
    say "installing the stable Rust toolchain with rustup"
    rustup toolchain install stable --profile minimal --component clippy --component rustfmt \
        || fail "the stable Rust toolchain could not be installed"
    rustup default stable || fail "the stable Rust toolchain could not be made the default"
}

install_rustup() {
    say "there is no cargo here, so Rust comes by rustup"
    if may_be_root; then
        apt_update
        if [[ $(LC_ALL=C apt-cache policy rustup 2>/dev/null) == *"Candidate: "[0-9]* ]] && apt_install rustup; then
            install_toolchain
            return
        fi
    fi
    say "no package rustup here: running the installer of https://rustup.rs"
    # Downloaded as a whole first, so that half a script is never run.
    local installer
    installer=$(mktemp)
    if ! curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs -o "$installer"; then
        rm -f "$installer"
        fail "the installer of Rust could not be downloaded from https://sh.rustup.rs"
    fi
    if ! sh "$installer" -y --default-toolchain stable --profile minimal --component clippy --component rustfmt; then
        rm -f "$installer"
        fail "the installer of Rust failed"
    fi
    rm -f "$installer"
}

install_rust() {
    # Where rustup puts cargo; a shell that was open before does not know of it yet.
    export PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
    if ! has cargo; then
        if has rustup; then install_toolchain; else install_rustup; fi
    elif has rustup && ! rustc --version >/dev/null 2>&1; then
        install_toolchain
    fi
    hash -r

    local found wanted
    wanted=$(wanted_rust)
    [[ -n $wanted ]] || fail "Cargo.toml names no rust-version"
    found=$(rustc --version) || fail "rustc does not run"
    found=$(cut -d ' ' -f 2 <<<"$found")
    if [[ $(printf '%s\n' "$wanted" "${found%%-*}" | sort -V | head -n 1) != "$wanted" ]]; then
        say "Rust $found at $(command -v rustc) is too old: the game needs $wanted or newer"
        if has rustup; then
            fail "update it with: rustup update stable && rustup default stable"
        else
            fail "install a newer one from https://rustup.rs, and see that it comes first in PATH"
        fi
    fi
    say "Rust $found is new enough ($wanted or newer)"
}

task=${1:-install}
[[ $# -eq 0 ]] || shift
case $task in
    install | play) packages=("${build_packages[@]}" "${play_packages[@]}") ;;
    test | --test) packages=("${build_packages[@]}" "${play_packages[@]}" "${test_packages[@]}") ;;
    --package) packages=("${build_packages[@]}" "${play_packages[@]}" "${test_packages[@]}" "${package_packages[@]}") ;;
    -h | --help | help)
        usage
        exit
        ;;
    *)
        usage >&2
        fail "'$task' is none of these"
        ;;
esac

install_packages "${packages[@]}"
install_rust

case $task in
    play)
        say "building and opening the game; the first build takes many minutes"
        exec cargo run "$@"
        ;;
    test)
        say "running every test"
        exec cargo test --workspace "$@"
        ;;
esac
