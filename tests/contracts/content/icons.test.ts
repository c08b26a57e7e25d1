import { readFileSync } from 'node:fs';

type WebManifest = { icons: { src: string; sizes: string; type: string; purpose: string }[] };

function edges(picture: Buffer): [number, number] {
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
}

it('the icons in the web app manifest exist in the listed sizes; one of them may be masked, and serves nothing else', () => {
  const { icons }: WebManifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const [width, height] = edges(readFileSync(`public${src}`));
    expect(`${width}x${height}`).toBe(sizes);
  }
});
