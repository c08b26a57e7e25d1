let joined: Promise<unknown> | null = null;

/**
 * Resolves when it is known whose account this page has. Where something of an app is around the page, the part that
 * speaks to apps is fetched and asked; no other visitor loads it. When it cannot be fetched, the page goes on as on the
 * web.
 */
export function joinApp(): Promise<unknown> {
  joined ??=
    'webkit' in window || 'subscriptionPages' in window || 'duckduckgo' in navigator
      ? import('./appPlace').then(({ appPlace }) => appPlace()).catch(() => null)
      : Promise.resolve();
  return joined;
}
