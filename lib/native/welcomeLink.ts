import { visitLink } from '../attribution/visit';
import type { Transport } from './channel/connect';

type App = { transport: Transport } | null;

/** The welcome page after a purchase or an activation, with no way back to a finished payment. */
export function welcomeLink(search: string, app: App): string {
  return visitLink('/subscriptions/welcome', search, noWayBack(app));
}

/**
 * The parameter that disables the back button of Android's apps on a page, such as one after a used code. Apple's apps
 * know by its whole URL where they hide theirs, so they get none (native contract §5.2).
 */
export function noWayBack(app: App): Readonly<Record<string, string>> {
  return app?.transport === 'android' ? { preventBackNavigation: 'true' } : {};
}
