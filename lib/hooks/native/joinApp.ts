import type { AppPlace } from './appPlace';

let joined: Promise<AppPlace | null> | null = null;
let found: AppPlace | null = null;

/**
 * Resolves when it is known whose account this page has. Where something of an app is around the page, the part that
 * speaks to apps is fetched and asked; no other visitor loads it. When it cannot be fetched, the page goes on as on the
 * web.
 */
export function joinApp(): Promise<AppPlace | null> {
  if (found) return Promise.resolve(found);
  joined ??=
    'webkit' in window || 'subscriptionPages' in window || 'duckduckgo' in navigator
      ? import('./appPlace').then(({ appPlace }) => appPlace()).catch(() => null)
      : Promise.resolve(null);
  return joined;
}

/** What is known of it so far; null before, and where nothing of an app is around the page. */
export function joinedApp(): AppPlace | null {
  return found;
}

/** Told once it is decided: the messaging takes Android's sign of an app off the page, so nobody finds it afterwards. */
export function noteApp(place: AppPlace): void {
  found = place;
}
