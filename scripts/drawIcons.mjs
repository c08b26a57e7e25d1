import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './prepare.mjs';

/**
 * Writes the site's icons in every format browsers request, and the mark that travels inside our mails, after a change
 * of the mark: `node scripts/drawIcons.mjs`.
 */
const folder = join(root, 'public');
const tile = readFileSync(join(folder, 'icons/icon.svg'));
const mark = readFileSync(join(folder, 'favicon.svg'));

/** Both drawings are square; `density` renders the small one large before it is scaled. */
function png(source, edge) {
  return sharp(source, { density: 300 })
    .resize(edge, edge)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Images in the legacy `favicon.ico` container: a directory of 16 bytes each, then the PNG files. */
function container(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ edge, content }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(edge, entry);
    header.writeUInt8(edge, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(content.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += content.length;
  });
  return Buffer.concat([header, ...pictures.map(({ content }) => content)]);
}

writeFileSync(join(folder, 'icons/apple-touch-icon.png'), await png(tile, 180));
writeFileSync(join(folder, 'icons/icon-192.png'), await png(tile, 192));
writeFileSync(join(folder, 'icons/icon-512.png'), await png(tile, 512));
const small = await Promise.all([16, 32, 48].map(async (edge) => ({ edge, content: await png(mark, edge) })));
writeFileSync(join(folder, 'favicon.ico'), container(small));
writeFileSync(join(root, 'server/mail/rendering/markPicture.ts'), mailModule(await mailMark(96)));
console.log('Icons written');

/**
 * The mark on its tile with round corners: a mail program may put any color behind it, or invert ours, and the bird stays
 * on its own light water.
 */
async function mailMark(edge) {
  const corners = Buffer.from(
    `<svg width="${edge}" height="${edge}"><rect width="${edge}" height="${edge}" rx="${edge / 4}"/></svg>`,
  );
  return sharp(await sharp(tile, { density: 300 }).resize(edge, edge).png().toBuffer())
    .composite([{ input: corners, blend: 'dest-in' }])
    .png({ palette: true, colors: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** A module, so that the bundled server needs no file beside it. */
function mailModule(picture) {
  return `/** The mark on its tile, 96 by 96 pixels, as PNG in base64. Written by \`node scripts/drawIcons.mjs\`. */
export const markPicture =
  '${picture.toString('base64')}';
`;
}
