import { readFileSync } from 'node:fs';

type WebManifest = { icons: { src: string; sizes: string; type: string; purpose: string }[] };

function edges(picture: Buffer): [number, number] {
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
}

it('the icons in the web app manifest exist in the listed sizes, and one is maskable', () => {
  const { icons }: WebManifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  expect(icons.some(({ purpose }) => purpose.includes('maskable'))).toBe(true);
  for (const { src, sizes } of icons) {
    const [width, height] = edges(readFileSync(`public${src}`));
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it('browsers and readers that ask for favicon.ico get it in three sizes', () => {
  const icon = readFileSync('public/favicon.ico');
  const [reserved, kind, count] = [0, 2, 4].map((offset) => icon.readUInt16LE(offset));
  expect([reserved, kind, count]).toEqual([0, 1, 3]);
  const pictures = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index;
    const [length, offset] = [icon.readUInt32LE(entry + 8), icon.readUInt32LE(entry + 12)];
    return { edge: icon.readUInt8(entry), picture: icon.subarray(offset, offset + length) };
  });
  expect(pictures.map(({ edge }) => edge)).toEqual([16, 32, 48]);
  for (const { edge, picture } of pictures) expect(edges(picture)).toEqual([edge, edge]);
});
