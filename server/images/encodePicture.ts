import { PictureError } from './fetchPicture';
import type { PictureWidth } from './imageUrl';

const rasters: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];
/** A small file can unpack to a huge number of pixels; this limit covers even a very good camera. */
const maxPixels = 40_000_000;
const quality = 78;

/**
 * Reads a raster picture by its content, whatever its name or type claims, and re-encodes it as WebP at most `width`
 * pixels wide: only the pixels of the original file are passed on.
 * @throws PictureError for anything that is not a raster picture, is damaged, or is too large when unpacked
 */
export async function encodePicture(bytes: Buffer, width: PictureWidth): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false });
    const { format } = await picture.metadata();
    if (!rasters.includes(format)) throw new PictureError('failed', 'This is no raster picture.');
    return await picture
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: 5 })
      .toBuffer();
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    throw new PictureError('failed', 'The picture cannot be read.');
  }
}
