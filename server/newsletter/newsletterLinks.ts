import { readSignedId, signedId } from '@/server/mail/addressing/mailLinks';
import type { Services } from '@/server/services';

/** What the links of newsletter mails are signed for. `newsletter-list` makes the unsubscribe link again for each letter. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

/** The subscriber's id, or null when we did not issue this token for this purpose. */
export function readNewsletterToken(services: Services, purpose: LinkPurpose, token: string): string | null {
  return readSignedId(services, `newsletter-${purpose}`, token);
}

export function newsletterUrl(
  services: Pick<Services, 'secrets' | 'config'>,
  purpose: LinkPurpose,
  id: string,
): string {
  const token = signedId(services, `newsletter-${purpose}`, id);
  return `${services.config.publicOrigin}/newsletter/${purpose}?token=${token}`;
}
