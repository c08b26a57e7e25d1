import { LRUCache } from 'lru-cache';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { ApiError } from '@/server/http/ApiError';
import type { Handler } from '@/server/http/api';
import { holdsCurrent } from '@/server/http/request/negotiation';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { digest } from '@/server/secrets';
import { fetchPicture, PictureError, type PictureNetwork, publicNetwork } from './fetchPicture';
import { allowedPicture, type PictureWidth, pictureWidth } from './imageUrl';

const cacheBytes = 8 * 1024 * 1024;
/** No picture takes more of the cache than this, so that it evicts only a few others. */
const maxCachedBytes = cacheBytes / 4;
/** Pictures being asked for, fetched or encoded at once; each may take five megabytes and a processor core. */
const maxConcurrency = 4;

/**
 * `GET /iu/?u=<address>&w=<width>`: a picture of the blog served through our own host, so that pages call no other.
 * Only hosts on the allow-list and only raster pictures, re-encoded; nothing about the visitor is passed on.
 * @throws ApiError invalid_request for a URL or width that is not offered, not_found when there is no such picture,
 * service_unavailable when too many are in progress, too_many_requests
 */
export function makePictureHandler(network: PictureNetwork = publicNetwork): Handler {
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    maxEntrySize: maxCachedBytes,
    sizeCalculation: (picture) => picture.length,
  });
  let working = 0;
  return async (context) => {
    const url = allowedPicture(context.query.get('u'), context.services.config.imageHosts);
    const width = pictureWidth(context.query.get('w'));
    if (!url || !width) throw new ApiError('invalid_request');
    const key = `${width} ${url.href}`;
    const known = cache.get(key);
    if (known) return pictureResult(context, known);
    if (working >= maxConcurrency) throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
    working += 1;
    try {
      // Pictures don’t wait for a turn as other calls do, so counting the attempt takes a place, too: the database would
      // otherwise be asked by everyone at once.
      await requireAttemptByClient(context, 'pictures-by-client');
      const picture = await encodePicture(await fetchPicture(url, network), width);
      cache.set(key, picture);
      return pictureResult(context, picture);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      context.services.log.info(
        { host: url.hostname, reason: error.message },
        'a picture could not be proxied',
      );
      throw new ApiError(error.kind === 'refused' ? 'invalid_request' : 'not_found');
    } finally {
      working -= 1;
    }
  };
}

function pictureResult({ header }: RequestContext, picture: Buffer): HandlerResult {
  const etag = `"${digest(picture.toString('base64')).slice(0, 27)}"`;
  const headers = { 'Cache-Control': 'public, max-age=86400', ETag: etag };
  if (holdsCurrent(header('if-none-match'), etag)) return { status: 304, headers };
  return {
    bytes: picture,
    headers: {
      ...headers,
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  };
}

const rasters: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];
/** A small file can unpack to a huge number of pixels; this limit covers even a very good camera. */
const maxPixels = 40_000_000;
const quality = 78;

/**
 * Reads a raster picture by its content, whatever its name or type claims, and re-encodes it as WebP at most `width`
 * pixels wide: only the pixels of the original file are passed on.
 * @throws PictureError for anything that is not a raster picture, is damaged, or is too large when unpacked
 */
async function encodePicture(bytes: Buffer, width: PictureWidth): Promise<Buffer> {
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
