import { readCookie } from '@/lib/storage/cookies';

/** Every value of a search setting is a short code or a color. */
const code = /^[\w.#-]{1,16}$/;

/**
 * Passes the visitor's search settings to a search: those in this page's URL, otherwise those stored in cookies, under
 * their parameters (`l` is sent as `kl`). `names` are the cookies' names.
 */
export function carriedSettings(
  names: readonly string[],
  cookies: string = document.cookie,
  search: string = window.location.search,
): ReadonlyMap<string, string> {
  const address = new URLSearchParams(search);
  return new Map(
    names
      .map((name) => [`k${name}`, address.get(`k${name}`) ?? readCookie(cookies, name) ?? ''] as const)
      .filter(([, value]) => code.test(value)),
  );
}
