//! Looks for a sound device. Where there is none, Linux's sound library says so on the terminal, line after line; so it is asked
//! only where it may find one.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Variables, files, and files below a variable's folder that lead the library to a device other than a card of this computer.
const VARIABLES: [&str; 4] = [
    "ALSA_CONFIG_PATH",
    "ALSA_CONFIG_DIR",
    "PULSE_SERVER",
    "PIPEWIRE_REMOTE",
];
const FILES: [&str; 3] = [
    "/etc/asound.conf",
    "/etc/alsa/conf.d",
    "/usr/share/alsa/alsa.conf.d",
];
const OWN: [(&str, &str); 5] = [
    ("HOME", ".asoundrc"),
    ("HOME", ".config/alsa/asoundrc"),
    ("XDG_CONFIG_HOME", "alsa/asoundrc"),
    ("XDG_RUNTIME_DIR", "pulse/native"),
    ("XDG_RUNTIME_DIR", "pipewire-0"),
];

/// Returns whether there may be a device: a card, a sound server, or somebody's own way to one.
pub(super) fn may_be_there() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let cards = fs::read_to_string("/proc/asound/pcm").unwrap_or_default();
    let own = |&(variable, path): &(&str, &str)| {
        env::var_os(variable).is_some_and(|folder| is_there(&PathBuf::from(folder).join(path)))
    };
    cards.contains("playback")
        || VARIABLES.iter().any(|name| env::var_os(name).is_some())
        || FILES.iter().any(|path| is_there(Path::new(path)))
        || OWN.iter().any(own)
}

/// Returns whether a file is there, or a folder with anything in it.
fn is_there(path: &Path) -> bool {
    match fs::read_dir(path) {
        Ok(mut listing) => listing.next().is_some(),
        Err(_) => path.exists(),
    }
}

#[cfg(test)]
mod tests {
    use super::is_there;

    #[test]
    fn an_empty_folder_leads_nowhere() {
        let folder = std::env::temp_dir().join(format!("voodoo-device-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        assert!(!is_there(&folder));
        assert!(!is_there(&folder.join("asoundrc")));
        std::fs::write(folder.join("asoundrc"), "pcm.!default null").unwrap();
        assert!(is_there(&folder) && is_there(&folder.join("asoundrc")));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
