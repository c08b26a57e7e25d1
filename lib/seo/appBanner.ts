import type { RoutePath } from '../content/site/routes';
import { stores } from '../content/subscription/stores';
import { canonicalUrl } from './canonicalUrl';

/** The download and promo pages (specification §2). */
const downloadOrPromoPages: readonly RoutePath[] = ['/', '/app', '/mac', '/windows', '/pro'];
/** Other pages about the app as a whole. */
const appPages: readonly RoutePath[] = ['/app/devices', '/app/landing', '/browser'];

/** On an iPhone, Safari may offer to open or install the app, in its own bar. */
const pages: ReadonlySet<RoutePath> = new Set([...downloadOrPromoPages, ...appPages]);

/** Content of the meta element `apple-itunes-app`: the app and the page it should open. Null for other pages. */
export function appBanner(route: RoutePath): string | null {
  if (!pages.has(route)) return null;
  return `app-id=${stores.appStore.appId}, app-argument=${canonicalUrl(route)}`;
}
