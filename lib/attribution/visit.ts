import { safeValue } from '../storage/browserStorage';
import { readQueryParam } from '../url/queryParameters';
import { isOrigin } from './origin';

/**
 * What the address of a visit says about the way by which it came, and what of it goes along in links. Nothing of it names
 * a person, and nothing is kept: a visit that opens a page by another link says no more than that link.
 *
 * Everything on this list goes from page to page of the subscription, in browsers and in apps. The origin also goes to
 * documents, stores and installers (`propagateOrigin`), with the environment and the variants to a payment and back
 * (`lib/subscriptions/checkoutReturnUrl`), and alone with every count. Parameters such as `featurePage` and `tier` belong to one
 * page and end there.
 */
const carried = /^(origin|environment|usePaidDuckAi|trial|pir|using|experiment_\w{1,60}|exp_\w{1,60})$/;

/** The funnel origin that the query of an address names, or null. */
export function readVisitOrigin(search: string): string | null {
  const origin = readQueryParam(search, 'origin');
  return isOrigin(origin) ? origin : null;
}

/**
 * The address of a page of ours with what the visit carries along (native contract §5.3), then the parameters of its own.
 * Of a parameter that is there twice the first counts; apps compare addresses by path and leave these out.
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
