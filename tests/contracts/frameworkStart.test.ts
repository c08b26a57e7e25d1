import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The framework's start in the browser, for which components/layout/flow/hydrateFlow stands in: how pages are registered,
 * where their data is, and the elements around a page, from whose places React makes its IDs. When one of these files has
 * changed, compare it with hydrateFlow, open `/pro` and a screen of the subscription in the built site with the console
 * open, and write the new hash here.
 */
const read = {
  'next-turbopack.js': 'bcf8c2d391c2b2a8030c6a21d21054fd892afdabd4525c3c83e2974d8faa2242',
  'index.js': 'ff2981fe240caccb6f6d96f76a51e72dde4dbdf55aac950a6e444023481aa7d0',
};

it.each(Object.entries(read))('the framework starts a page as hydrateFlow does: %s', (name, known) => {
  const source = readFileSync(`node_modules/next/dist/client/${name}`);
  expect(createHash('sha256').update(source).digest('hex')).toBe(known);
});
