import { shippedOffers } from '@/lib/content/company/shippedOffers';
import { figures } from '@/lib/content/figures';
import { type RoutePath, routes } from '@/lib/content/site/routes';
import { plans, prices } from '@/lib/content/subscription/plans';
import { publicOriginPlaceholder } from '@/lib/seo/canonicalUrl';
import { pageStructuredData } from '@/lib/seo/pageStructuredData';

type Thing = Record<string, unknown> & { '@type': string };

const paths = Object.keys(routes) as RoutePath[];
const listed = paths.filter((path) => routes[path].sitemap);

function graphOf(path: RoutePath): Thing[] {
  const { '@context': context, '@graph': graph }: { '@context': string; '@graph': Thing[] } = JSON.parse(
    pageStructuredData(path) ?? '{}',
  );
  expect(context).toBe('https://schema.org');
  return graph;
}

function only(path: RoutePath, type: string): Thing[] {
  return graphOf(path).filter((thing) => thing['@type'] === type);
}

it('every page for search engines has data that parses and cannot end its block early; others have none', () => {
  for (const path of listed) {
    expect(graphOf(path).length).toBeGreaterThan(0);
    expect(pageStructuredData(path)).not.toContain('<');
  }
  expect(paths.filter((path) => !routes[path].sitemap && pageStructuredData(path) !== null)).toEqual([]);
});

it('its URLs are absolute, and our own are pages or files', () => {
  for (const path of listed) {
    const addresses = JSON.stringify(graphOf(path)).match(/"(__PUBLIC_ORIGIN__|https?:)[^"]*"/g) ?? [];
    expect(addresses.length).toBeGreaterThan(0);
    const own = addresses.flatMap((address) =>
      address.includes(publicOriginPlaceholder)
        ? [address.slice(publicOriginPlaceholder.length + 1, -1)]
        : [],
    );
    const lost = own.filter(
      (address) => !Object.hasOwn(routes, address.replace(/#.*/, '')) && !/^\/icons\/.+\.png$/.test(address),
    );
    expect(lost).toEqual([]);
  }
});

/** What search engines ask of an offer beside its price. */
function sold(url: string) {
  return { url, availability: 'https://schema.org/InStock' };
}

it('the browser is offered for nothing where each page leads', () => {
  for (const path of ['/mac', '/windows'] as const)
    expect(only(path, 'SoftwareApplication')[0]?.offers).toMatchObject({
      ...sold(publicOriginPlaceholder + path),
      price: '0',
    });
  for (const app of only('/app', 'SoftwareApplication'))
    expect(app.offers).toMatchObject(sold(String(app.installUrl)));
});

it('ratings and sizes are the published figures', () => {
  const [ios, android] = only('/app', 'SoftwareApplication');
  expect(ios?.aggregateRating).toMatchObject({
    ratingValue: figures.ios.rating,
    ratingCount: figures.ios.reviews,
  });
  expect(android?.aggregateRating).toMatchObject({
    ratingValue: figures.android.rating,
    ratingCount: figures.android.reviews,
  });
  expect(only('/', 'Organization')[0]?.numberOfEmployees).toMatchObject({ value: figures.teamSize });
});

it('the subscription is offered in every currency and period at the catalog price', () => {
  const offers = only('/pro', 'Product')[0]?.offers as (Thing & { price: string; name: string })[];
  const told = offers.map(({ name, price, priceCurrency }) => {
    const period = plans.find(({ label }) => label === name)?.period;
    return [`${priceCurrency} ${period}`, Math.round(Number(price) * 100)];
  });
  const wanted = Object.entries(prices).flatMap(([currency, { monthly, yearly }]) => [
    [`${currency} monthly`, monthly],
    [`${currency} yearly`, yearly],
  ]);
  expect(told.sort()).toEqual(wanted.sort());
  for (const offer of offers) expect(offer).toMatchObject(sold(`${publicOriginPlaceholder}/pro`));
  const countries = offers.flatMap(({ eligibleRegion }) => eligibleRegion as string[]);
  expect(new Set(countries).size).toBe(30);
  expect(countries.length).toBe(60);
});

it('every open role has its date, its pay and the text of the page', () => {
  const jobs = only('/hiring', 'JobPosting');
  expect(jobs.map(({ title }) => `${title} (Remote)`)).toEqual(shippedOffers.map(({ title }) => title));
  for (const [index, job] of jobs.entries()) {
    const offer = shippedOffers[index];
    expect(job).toMatchObject({
      url: `${publicOriginPlaceholder}/hiring#role-${offer?.id}`,
      identifier: { value: String(offer?.id) },
      datePosted: offer?.created_at.slice(0, 10),
      jobLocationType: 'TELECOMMUTE',
      hiringOrganization: { '@id': only('/hiring', 'Organization')[0]?.['@id'] },
      baseSalary: {
        currency: offer?.salary?.currency,
        value: { minValue: offer?.salary?.min, maxValue: offer?.salary?.max },
      },
    });
    const told = String(job.description).split('<p>').filter(Boolean);
    expect(told).toEqual(`${offer?.description}\n${offer?.requirements}`.split('\n'));
  }
});
