//! Pictures: SVG, drawn when loaded in all sizes that are needed.

use super::fineness::Fineness;
use super::gallery::Art;
use super::memory::{Drawn, Memory};
use super::pace::Pace;
use super::pictures::{files, is_of_house};
use crate::options::Options;
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, RenderAssetUsages};
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use bevy::tasks::AsyncComputeTaskPool;
use bevy::tasks::futures_lite::future::yield_now;
use resvg::{tiny_skia, usvg};
use rules::table::files::Fault;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A picture for sprites, for panels or for both.
///
/// Sprites blend straight colours; panels blend colours multiplied by their opacity.
#[derive(Asset, TypePath, Debug)]
pub struct Picture {
    /// The images for sprites and for panels, if it is for those, until the gallery takes them.
    pub drawn: Option<[Option<Image>; 2]>,
    /// Width and height in units of the drawing.
    pub size: Vec2,
    /// The pixels for one unit of the drawing.
    pub fineness: f32,
}

/// Pictures drawn so far.
pub static DRAWN: AtomicUsize = AtomicUsize::new(0);

/// Draws SVG files, or remembers how they were drawn.
#[derive(Default, TypePath)]
struct SvgLoader {
    artist: Artist,
    pace: Pace,
}

/// Draws in the resolution that is wanted, and keeps what is drawn.
#[derive(Resource, Clone, Default)]
struct Artist {
    memory: Arc<Memory>,
    fineness: Fineness,
}

pub(super) fn plugin(app: &mut App) {
    let memory = app
        .world()
        .get_resource::<Options>()
        .map(Memory::of)
        .unwrap_or_default();
    let artist = Artist {
        memory: Arc::new(memory),
        fineness: app.world().resource::<Fineness>().clone(),
    };
    let pace = app.world().resource::<Pace>().clone();
    app.init_asset::<Picture>()
        .register_asset_loader(SvgLoader {
            artist: artist.clone(),
            pace,
        })
        .insert_resource(artist)
        .add_systems(OnExit(Art::Shelf), draw_ahead);
}

/// Draws, once the shelf is there, what every table shows and nobody has drawn yet, so that the first table does not wait for it.
fn draw_ahead(artist: Res<Artist>) {
    let artist = artist.clone();
    let draw = async move {
        let of_house = files().filter(|(path, _)| is_of_house(path));
        for (path, bytes) in of_house {
            // One that can't be drawn is told of where it is loaded.
            let _ = artist.draw_unless_kept(Path::new(path), bytes);
            yield_now().await;
        }
    };
    AsyncComputeTaskPool::get().spawn(draw).detach();
}

impl Artist {
    /// Returns the name by which a picture is kept in the resolution that is wanted, and that resolution, in pixels for a unit.
    fn kept(&self, path: &Path) -> (String, f32) {
        let thirds = self.fineness.thirds();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        (format!("{name}@{thirds}"), thirds as f32 / 3.0)
    }

    /// Returns a picture as it was kept, or draws and keeps it.
    fn draw(&self, path: &Path, bytes: &[u8]) -> Result<Drawn, BevyError> {
        let (name, fineness) = self.kept(path);
        if let Some(drawn) = self.memory.recall(&name, bytes) {
            return Ok(drawn);
        }
        let drawn = draw(bytes, fineness)?;
        self.memory.keep(&name, bytes, &drawn);
        Ok(drawn)
    }

    fn draw_unless_kept(&self, path: &Path, bytes: &[u8]) -> Result<(), BevyError> {
        let (name, _) = self.kept(path);
        if !self.memory.keeps(&name, bytes) {
            self.draw(path, bytes)?;
        }
        Ok(())
    }
}

/// Returns the greatest scale at which a drawing is shown: icons are drawn on 512 units and shown small, pieces are shown at up
/// to twice their size, the large ones hardly larger than they are.
fn enlarged(width: f32) -> f32 {
    match width {
        512.0 => 0.25,
        ..=220.0 => 2.0,
        ..=480.0 => 1.5,
        _ => 1.0,
    }
}

impl AssetLoader for SvgLoader {
    type Asset = Picture;
    type Settings = ();
    type Error = BevyError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        context: &mut LoadContext<'_>,
    ) -> Result<Picture, BevyError> {
        self.pace.turn().await;
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let path = context.path().path().to_path_buf();
        let mut drawn = self.artist.draw(&path, &bytes)?;
        let parts = usize::from(is_for_sprites(&path)) + usize::from(is_for_panels(&path));
        self.pace.came(drawn.pixels.len() * parts);
        DRAWN.fetch_add(1, Ordering::Relaxed);
        let mut sprite = None;
        if is_for_sprites(&path) {
            let pixels = straight(&drawn.pixels).ok_or("a picture that is too large")?;
            sprite = Some(drawn.image(pixels));
        }
        let panel = is_for_panels(&path).then(|| {
            let pixels = std::mem::take(&mut drawn.pixels);
            drawn.image(pixels)
        });
        Ok(Picture {
            drawn: Some([sprite, panel]),
            size: drawn.size,
            fineness: drawn.width as f32 / drawn.size.x,
        })
    }

    fn extensions(&self) -> &[&str] {
        &["svg"]
    }
}

/// Returns whether a picture is for the world: `world` has those that lie there alone, `chart` those that panels show as well.
fn is_for_sprites(path: &Path) -> bool {
    lies_in(path, "world") || lies_in(path, "chart")
}

fn is_for_panels(path: &Path) -> bool {
    !lies_in(path, "world")
}

fn lies_in(path: &Path, folder: &str) -> bool {
    path.parent().is_some_and(|parent| parent.ends_with(folder))
}

/// The most units that a drawing may measure.
const LARGEST: f32 = 4096.0;

/// Reads a drawing, without any other file that it refers to.
fn read(bytes: &[u8]) -> Result<usvg::Tree, usvg::Error> {
    let options = usvg::Options {
        image_href_resolver: usvg::ImageHrefResolver {
            resolve_string: Box::new(|_, _| None),
            ..usvg::ImageHrefResolver::default()
        },
        ..usvg::Options::default()
    };
    usvg::Tree::from_data(bytes, &options)
}

/// Returns why a drawing can't be drawn, with line and column; `None` if it can.
#[must_use]
pub fn fault(file: &str, bytes: &[u8]) -> Option<Fault> {
    let (line, column, message) = match read(bytes) {
        Ok(tree) if tree.size().width().max(tree.size().height()) <= LARGEST => return None,
        Ok(_) => (
            1,
            1,
            format!("expected a drawing of at most {LARGEST} units"),
        ),
        Err(usvg::Error::ParsingFailed(error)) => {
            let at = error.pos();
            (at.row as usize, at.col as usize, error.to_string())
        }
        Err(error) => (1, 1, error.to_string()),
    };
    Some(Fault {
        file: file.to_owned(),
        line,
        column,
        message,
    })
}

/// Draws every size, from the largest down to a single pixel, so that small ones are as crisp as large ones.
fn draw(bytes: &[u8], fineness: f32) -> Result<Drawn, BevyError> {
    let tree = read(bytes)?;
    let size = Vec2::new(tree.size().width(), tree.size().height());
    let scale = enlarged(size.x) * fineness;
    let (width, height) = (
        (size.x * scale).ceil() as u32,
        (size.y * scale).ceil() as u32,
    );
    let count = if size.max_element() > 480.0 && size.x != 512.0 {
        // Backgrounds are never shown much smaller than they are.
        1
    } else {
        width.max(height).ilog2() + 1
    };
    let mut all = Vec::new();
    for level in 0..count {
        let (w, h) = ((width >> level).max(1), (height >> level).max(1));
        let mut pixels = tiny_skia::Pixmap::new(w, h).ok_or("a picture without size")?;
        let fit = tiny_skia::Transform::from_scale(w as f32 / size.x, h as f32 / size.y);
        resvg::render(&tree, fit, &mut pixels.as_mut());
        all.extend(pixels.data());
    }
    Ok(Drawn {
        size,
        width,
        height,
        levels: count,
        pixels: all,
    })
}

/// Returns the pixels of a drawing for sprites; `None` if they are too many for one.
fn straight(pixels: &[u8]) -> Option<Vec<u8>> {
    // One row of them all: the library's own loop is optimised where this crate is not.
    let row = tiny_skia::IntSize::from_wh(u32::try_from(pixels.len() / 4).ok()?, 1)?;
    let pixels = tiny_skia::Pixmap::from_vec(pixels.to_vec(), row)?;
    Some(pixels.take_demultiplied())
}

impl Drawn {
    fn image(&self, pixels: Vec<u8>) -> Image {
        let extent = Extent3d {
            width: self.width,
            height: self.height,
            depth_or_array_layers: 1,
        };
        let mut image = Image::new_uninit(
            extent,
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        image.texture_descriptor.mip_level_count = self.levels;
        // A texture that can be written to would be filled anew in its largest size alone when another drawing takes its place.
        image.texture_descriptor.usage = TextureUsages::TEXTURE_BINDING;
        image.data = Some(pixels);
        image.sampler = ImageSampler::linear();
        image
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">"#;

    fn svg(inside: &str) -> Vec<u8> {
        format!("{HEAD}\n{inside}\n</svg>").into_bytes()
    }

    #[test]
    fn what_cannot_be_drawn_is_told_with_its_line() {
        assert_eq!(fault("a.svg", &svg("<path d='M0 0L8 8'/>")), None);
        let told = fault("a.svg", &svg("<path d='M0 0L8 8'>")).unwrap();
        assert!(told.to_string().starts_with("a.svg:3:"), "{told}");
        let large = String::from_utf8(svg("")).unwrap().replace('8', "80000");
        let told = fault("a.svg", large.as_bytes()).unwrap();
        assert!(told.message.contains("4096"), "{told}");
    }

    #[test]
    fn what_is_drawn_ahead_is_read_later_and_drawn_once() {
        let scratch = std::env::temp_dir().join(format!("svg-ahead-{}", std::process::id()));
        let options = Options {
            scratch: Some(scratch.clone()),
            ..Options::default()
        };
        let artist = Artist {
            memory: Arc::new(Memory::of(&options)),
            fineness: Fineness::default(),
        };
        artist.fineness.set(3);
        let (path, bytes) = (
            Path::new("icons/a.svg"),
            svg("<rect width='8' height='8'/>"),
        );
        let (name, _) = artist.kept(path);
        artist.draw_unless_kept(path, &bytes).unwrap();
        let mut kept = artist.memory.recall(&name, &bytes).expect("it is kept");
        kept.pixels.fill(7);
        artist.memory.keep(&name, &bytes, &kept);
        artist.draw_unless_kept(path, &bytes).unwrap();
        let drawn = artist.draw(path, &bytes).unwrap();
        std::fs::remove_dir_all(scratch).unwrap();
        assert_eq!(drawn, kept);
    }

    #[test]
    fn no_other_file_is_read_for_a_drawing() {
        let other = std::env::temp_dir().join(format!("svg-other-{}.svg", std::process::id()));
        std::fs::write(&other, svg("<rect width='8' height='8' fill='red'/>")).unwrap();
        let whole = svg(&format!(
            "<image width='8' height='8' href='{}'/>",
            other.display()
        ));
        let drawn = draw(&whole, 1.0).unwrap();
        std::fs::remove_file(other).unwrap();
        assert!(drawn.pixels.iter().all(|&part| part == 0), "it shows");
    }
}
