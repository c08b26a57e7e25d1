import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const brotli = (quality) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** How assets are compressed, by encoding: the ending of the name in the build's cache, and how it is done. */
const encodings = {
  br: ['.br11', (content) => toBrotli(content, brotli(constants.BROTLI_MAX_QUALITY))],
  gzip: ['.gz9', (content) => toGzip(content, { level: constants.Z_BEST_COMPRESSION })],
};

/** Resolves to the compressed versions of the content, by encoding; null for one that is no smaller. */
export async function compress(cache, content) {
  const versions = Object.entries(encodings).map(async ([encoding, [ending, convert]]) => {
    const converted = await cache.made(content, ending, () => convert(content));
    return [encoding, converted.length < content.length ? converted : null];
  });
  return Object.fromEntries(await Promise.all(versions));
}

/** For what is not sent as it is. */
export function compressQuickly(text) {
  return toBrotli(text, brotli(4));
}
