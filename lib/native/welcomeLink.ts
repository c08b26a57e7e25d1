import { visitLink } from '../attribution/visit';

/** The welcome page after a purchase or an activation, with no way back to a finished payment. */
export function welcomeLink(search: string): string {
  return visitLink('/subscriptions/welcome', search, { preventBackNavigation: 'true' });
}
