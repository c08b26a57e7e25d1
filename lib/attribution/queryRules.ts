import { type LocationLike, required } from '../url/location';
import { readQueryParam } from '../url/queryParameters';

const homepageValue = /^h[a-z_]?$/;

function readT(search: string): string {
  return readQueryParam(search, 't') ?? '';
}

/** Whether the search began on the home page: `t` is an h with at most one letter or underscore (specification §5). */
export function fromHomepage(location: Pick<LocationLike, 'search'> | undefined): boolean {
  return homepageValue.test(readT(required(location, 'fromHomepage').search));
}

/** Whether the search came from a browser's default engine: `t` is present and not a value of the home page. */
export function fromDefaultSearch(location: Pick<LocationLike, 'search'> | undefined): boolean {
  const t = readT(required(location, 'fromDefaultSearch').search);
  return t !== '' && !homepageValue.test(t);
}

/** The value of `t`, or empty. With `variantOnly`, what follows the leading h of a home page value, or empty. */
export function getTParam(
  location: Pick<LocationLike, 'search'> | undefined,
  { variantOnly = false }: { variantOnly?: boolean } = {},
): string {
  const t = readT(required(location, 'getTParam').search);
  if (!variantOnly) return t;
  return homepageValue.test(t) ? t.slice(1) : '';
}

/** The `source` parameter when it is exactly two lowercase letters, otherwise empty. */
export function getSource(search: string): string {
  const source = readQueryParam(search, 'source') ?? '';
  return /^[a-z]{2}$/.test(source) ? source : '';
}
