import { brand } from '@/lib/content/brand';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import type { Offer } from '@/lib/contract/jobOffers';
import { canonicalUrl } from './canonicalUrl';
import { publisher, type Thing } from './structuredData';

/** Follows a role's name in the feed; search engines want only the name. */
const remoteMark = / \(Remote\)$/;

/**
 * An open role in the form that job searches read: remote from anywhere, yearly pay, applications on the careers site.
 * The organization is beside it in the graph. No day on which a role closes is known, so none is told.
 */
export function jobPosting(offer: Offer): Thing {
  const { id, title, description, requirements, salary, created_at } = offer;
  return {
    '@type': 'JobPosting',
    url: canonicalUrl(localUrl(`/hiring#role-${id}`)),
    identifier: { '@type': 'PropertyValue', name: brand.name, value: String(id) },
    title: title.replace(remoteMark, ''),
    description: [description, requirements].map(paragraphs).join(''),
    datePosted: created_at.slice(0, 10),
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'AdministrativeArea', name: 'Worldwide' },
    hiringOrganization: publisher,
    ...(salary ? { baseSalary: yearly(salary) } : {}),
  };
}

/** Job searches show a role's text with simple markup. */
function paragraphs(text: string): string {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => `<p>${line}`)
    .join('');
}

function yearly({ min, max, currency }: NonNullable<Offer['salary']>): Thing {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: 'YEAR' },
  };
}

/** The same for roles of a feed: search engines show none without the day on which it was opened. */
export function rolePostings(offers: readonly Offer[]): Thing[] {
  return offers.filter(({ created_at }) => Date.parse(created_at) > 0).map(jobPosting);
}
