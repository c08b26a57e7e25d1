import { dirname } from 'node:path';
import { shippedOffers } from '@/lib/content/company/shippedOffers';
import { languages, pathIn } from '@/lib/content/site/languages/languages';
import type { Offer } from '@/lib/contract/jobOffers';
import type { RoleFeed } from '@/server/jobs/roleFeed';
import { marks, withOpenRoles } from '@/server/main/pages/hiringPage';
import { readSiteFiles, type StoredPage } from '@/server/main/pages/siteFiles';
import { builtServer } from '../../fixtures/site/builtServer';

const origin = 'https://site.example';
const built = readSiteFiles(dirname(builtServer()), origin);
const textOf = (page: StoredPage | null) => page?.encodings.identity().toString('utf8') ?? '';
const count = (text: string, part: string) => text.split(part).length - 1;
const feedOf = (offers: readonly Offer[]): RoleFeed => ({
  hasFeed: true,
  fromFeed: () => offers,
  read: async () => offers,
});

describe.each(languages)('the page about open roles as it was built in %s', (language) => {
  const path = pathIn(language, '/hiring');

  it.each(Object.entries(marks))('holds the mark “%s” once', (_, mark) => {
    expect(count(textOf(built.page(path)), mark)).toBe(1);
  });

  it('shows the roles of a feed instead of those that we ship', () => {
    const offers = shippedOffers.slice(0, 1).map((offer) => ({ ...offer, id: 7, title: 'Only in the feed' }));
    const text = textOf(withOpenRoles(built, feedOf(offers), origin).page(path));
    expect(count(text, 'id="role-7"')).toBe(1);
    expect(count(text, '"title":"Only in the feed"')).toBe(1);
    for (const { id, title } of shippedOffers) {
      expect(count(textOf(built.page(path)), `role-${id}`)).toBeGreaterThan(0);
      expect([title, count(text, `role-${id}`)]).toEqual([title, 0]);
    }
    expect(text).toMatch(/<div data-roles-empty[^>]* hidden>/);
  });
});
