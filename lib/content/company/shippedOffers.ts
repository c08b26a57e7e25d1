import type { Offer } from '../../contract/jobOffers';
import { brand } from '../brand';
import { subscriptionFigures } from '../subscription/proFeatures';
import roles from './shippedRoles.json' with { type: 'json' };

const vpnLocations = String(subscriptionFigures.vpnLocations);

/**
 * The open roles we ship, in the order of their departments; what `/jobs.js` answers without `JOBS_UPSTREAM`. In the file, a
 * salary is the lowest and the highest, in thousands of US dollars a year, the same wherever somebody lives.
 */
export const shippedOffers: readonly Offer[] = roles.map(
  ({ slug, opened, salary: [min = 0, max = 0], description, requirements, title, ...role }) => ({
    ...role,
    title: `${title} (Remote)`,
    careers_url: `${brand.jobsUrl}o/${slug}`,
    careers_apply_url: `${brand.jobsUrl}o/${slug}/apply`,
    created_at: `${opened}T09:00:00Z`,
    remote: true,
    salary: { min: min * 1000, max: max * 1000, currency: 'USD' },
    description: description.join('\n').replace('{vpnLocations}', vpnLocations),
    requirements: requirements.join('\n'),
  }),
);
