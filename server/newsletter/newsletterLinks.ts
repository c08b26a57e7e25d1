import type { Services } from '@/server/services';

/**
 * The links of the newsletter are signed over the subscriber's id under the site's secret. Nothing that opens one is
 * stored, every mail about the same request holds the same working link, and whoever sends the letters can make the
 * link to leave anew. Leaving removes the id, and with it the worth of its links.
 */
export type LetterPurpose = 'confirm' | 'unsubscribe';

export function letterToken(services: Services, purpose: LetterPurpose, id: string): string {
  return `${id}.${services.secrets.keyedHash(`newsletter-${purpose}`, id)}`;
}

/** The subscriber's id, or null when the token was not made by us for that purpose. */
export function readLetterToken(services: Services, purpose: LetterPurpose, token: string): string | null {
  const [, id = '', signature = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  return id !== '' && services.secrets.matches(`newsletter-${purpose}`, id, signature) ? id : null;
}

export function letterUrl(services: Services, purpose: LetterPurpose, id: string): string {
  return `${services.config.publicOrigin}/newsletter/${purpose}?token=${letterToken(services, purpose, id)}`;
}
