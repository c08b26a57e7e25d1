import type { Offer } from '../../contract/jobOffers';

/** "$172,000 to $205,000 a year", or nothing when the feed names no pay. */
export function salaryWords({ salary }: Pick<Offer, 'salary'>): string {
  if (!salary) return '';
  const amount = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: salary.currency,
    maximumFractionDigits: 0,
  });
  return `${amount.format(salary.min)} to ${amount.format(salary.max)} a year`;
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

/** What a reader would notice of a list of roles: two lists with the same sign look alike. */
export function fingerprint(offers: readonly Pick<Offer, 'id' | 'title' | 'department'>[]): string {
  return offers.map(({ id, title, department }) => `${id} ${title} ${department}`).join('\n');
}
