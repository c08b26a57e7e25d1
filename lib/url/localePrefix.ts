/** `/de_DE/about`: a page in another language stands behind its locale. */
const prefix = /^\/[a-z]{2,3}_[A-Z]{2}(?=\/|$)/;

/** The path of the page in any language: `/de_DE/about` → `/about`, `/de_DE` → `/`. */
export function withoutLocale(pathname: string): string {
  return pathname.replace(prefix, '') || '/';
}
