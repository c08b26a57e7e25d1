import { localUrl } from '../content/site/languages/localUrl';
import { safeValue } from '../storage/browserStorage';
import { readQueryParam } from '../url/queryParameters';
import { isOrigin } from './origin';

/**
 * What the URL of a visit says about where it came from, and which parts of that our links pass on. None of it names a
 * person, and none of it is stored: a visit through another link says only what that link says.
 *
 * Everything on this list is passed from page to page of the subscription, in browsers and in apps. The origin also
 * goes to documents, stores and installers (`propagateOrigin`); it is the only part that is sent with counts. A payment
 * page leads back with all of it (`lib/subscriptions/checkoutReturnUrl`). Parameters such as `featurePage` and `tier`
 * belong to one page and end there. `using` is for the app alone, which ignores it when comparing URLs, and `locale` is
 * the language of an app.
 */
const carried =
  /^(origin|environment|locale|usePaidDuckAi|trial|pir|using|experiment_\w{1,60}|exp_\w{1,60})$/;

/** The funnel origin in a query string, or null. */
export function readVisitOrigin(search: string): string | null {
  const origin = readQueryParam(search, 'origin');
  return isOrigin(origin) ? origin : null;
}

const ofApp = /^experiment_(\w{1,50}?)(?:_(?:ios|macos|android|windows))?$/;
const cohortFormat = /^[\w-]{1,50}$/;

/** An experiment run by the app itself, `experiment_<name>_<platform>=<cohort>` (native contract §5.3), or null. */
export function appExperiment(search: string): { name: string; cohort: string } | null {
  for (const [parameter, cohort] of new URLSearchParams(search)) {
    const name = ofApp.exec(parameter)?.[1];
    if (name && cohortFormat.test(cohort)) return { name, cohort };
  }
  return null;
}

/**
 * The URL of one of our pages with the parameters that the visit passes on (native contract §5.3), followed by its own.
 * Where a parameter appears twice, the first one counts. Apps compare URLs by path and ignore all of these.
 */
export function visitLink(path: string, search: string, own: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    const isKept = carried.test(name) && safeValue(value) !== null && (name !== 'origin' || isOrigin(value));
    if (isKept && !query.has(name)) query.set(name, value);
  }
  for (const [name, value] of Object.entries(own)) query.set(name, value);
  const text = query.toString();
  return localUrl(text ? `${path}?${text}` : path);
}
