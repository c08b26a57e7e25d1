import { sql } from 'kysely';
import { setAttempts, takeAttempt } from '@/server/attempts/attempts';
import { minute } from '@/server/clock';
import { confirmationDays } from '@/server/mail/addressing/confirmedLists';
import { enqueueToTypedAddress } from '@/server/mail/addressing/enqueueToTypedAddress';
import { readSignedId, signedId } from '@/server/mail/addressing/mailLinks';
import { inTransaction, type Services } from '@/server/services';

/** Pause between two mails for the same request. */
const pause = 10 * minute;
const limit = 'newsletter-mails';

/**
 * Records the request and writes the mail that asks for confirmation. One statement decides whether one is due, so many
 * presses produce one. A confirmed address gets none, which is counted like any other: nobody finds out that it is there.
 */
export async function requestSubscription(services: Services, email: string, locale: string): Promise<void> {
  const { clock, random } = services;
  const now = clock.now();
  await inTransaction(services, async (services) => {
    const due = await services.database
      .insertInto('newsletter_subscribers')
      .values({ id: random.uuid(), email, locale, requested_at: now, mails: 1, confirmed_at: null })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet((row) => ({
            locale: sql<string>`case when newsletter_subscribers.confirmed_at is null then ${locale} else newsletter_subscribers.locale end`,
            requested_at: now,
            mails: row('newsletter_subscribers.mails', '+', 1),
          }))
          .where('newsletter_subscribers.requested_at', '<=', now - pause),
      )
      .returning(['id', 'mails', 'confirmed_at'])
      .executeTakeFirst();
    if (!due) return;
    const { attempt } = await takeAttempt(services, { limit, subject: email });
    if (attempt === null) return;
    const confirmation = {
      template: 'newsletter-confirm',
      to: email,
      locale,
      dedupeKey: `newsletter:${due.id}:${due.mails}`,
      data: {
        confirmUrl: newsletterUrl(services, 'confirm', due.id),
        unsubscribeUrl: newsletterUrl(services, 'unsubscribe', due.id),
        days: confirmationDays,
      },
    } as const;
    await enqueueToTypedAddress(services, confirmation, { wanted: due.confirmed_at === null });
  });
  services.wakeMail();
}

/**
 * Unsubscribes an email address by deleting it; repeating it changes nothing. The mails that were asked for stay counted,
 * so a stranger cannot have the same number sent again, but what strangers asked for keeps no reader from coming back.
 */
export async function endSubscription(services: Services, id: string): Promise<void> {
  await inTransaction(services, async (services) => {
    const gone = await services.database
      .deleteFrom('newsletter_subscribers')
      .where('id', '=', id)
      .returning(['email', 'confirmed_at'])
      .executeTakeFirst();
    if (gone && gone.confirmed_at !== null)
      await setAttempts(services, { limit, subject: gone.email, count: 1 });
  });
}

/** What the links of newsletter mails are signed for. The unsubscribe link is made again for each letter. */
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
