/** Pages are built before the public origin is known: the server replaces this placeholder once, when it loads them. */
export const publicOriginPlaceholder = '__PUBLIC_ORIGIN__';

export function canonicalUrl(path: string): string {
  return publicOriginPlaceholder + path;
}
