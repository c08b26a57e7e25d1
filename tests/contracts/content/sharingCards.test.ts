import { existsSync, readFileSync, statSync } from 'node:fs';
import { routes } from '@/lib/content/site/routes';
import { allSharingCards } from '@/lib/seo/allSharingCards';
import { sharingCardUrl } from '@/lib/seo/sharingCard';
import { filesIn } from '../sources';

const folder = 'public/static-assets/cards';
const remedy = 'run: node scripts/drawCards.mjs';
const drawn: Record<string, string> = JSON.parse(readFileSync('lib/content/sharingCards.json', 'utf8'));

it(`every page of the site map has a card that shows its title of today (${remedy})`, () => {
  const due = Object.fromEntries(allSharingCards().map(({ path, fingerprint }) => [path, fingerprint]));
  expect(drawn).toEqual(due);
});

it('every card is a small PNG with the dimensions for sharing, and none is unused', () => {
  const cards = allSharingCards();
  const files = filesIn(folder).map(({ path }) => path.slice(folder.length + 1));
  expect(files.sort()).toEqual(cards.map(({ file }) => file).sort());
  for (const { file } of cards) {
    const picture = readFileSync(`${folder}/${file}`);
    expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(statSync(`${folder}/${file}`).size).toBeLessThanOrEqual(40 * 1024);
  }
});

it('the card that a page names exists, even if it is the shared one', () => {
  const addresses = Object.values(routes).map(sharingCardUrl);
  expect(addresses.filter((address) => !existsSync(`public${address}`))).toEqual([]);
});
