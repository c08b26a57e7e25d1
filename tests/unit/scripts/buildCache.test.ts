import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openBuildCache } from '../../../scripts/build/buildCache.mjs';
import { compress } from '../../../scripts/build/compress.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('compresses in each encoding, and leaves out what is no smaller', async () => {
  const cache = openBuildCache(folder);
  const text = Buffer.from('the same words '.repeat(100));
  const { br, gzip } = await compress(cache, text);
  expect(brotliDecompressSync(br ?? '').equals(text)).toBe(true);
  expect(gunzipSync(gzip ?? '').equals(text)).toBe(true);
  expect(await compress(cache, Buffer.from('x'))).toEqual({ br: null, gzip: null });
});

it('makes once what has the same content, and removes what is no longer used', async () => {
  const make = jest.fn(async () => 'made');
  const build = () => openBuildCache(folder);
  const first = build();
  await Promise.all([first.made('text', '.up', make), first.made('text', '.up', make)]);
  await first.made('other', '.up', make);
  expect(make).toHaveBeenCalledTimes(2);
  const next = build();
  expect(String(await next.made('text', '.up', make))).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
  next.forgetUnused();
  expect(readdirSync(folder)).toHaveLength(1);
});
