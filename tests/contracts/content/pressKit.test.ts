import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { brand } from '@/lib/content/brand';
import { pressMaterials } from '@/lib/content/company/press';
import { pressColors, pressKit } from '@/lib/content/company/pressKit';

const archive = readFileSync(`public${pressKit.address}`);
const endLength = 22;

/** The files of the archive by name, read the way an unzip program does: from the directory at its end. */
function unpacked(): Map<string, Buffer> {
  const end = archive.length - endLength;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const files = new Map<string, Buffer>();
  let place = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(place + 28);
    const name = archive.toString('utf8', place + 46, place + 46 + nameLength);
    const header = archive.readUInt32LE(place + 42);
    const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const content = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(place + 20)));
    expect([name, content.length]).toEqual([name, archive.readUInt32LE(place + 24)]);
    files.set(name, content);
    place += 46 + nameLength + archive.readUInt16LE(place + 30) + archive.readUInt16LE(place + 32);
  }
  return files;
}

it('is as large as the page says', () => {
  expect(pressKit.kilobytes).toBe(Math.round(archive.length / 1024));
});

it('names the company, its address and the colors as the site does', () => {
  const files = unpacked();
  const rules = files.get('READ-ME.txt')?.toString();
  expect(rules).toContain(brand.name);
  expect(rules).toContain(brand.pressEmail);
  const colors = files.get('colors/colors.txt')?.toString().trimEnd().split('\n');
  const { names } = pressMaterials.colors;
  expect(colors).toEqual(pressColors.map(({ tone, value }) => `${names[tone]}: ${value}`));
  const tokens = readFileSync('styles/tokens.css', 'utf8');
  const unknown = pressColors.filter(({ value }) => !tokens.includes(value.toLowerCase()));
  expect(unknown).toEqual([]);
});
