import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { root } from './prepare.mjs';
import { mark, picture, svg } from './press-kit/art.mjs';
import { themeColors } from './press-kit/palette.mjs';

/**
 * Builds the press kit from the site's drawings: `node scripts/press-kit.mjs`. Run it after changing the mark, the
 * colors or the product pictures. The archive is part of the repository, so that a build needs no drawing program.
 */
/** All files have the same date, in local time as the format requires, so the same files always give the same bytes. */
const mtime = new Date(2026, 0, 1);
const pictures = ['vpn', 'removal', 'chat'];
const themes = ['light', 'dark'];

const rules = `Teal press kit

Free to use for a story about Teal, in print and online.

mark/      our mark for light backgrounds, dark backgrounds, and in one color
colors/    the brand colors as text and as a style sheet
pictures/  product images for light and dark pages

SVG files are sharp at any size. PNG files are 1024 or 1600 pixels wide.

Please
- leave clear space of half a duck on all sides of the mark,
- use it in its own colors, or in one color if print requires it,
- don't rotate, stretch, or redraw it, or make it part of another logo.

Questions: press@teal.example
`;

const palette = [
  ['Teal', '#007A70'],
  ['Deep teal', '#034A46'],
  ['Light teal', '#7DD3C6'],
  ['Beak', '#F6A531'],
  ['Sand', '#F9F3E8'],
];

async function drawing(path, source, width) {
  const content = Buffer.from(source);
  const png = await sharp(content, { density: 400 })
    .resize({ width })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return [
    { name: `${path}.svg`, content },
    { name: `${path}.png`, content: png },
  ];
}

async function files() {
  const list = [{ name: 'READ-ME.txt', content: Buffer.from(rules) }];
  for (const theme of themes) {
    list.push(
      ...(await drawing(`mark/mark-${theme}`, svg(48, 48, mark(root, themeColors(root, theme))), 1024)),
    );
  }
  list.push(...(await drawing('mark/mark-one-color', svg(48, 48, mark(root, {}, '#0a1618')), 1024)));
  list.push({
    name: 'colors/colors.txt',
    content: Buffer.from(palette.map(([name, value]) => `${name}: ${value}\n`).join('')),
  });
  list.push({
    name: 'colors/colors.css',
    content: Buffer.from(
      `:root {\n${palette.map(([name, value]) => `  --${name.toLowerCase().replace(' ', '-')}: ${value};\n`).join('')}}\n`,
    ),
  });
  for (const name of pictures) {
    for (const theme of themes) {
      list.push(
        ...(await drawing(`pictures/${name}-${theme}`, picture(root, name, themeColors(root, theme)), 1600)),
      );
    }
  }
  return list;
}

mkdirSync(join(root, 'public/press'), { recursive: true });
const content = await files();
const byName = Object.fromEntries(content.map((file) => [file.name, file.content]));
const archive = zipSync(byName, { level: 9, mtime });
writeFileSync(join(root, 'public/press/press-kit.zip'), archive);
console.log(`${content.length} files, ${Math.round(archive.length / 1024)} KB`);
