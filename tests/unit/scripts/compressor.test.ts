import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openCompressor } from '../../../scripts/build/compressor.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compressor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = Buffer.from('the same words '.repeat(100));

it('compresses in each encoding, and leaves out what is no smaller', async () => {
  const { compress } = openCompressor(folder);
  const { br, gzip } = await compress('text', text);
  expect(brotliDecompressSync(br ?? '').equals(text)).toBe(true);
  expect(gunzipSync(gzip ?? '').equals(text)).toBe(true);
  expect(await compress('short', Buffer.from('x'))).toEqual({ br: null, gzip: null });
});

it('takes from the build before what has the same hash, and removes what is no longer used', async () => {
  await openCompressor(folder).compress('text', text);
  await openCompressor(folder).compress('other', Buffer.from('y'));
  writeFileSync(join(folder, 'text.br11'), 'kept');
  const next = openCompressor(folder);
  expect(String((await next.compress('text', text)).br)).toBe('kept');
  next.forgetUnused();
  expect(readdirSync(folder).sort()).toEqual(['text.br11', 'text.gz9']);
});
