import type { Services } from '@/server/services';

/**
 * Newsletter links are signatures over the subscriber's id, made with the site's secret. Nothing that opens one is
 * stored, every mail about the same request contains the same working link, and whoever sends the letters can recreate
 * the unsubscribe link. Leaving removes the id, which makes its links worthless.
 */
export type LinkPurpose = 'confirm' | 'unsubscribe';

function newsletterToken(services: Services, purpose: LinkPurpose, id: string): string {
  return `${id}.${services.secrets.keyedHash(`newsletter-${purpose}`, id)}`;
}

/** The subscriber's id, or null when we did not issue this token for this purpose. */
export function readNewsletterToken(services: Services, purpose: LinkPurpose, token: string): string | null {
  const [, id = '', signature = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  return id !== '' && services.secrets.matches(`newsletter-${purpose}`, id, signature) ? id : null;
}

export function newsletterUrl(services: Services, purpose: LinkPurpose, id: string): string {
  return `${services.config.publicOrigin}/newsletter/${purpose}?token=${newsletterToken(services, purpose, id)}`;
}
