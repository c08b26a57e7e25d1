import type { RoutePath } from '../content/site/routes';
import { stores } from '../content/subscription/stores';
import { canonicalUrl } from './canonicalUrl';

/** Pages about the app as a whole: on an iPhone, Safari may offer to open it or to get it, in a bar of its own. */
const pages: ReadonlySet<RoutePath> = new Set(['/', '/app', '/app/devices', '/app/landing', '/browser']);

/** Content of the meta element `apple-itunes-app`: the app and the page it is to open. Null for other pages. */
export function appBanner(route: RoutePath): string | null {
  if (!pages.has(route)) return null;
  return `app-id=${stores.appStore.appId}, app-argument=${canonicalUrl(route)}`;
}
