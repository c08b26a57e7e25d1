/**
 * Pages are rendered at build, the public origin is known at start: the server puts it in the place of this word once,
 * when it loads the rendered pages.
 */
export const publicOriginPlaceholder = '__PUBLIC_ORIGIN__';

/** The full address of something on this site, from its path. */
export function canonicalUrl(path: string): string {
  return publicOriginPlaceholder + path;
}
