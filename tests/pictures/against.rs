//! Pictures held against those of an earlier build: how much of each changed, and the changed ones side by side.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Colours that differ by less, of all that they can differ by, are alike: edges of letters are drawn a little differently.
const ALIKE: &str = "2%";

/// Holds the pictures of a folder against those of the same names in another. Prints the share of pixels that changed, the
/// most changed first, and lays the changed ones side by side in the folder `changed`, before and now.
///
/// # Errors
/// Fails where files cannot be read or written, or the tools of `ImageMagick` do not run.
pub fn hold(now: &Path, before: &Path, (width, height): (u32, u32)) -> Result<(), String> {
    let changed = now.join("changed");
    let _ = fs::remove_dir_all(&changed);
    let mut shares = Vec::new();
    for picture in pictures(now)? {
        let earlier = before.join(picture.file_name().unwrap_or_default());
        if !earlier.is_file() {
            println!("     new  {}", picture.display());
            continue;
        }
        let pixels = differing(&earlier, &picture)?;
        shares.push((pixels, picture, earlier));
    }
    shares.sort_by_key(|(pixels, ..)| std::cmp::Reverse(*pixels));
    for (pixels, picture, earlier) in shares {
        let share = f64::from(pixels) * 100.0 / (f64::from(width) * f64::from(height));
        println!("{share:7.3} %  {}", picture.display());
        if pixels > 0 {
            fs::create_dir_all(&changed).map_err(|why| format!("{}: {why}", changed.display()))?;
            let beside = changed.join(picture.file_name().unwrap_or_default());
            let mut joined = Command::new("convert");
            run(joined.args([&earlier, &picture]).arg("+append").arg(beside))?;
        }
    }
    Ok(())
}

/// The pictures of a folder, by their names.
fn pictures(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let listed = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let files = listed.flatten().map(|file| file.path());
    let mut all: Vec<PathBuf> = files
        .filter(|file| file.extension().is_some_and(|ending| ending == "png"))
        .collect();
    all.sort();
    Ok(all)
}

/// Returns how many pixels differ: all of them where the pictures are of different sizes.
fn differing(one: &Path, other: &Path) -> Result<u32, String> {
    let mut compare = Command::new("compare");
    compare.args(["-metric", "AE", "-fuzz", ALIKE]);
    let output = compare.args([one, other]).arg("null:").output();
    let output = output.map_err(|why| format!("compare: {why}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let count = said.split_whitespace().next().unwrap_or_default();
    match count.parse::<f64>() {
        Ok(count) => Ok(count as u32),
        Err(_) if said.contains("differ") => Ok(u32::MAX),
        Err(_) => Err(format!("compare: {said}")),
    }
}

fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name}: {status}")),
        Err(why) => Err(format!("{name}: {why}")),
    }
}
