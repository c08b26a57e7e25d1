import { isOrigin } from '../attribution/origin';
import { safeValue } from '../storage/browserStorage';

/** Chosen once at the entrance and needed by every later page: attribution, environment, experiments, trials. */
const carried = /^(origin|environment|usePaidDuckAi|trial|pir|using|experiment_\w{1,60}|exp_\w{1,60})$/;

/**
 * A link inside the app that carries on what the current address was opened with (native contract §5.3). Apps compare
 * addresses by path and leave these parameters out. `featurePage` and `tier` belong to one page and end there.
 */
export function appLink(
  path: string,
  location: Pick<Location, 'search'>,
  extra: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(location.search)) {
    const kept = carried.test(name) && safeValue(value) !== null && (name !== 'origin' || isOrigin(value));
    if (kept && !query.has(name)) query.set(name, value);
  }
  for (const [name, value] of Object.entries(extra)) query.set(name, value);
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/** The welcome page after a purchase or an activation: there is no way back to a payment that is over. */
export function welcomeLink(location: Pick<Location, 'search'>): string {
  return appLink('/subscriptions/welcome', location, { preventBackNavigation: 'true' });
}
