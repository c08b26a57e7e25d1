/** @jest-environment jsdom */
import { openRoles } from '@/lib/content/company/hiring';
import type { Offer } from '@/lib/contract/jobOffers';
import type { RoleFeed } from '@/server/jobs/roleFeed';
import { withOpenRoles } from '@/server/main/pages/hiringPage';
import type { StoredPage } from '@/server/main/pages/siteFiles';
import { builtPage, documentOf, filesOf } from './builtPage';

const graph = [
  { '@type': 'Organization' },
  { '@type': 'JobPosting', title: 'Shipped' },
  { '@type': 'BreadcrumbList' },
];
const markup = `<html><body><div data-roles=true data-salary="{least} to {most}" class=roles><div class=department><h3>Sales</h3><div><details id="role-1"><h4>Shipped</h4></details></div></div></div><div data-roles-empty="true" hidden="" class="N empty"><p>None</p></div><template data-roles-row=true><details></details></template><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script></body></html>`;
const page = builtPage(markup);
const offer: Offer = {
  id: 7,
  title: 'Engineer <Search>',
  department: 'Engineering',
  careers_url: 'https://jobs.example/o/engineer',
  careers_apply_url: 'https://jobs.example/o/engineer/c/new?a=1&b=2',
  created_at: '2026-05-01T10:00:00.000Z',
  remote: true,
  salary: { min: 100_000, max: 120_000, currency: 'USD' },
  description: 'You build things.\nDaily.',
  requirements: 'Care\nPatience',
};

function shownFor(
  offers: readonly Offer[] | null,
  files = filesOf(page),
): {
  page: StoredPage;
  document: Document;
  things: { '@type': string; url?: string }[];
} {
  const roleFeed: RoleFeed = { hasFeed: true, fromFeed: () => offers, read: async () => offers ?? [] };
  const pages = withOpenRoles(files, roleFeed, 'https://site.example');
  expect(pages.page('/about')).toBe(files.page('/about'));
  const filled = pages.page('/hiring') ?? page;
  // Written once for everybody who looks.
  expect(pages.page('/hiring')).toBe(filled);
  const document = documentOf(filled);
  const data = document.querySelector('script')?.textContent ?? '';
  return { page: filled, document, things: JSON.parse(data)['@graph'] };
}

it('shows the roles of the feed in the place of those of the build, to readers and to search engines', () => {
  const { document, things } = shownFor([offer, { ...offer, id: 8, created_at: new Date(0).toISOString() }]);
  const [first] = document.querySelectorAll('[data-roles] details');
  expect(document.querySelectorAll('[data-roles] details')).toHaveLength(2);
  expect(first?.id).toBe('role-7');
  expect(first?.closest('.department')?.querySelector('h3')?.textContent).toBe('Engineering');
  expect(first?.querySelector('h4')?.textContent).toBe(offer.title);
  expect(first?.querySelector('span')?.textContent).toBe(openRoles.salary('$100,000', '$120,000'));
  expect([...(first?.querySelectorAll('p, li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['You build things.', 'Daily.', 'Care', 'Patience'],
  ]);
  expect(first?.querySelector('a')?.getAttribute('href')).toBe(offer.careers_apply_url);
  expect(document.querySelector('[data-roles-empty]')?.hasAttribute('hidden')).toBe(true);
  expect(document.body.innerHTML).not.toContain('Shipped');
  // Without the day on which it was opened, a role is shown to nobody by search engines.
  expect(things).toMatchObject([
    { '@type': 'Organization' },
    { '@type': 'BreadcrumbList' },
    { '@type': 'JobPosting', url: 'https://site.example/hiring#role-7', title: offer.title },
  ]);
});

it('holds as many roles as keep the page light, the first by department, and leaves the others to its script', () => {
  const departments = ['Engineering', 'Design'];
  const offers = Array.from({ length: 200 }, (_, id) => ({
    ...offer,
    id,
    department: departments[id % 2] ?? '',
    description: 'Ä <line>\n'.repeat(100),
  }));
  const { page, document, things } = shownFor(offers);
  const shown = [...document.querySelectorAll('[data-roles] details')].map(({ id }) => id);
  expect(page.encodings.identity().length).toBeLessThan(markup.length + 30 * 1024);
  expect(page.encodings.identity().length).toBeGreaterThan(25 * 1024);
  expect(shown).toEqual(shown.map((_, index) => `role-${2 * index}`));
  const postings = things.filter((thing) => thing['@type'] === 'JobPosting');
  expect(postings.map(({ url }) => url?.split('#')[1])).toEqual(shown);
  expect(document.querySelector('[data-roles-empty]')?.hasAttribute('hidden')).toBe(true);
});

it.each([
  ['ships roles', page],
  ['ships no roles, and says so', builtPage(markup.replace(' hidden=""', ''))],
])('says that nothing is open only when the feed says so, where the build %s', (_what, built) => {
  const shown = [[], null, [offer]].map((offers) => shownFor(offers, filesOf(built)));
  const isHidden = shown.map(({ document }) =>
    document.querySelector('[data-roles-empty]')?.hasAttribute('hidden'),
  );
  expect(isHidden).toEqual([false, true, true]);
  for (const { document, things } of shown.slice(0, 2)) {
    expect(document.querySelectorAll('[data-roles] details')).toHaveLength(0);
    expect(document.body.innerHTML).not.toContain('Shipped');
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'BreadcrumbList']);
  }
});

it('leaves the page as it was built where there is no feed', () => {
  const roleFeed: RoleFeed = { hasFeed: false, fromFeed: () => null, read: async () => [offer] };
  expect(withOpenRoles(filesOf(page), roleFeed, 'https://site.example').page('/hiring')).toBe(page);
});
