/**
 * Pages are rendered at build time, but the public origin is only known at start: the server replaces this placeholder
 * once, when it loads the rendered pages.
 */
export const publicOriginPlaceholder = '__PUBLIC_ORIGIN__';

/** The full URL of a path on this site. */
export function canonicalUrl(path: string): string {
  return publicOriginPlaceholder + path;
}
