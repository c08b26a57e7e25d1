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
