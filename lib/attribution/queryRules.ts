import { onionHost, startHost } from '../content/site/hosts';
import { readQueryParam } from '../url/queryParameters';

/** The part of a Location that the rules read. */
export type LocationLike = { search: string; hostname: string };

const homepageValue = /^h[a-z_]?$/;

function required<Value>(location: Value | undefined, name: string): Value {
  if (!location) throw new Error(`${name} needs a location`);
  return location;
}

function readT(search: string): string {
  return readQueryParam(search, 't') ?? '';
}

/** Whether the search began on the home page: `t` is an h with at most one letter or underscore (specification §5). */
export function fromHomepage(location: Pick<LocationLike, 'search'> | undefined): boolean {
  return homepageValue.test(readT(required(location, 'fromHomepage').search));
}

/** Whether the search came from a browser's default: `t` is present and is not one of the home page's. */
export function fromDefaultSearch(location: Pick<LocationLike, 'search'> | undefined): boolean {
  const t = readT(required(location, 'fromDefaultSearch').search);
  return t !== '' && !homepageValue.test(t);
}

/**
 * The value of `t`, empty when absent. With `variantOnly` what follows the leading h of a home page value, otherwise
 * empty.
 */
export function getTParam(
  location: Pick<LocationLike, 'search'> | undefined,
  { variantOnly = false }: { variantOnly?: boolean } = {},
): string {
  const t = readT(required(location, 'getTParam').search);
  if (!variantOnly) return t;
  return homepageValue.test(t) ? t.slice(1) : '';
}

/** The `source` of the address when it is exactly two lowercase letters, else empty. */
export function getSource(search: string): string {
  const source = readQueryParam(search, 'source') ?? '';
  return /^[a-z]{2}$/.test(source) ? source : '';
}

/** Whether this is the page that a browser opens with. Host names know no case. */
export function isStartPage(location: Pick<LocationLike, 'hostname'> | undefined): boolean {
  return required(location, 'isStartPage').hostname.toLowerCase() === startHost;
}

/** Whether this page is visited inside the onion network. */
export function isOnionPage(location: Pick<LocationLike, 'hostname'> | undefined): boolean {
  return required(location, 'isOnionPage').hostname.toLowerCase() === onionHost;
}
