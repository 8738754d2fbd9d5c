//! Pictures: SVG drawn once at load, at all the sizes that are needed of it.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, RenderAssetUsages};
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use resvg::{tiny_skia, usvg};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A picture, twice: sprites blend straight colour, panels colour that is multiplied already.
#[derive(Asset, TypePath, Debug)]
pub struct Picture {
    /// For sprites.
    pub sprite: Handle<Image>,
    /// For panels.
    pub panel: Handle<Image>,
    /// Width and height as drawn, in units of the drawing.
    pub size: Vec2,
}

/// Pictures drawn so far.
pub static DRAWN: AtomicUsize = AtomicUsize::new(0);

/// Draws SVG files.
#[derive(Default, TypePath)]
struct SvgLoader;

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<Picture>().init_asset_loader::<SvgLoader>();
}

/// How many pixels a unit of a drawing gets: icons are drawn on 512 units and shown small, pieces are shown at up to
/// twice their size, the large ones hardly larger than they are.
fn pixels_per_unit(width: f32) -> f32 {
    match width {
        512.0 => 0.25,
        ..=220.0 => 2.0,
        ..=480.0 => 1.5,
        ..=1000.0 => 1.25,
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
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let tree = usvg::Tree::from_data(&bytes, &usvg::Options::default())?;
        let size = Vec2::new(tree.size().width(), tree.size().height());
        let (straight, multiplied) = draw(&tree, size)?;
        DRAWN.fetch_add(1, Ordering::Relaxed);
        Ok(Picture {
            sprite: context.add_labeled_asset("sprite", straight),
            panel: context.add_labeled_asset("panel", multiplied),
            size,
        })
    }

    fn extensions(&self) -> &[&str] {
        &["svg"]
    }
}

/// Draws every size from the largest down to a single pixel, so that small ones are as crisp as large ones.
fn draw(tree: &usvg::Tree, size: Vec2) -> Result<(Image, Image), BevyError> {
    let scale = pixels_per_unit(size.x);
    let (width, height) = (
        (size.x * scale).ceil() as u32,
        (size.y * scale).ceil() as u32,
    );
    let levels = if width.max(height) > 512 {
        3
    } else {
        width.max(height).ilog2() + 1
    };
    let (mut straight, mut multiplied) = (Vec::new(), Vec::new());
    for level in 0..levels {
        let (w, h) = ((width >> level).max(1), (height >> level).max(1));
        let mut pixels = tiny_skia::Pixmap::new(w, h).ok_or("a picture without size")?;
        let fit = tiny_skia::Transform::from_scale(w as f32 / size.x, h as f32 / size.y);
        resvg::render(tree, fit, &mut pixels.as_mut());
        multiplied.extend_from_slice(pixels.data());
        for pixel in pixels.pixels() {
            let colour = pixel.demultiply();
            straight.extend([colour.red(), colour.green(), colour.blue(), colour.alpha()]);
        }
    }
    let image = |data: Vec<u8>| {
        let extent = Extent3d {
            width,
            height,
            depth_or_array_layers: 1,
        };
        let mut image = Image::new_uninit(
            extent,
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        image.texture_descriptor.mip_level_count = levels;
        image.data = Some(data);
        image.sampler = ImageSampler::linear();
        image
    };
    Ok((image(straight), image(multiplied)))
}
