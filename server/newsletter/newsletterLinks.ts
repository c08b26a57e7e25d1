import type { Services } from '@/server/services';

/**
 * The links of the newsletter are signed over the subscriber's id under the site's secret. Nothing that opens one is
 * stored, every mail about the same request holds the same working link, and whoever sends the letters can make the
 * link to leave anew. Leaving removes the id, and with it the worth of its links.
 */
export type LinkPurpose = 'confirm' | 'unsubscribe';

function newsletterToken(services: Services, purpose: LinkPurpose, id: string): string {
  return `${id}.${services.secrets.keyedHash(`newsletter-${purpose}`, id)}`;
}

/** The subscriber's id, or null when the token was not made by us for that purpose. */
export function readNewsletterToken(services: Services, purpose: LinkPurpose, token: string): string | null {
  const [, id = '', signature = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  return id !== '' && services.secrets.matches(`newsletter-${purpose}`, id, signature) ? id : null;
}

export function newsletterUrl(services: Services, purpose: LinkPurpose, id: string): string {
  return `${services.config.publicOrigin}/newsletter/${purpose}?token=${newsletterToken(services, purpose, id)}`;
}
