import type { Offer } from '../../contract/jobOffers';
import { visibleGroups } from '../visibleGroups';

/** The pay of a role by the range of the page, such as `"$172,000 to $205,000 a year"`; nothing when the feed names none. */
export function salaryWords(
  { salary }: Pick<Offer, 'salary'>,
  range: (least: string, most: string) => string,
  locale: string,
): string {
  if (!salary) return '';
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: salary.currency,
    maximumFractionDigits: 0,
  });
  return range(visibleGroups(format.format(salary.min)), visibleGroups(format.format(salary.max)));
}

/** The roles by department, in the order in which departments first appear. */
export function byDepartment(offers: readonly Offer[]): [string, Offer[]][] {
  const departments = new Map<string, Offer[]>();
  for (const offer of offers) {
    const list = departments.get(offer.department) ?? [];
    list.push(offer);
    departments.set(offer.department, list);
  }
  return [...departments];
}

/** What a reader would notice of a list of roles: two lists with the same fingerprint look alike. */
export function fingerprint(offers: readonly Pick<Offer, 'id' | 'title' | 'department'>[]): string {
  return offers.map(({ id, title, department }) => `${id} ${title} ${department}`).join('\n');
}
