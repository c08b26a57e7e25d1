import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { brand } from '@/lib/content/brand';
import { pressMaterials } from '@/lib/content/company/press';
import { pressColors, pressKit, pressPictures } from '@/lib/content/company/pressKit';

const archive = readFileSync(`public${pressKit.address}`);
const files = unzipSync(archive);
const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());

it('is as large as the page says, with the mark and every picture of the page for light and dark', () => {
  expect(pressKit.kilobytes).toBe(Math.round(archive.length / 1024));
  const drawings = ['mark/mark', ...pressPictures.map((name) => `pictures/${name}`)];
  const expected = drawings.flatMap((drawing) =>
    ['light', 'dark'].flatMap((theme) => [`${drawing}-${theme}.svg`, `${drawing}-${theme}.png`]),
  );
  expect(expected.filter((name) => !(name in files))).toEqual([]);
});

it('names the company, its address and the colors as the site does', () => {
  expect(textOf('READ-ME.txt')).toContain(brand.name);
  expect(textOf('READ-ME.txt')).toContain(brand.pressEmail);
  const { names } = pressMaterials.colors;
  expect(textOf('colors/colors.txt').trimEnd().split('\n')).toEqual(
    pressColors.map(({ tone, value }) => `${names[tone]}: ${value}`),
  );
  const tokens = readFileSync('styles/tokens.css', 'utf8');
  expect(pressColors.filter(({ value }) => !tokens.includes(value.toLowerCase()))).toEqual([]);
});
