import { visitLink } from '../attribution/visit';

/** The welcome page after a purchase or an activation: there is no way back to a payment that is over. */
export function welcomeLink(search: string): string {
  return visitLink('/subscriptions/welcome', search, { preventBackNavigation: 'true' });
}
