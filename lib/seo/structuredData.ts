import { brand } from '@/lib/content/brand';
import { figures } from '@/lib/content/figures';
import { footerWords } from '@/lib/content/site/footerWords';
import { language } from '@/lib/content/site/languages/language';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { type Route, routes } from '@/lib/content/site/routes';
import { type SaleCountryCode, saleCountries } from '@/lib/content/subscription/countries';
import { type CurrencyCode, currencies, toDecimal } from '@/lib/content/subscription/currencies';
import { type Plan, plans, priceFor } from '@/lib/content/subscription/plans';
import { stores } from '@/lib/content/subscription/stores';
import { canonicalUrl } from './canonicalUrl';

/** A schema.org thing, which search engines read along with the page. All figures come from the catalogs. */
export type Thing = Readonly<{ '@type': string } & Record<string, unknown>>;

const organizationId = canonicalUrl('/#organization');
/** Our organization, referred to by its id in the graph. */
export const publisher = { '@id': organizationId };

/** What a download or a subscription always is: nothing of ours runs out. */
const availability = 'https://schema.org/InStock';

export function organization(): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand.name,
    legalName: brand.legalName,
    url: canonicalUrl('/'),
    logo: canonicalUrl('/icons/icon-512.png'),
    slogan: footerWords.tagline,
    numberOfEmployees: { '@type': 'QuantitativeValue', value: figures.teamSize },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: brand.supportEmail,
      url: canonicalUrl(localUrl('/help/contact')),
    },
  };
}

/** The site with its search box: a query typed on the search engine's own result page opens our search. */
export function website(): Thing {
  return {
    '@type': 'WebSite',
    '@id': canonicalUrl('/#website'),
    name: brand.name,
    url: canonicalUrl(localUrl('/')),
    inLanguage: language,
    publisher,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${brand.searchUrl}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

export function questionPage(items: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const phones = {
  ios: { system: 'iOS', address: stores.appStore.app },
  android: {
    system: 'Android',
    address: `${stores.play.address}?id=${stores.play.packageName}`,
  },
} as const;

/** The browser for phones, with its user rating in the store. */
export function phoneApp(store: keyof typeof phones): Thing {
  const { system, address } = phones[store];
  const { rating, reviews } = figures[store];
  return {
    ...browserProduct(system, address),
    installUrl: address,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      ratingCount: reviews,
      bestRating: 5,
    },
  };
}

/** The browser on one system, and where to get it. It is free everywhere. */
export function browserProduct(system: string, url: string): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: brand.browser,
    applicationCategory: 'BrowserApplication',
    operatingSystem: system,
    publisher,
    offers: { '@type': 'Offer', url, availability, price: '0', priceCurrency: 'USD' },
  };
}

/** The subscription, with an offer for each plan and currency it is sold in. */
export function subscriptionProduct(): Thing {
  return {
    '@type': 'Product',
    name: brand.subscription,
    url: subscriptionUrl(),
    brand: { '@type': 'Brand', name: brand.name },
    image: canonicalUrl('/icons/sharing-card.png'),
    offers: plans.flatMap((plan) => currencyCodes().flatMap((currency) => offerOf(plan, currency) ?? [])),
  };
}

function subscriptionUrl(): string {
  return canonicalUrl(localUrl('/pro'));
}

function currencyCodes(): CurrencyCode[] {
  return Object.keys(currencies) as CurrencyCode[];
}

function offerOf(plan: Plan, currency: CurrencyCode): Thing | null {
  const regions = (Object.keys(saleCountries) as SaleCountryCode[]).filter(
    (country) => priceFor(plan, country)?.currency === currency,
  );
  const [first] = regions;
  const price = first ? priceFor(plan, first) : null;
  if (!price) return null;
  return {
    '@type': 'Offer',
    name: plan.label,
    url: subscriptionUrl(),
    availability,
    price: toDecimal(price),
    priceCurrency: currency,
    eligibleRegion: regions,
  };
}

/** A text of ours at a fragment of a page, or the whole page, with the day it was published or last changed. */
export function article(
  path: string,
  { headline, text, date }: { headline: string; text: string; date: string },
): Thing {
  return {
    '@type': 'Article',
    headline,
    description: text,
    datePublished: date,
    dateModified: date,
    url: canonicalUrl(localUrl(path)),
    inLanguage: language,
    image: canonicalUrl('/icons/sharing-card.png'),
    author: publisher,
    publisher,
  };
}

/** The breadcrumbs from home to a page, through the pages above it. Null for home itself. */
export function breadcrumbs(path: string): Thing | null {
  if (path === '/') return null;
  const parts = path.split('/').slice(1);
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const pages = ['/', ...above].flatMap((address) => recordOf(address) ?? []);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.path === '/' ? brand.name : page.title.replace(` – ${brand.name}`, ''),
      item: canonicalUrl(localUrl(page.path)),
    })),
  };
}

function recordOf(path: string): Route | null {
  const records: Readonly<Record<string, Route>> = routes;
  return records[path] ?? null;
}
