/** `/de/about`, or `/de_DE/about`: the path of a page in another language begins with it, or with its locale. */
const prefix = /^\/(?:[a-z]{2}|[a-z]{2,3}_[A-Z]{2})(?=\/|$)/;

/** The page's path without its language: `/de/about` → `/about`, `/de` → `/`. */
export function withoutLocale(pathname: string): string {
  return pathname.replace(prefix, '') || '/';
}
