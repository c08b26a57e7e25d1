import { safeValue } from '../storage/browserStorage';
import { readQueryParam } from '../url/queryParameters';
import { isOrigin } from './origin';

/**
 * What the address of a visit says about where it came from, and which parts of that our links carry on. None of it
 * names a person, and none of it is stored: a visit that arrives by another link says only what that link says.
 *
 * Everything on this list goes from page to page of the subscription, in browsers and in apps. The origin also goes to
 * documents, stores and installers (`propagateOrigin`), with the environment and the variants to a payment and back
 * (`lib/subscriptions/checkoutReturnUrl`), and is the only one that counts carry. Parameters such as `featurePage` and
 * `tier` belong to one page and end there. `using` is for the app alone, which compares addresses without it.
 */
const carried = /^(origin|environment|usePaidDuckAi|trial|pir|using|experiment_\w{1,60}|exp_\w{1,60})$/;

/** The funnel origin in the query of an address, or null. */
export function readVisitOrigin(search: string): string | null {
  const origin = readQueryParam(search, 'origin');
  return isOrigin(origin) ? origin : null;
}

const ofApp = /^experiment_(\w{1,50}?)(?:_(?:ios|macos|android|windows))?$/;
const cohortFormat = /^[\w-]{1,50}$/;

/** The experiment that an app runs by itself, `experiment_<name>_<platform>=<cohort>` (native contract §5.3), or null. */
export function appExperiment(search: string): { name: string; cohort: string } | null {
  for (const [parameter, cohort] of new URLSearchParams(search)) {
    const name = ofApp.exec(parameter)?.[1];
    if (name && cohortFormat.test(cohort)) return { name, cohort };
  }
  return null;
}

/**
 * The address of one of our pages with what the visit carries on (native contract §5.3), followed by parameters of its
 * own. Where a parameter appears twice, the first counts. Apps compare addresses by path and ignore all of these.
 */
export function visitLink(path: string, search: string, own: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    const isKept = carried.test(name) && safeValue(value) !== null && (name !== 'origin' || isOrigin(value));
    if (isKept && !query.has(name)) query.set(name, value);
  }
  for (const [name, value] of Object.entries(own)) query.set(name, value);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
