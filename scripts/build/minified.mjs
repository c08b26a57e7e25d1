import { minify } from 'terser';

/** terser's output is a twentieth smaller than that of esbuild's own minifier, and every page loads these scripts. */
const smallest = { compress: { passes: 3, unsafe_arrows: true }, ecma: 2020 };

/**
 * Resolves to the script as it is sent. Many are the same in several languages, and stay the same from build to build.
 *
 * @param {import('./buildCache.mjs').BuildCache} cache
 */
export async function minified(cache, script, options = {}) {
  const all = { ...smallest, ...options };
  const key = `${JSON.stringify(all)} ${script}`;
  return String(await cache.made(key, '.min.js', async () => (await minify(script, all)).code));
}
