/** `/de_DE/about`: a page in another language stands behind its locale. */
const prefix = /^\/([a-z]{2,3}_[A-Z]{2})(?=\/|$)/;

/** The locale at the front of a path, such as "de_DE", or null. */
export function localeOfPath(pathname: string): string | null {
  return prefix.exec(pathname)?.[1] ?? null;
}

/** The path of the page in any language: `/de_DE/about` → `/about`, `/de_DE` → `/`. */
export function withoutLocale(pathname: string): string {
  return pathname.replace(prefix, '') || '/';
}
