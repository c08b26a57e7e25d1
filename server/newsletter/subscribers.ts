import type { ExpressionBuilder } from 'kysely';
import { attemptsOf, setAttempts } from '@/server/attempts/attempts';
import { limits } from '@/server/attempts/limitTable';
import { day, minute } from '@/server/clock';
import { enqueueToTypedAddress } from '@/server/mail/addressing/enqueueToTypedAddress';
import { readSignedId, signedId } from '@/server/mail/addressing/mailLinks';
import type { Services, TransactionServices } from '@/server/services';
import { inTransaction } from '@/server/store/inTransaction';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';
import type { Database } from '@/server/store/schema';

/** How long the link in a confirmation mail works. */
const confirmationDays = 7;
/** Pause between two mails for the same request, and how many are sent at most before it is forgotten. */
const pause = 10 * minute;
const { maximum: maxMails } = limits['newsletter-mails'];

/**
 * Records a subscription request and writes the mail that asks for confirmation. One statement decides whether a mail
 * is due, so any number of presses within the pause produces one mail. An address that is already confirmed gets none, which
 * is counted like any other: nobody else can find out that it is on the list.
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
            locale: row
              .case()
              .when('newsletter_subscribers.confirmed_at', 'is', null)
              .then(locale)
              .else(row.ref('newsletter_subscribers.locale'))
              .end(),
            requested_at: now,
            mails: row
              .case()
              .when(isForgotten(row, now))
              .then(1)
              .else(row('newsletter_subscribers.mails', '+', 1))
              .end(),
          }))
          .where('newsletter_subscribers.requested_at', '<=', now - pause)
          .where((row) =>
            row.or([row('newsletter_subscribers.mails', '<', maxMails), isForgotten(row, now)]),
          ),
      )
      .returning(['id', 'mails', 'confirmed_at'])
      .executeTakeFirst();
    if (!due) return;
    const wanted = due.confirmed_at === null;
    if (wanted && !(await countEarlierMails(services, { ...due, email }))) return;
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
    await enqueueToTypedAddress(services, confirmation, { wanted });
  });
  services.wakeMail();
}

/** An address that is confirmed, and of which nothing would be left by now if it were not. */
function isForgotten(row: ExpressionBuilder<Database, 'newsletter_subscribers'>, now: number) {
  return row.and([
    row('newsletter_subscribers.confirmed_at', 'is not', null),
    row('newsletter_subscribers.requested_at', '<=', now - confirmationDays * day),
  ]);
}

/**
 * Adds the mails sent before the address left to those of its new request, so that leaving and joining again does not
 * bring more mails. False when the maximum is reached: then nothing of the new request is kept.
 */
async function countEarlierMails(
  services: TransactionServices,
  { id, email, mails }: { id: string; email: string; mails: number },
): Promise<boolean> {
  if (mails > 1) return true;
  const total = mails + (await mailsBeforeLeaving(services, email));
  if (total > maxMails) {
    await services.database.deleteFrom('newsletter_subscribers').where('id', '=', id).execute();
    return false;
  }
  await services.database
    .updateTable('newsletter_subscribers')
    .set({ mails: total })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Confirms an email address; repeating it changes nothing. False when there is nothing left to confirm. */
export async function confirmSubscription({ database, clock }: Services, id: string): Promise<boolean> {
  const now = clock.now();
  const { numUpdatedRows } = await database
    .updateTable('newsletter_subscribers')
    .set((update) => ({ confirmed_at: update.fn.coalesce('confirmed_at', update.val(now)) }))
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('confirmed_at', 'is not', null),
        where('requested_at', '>', now - confirmationDays * day),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/**
 * Unsubscribes an email address by deleting it; repeating it changes nothing. The number of mails it got is remembered
 * without the address.
 */
export async function endSubscription(services: Services, id: string): Promise<void> {
  await inTransaction(services, async (services) => {
    const gone = await services.database
      .deleteFrom('newsletter_subscribers')
      .where('id', '=', id)
      .returning(['email', 'mails', 'confirmed_at'])
      .executeTakeFirst();
    if (!gone) return;
    const { email, mails, confirmed_at: confirmedAt } = gone;
    // What strangers asked for in the meantime keeps no reader from coming back.
    const counted = confirmedAt === null ? mails : Math.min(mails, maxMails - 1);
    await rememberMails(services, { email, mails: counted });
  });
}

/** Email addresses that were never confirmed. */
export function unconfirmedSubscribers(now: number): OldRows[] {
  const before = now - confirmationDays * day;
  return [
    oldRows('newsletter_subscribers', 'requested_at', (row) =>
      row.and([row('confirmed_at', 'is', null), row('requested_at', '<=', before)]),
    ),
  ];
}

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

const limit = 'newsletter-mails';

/**
 * Remembers how many confirmation mails an email address got before it left, under a keyed hash that does not reveal
 * the address. Otherwise a stranger could have the same number of mails sent to it again after it leaves.
 */
function rememberMails(
  services: TransactionServices,
  { email, mails }: { email: string; mails: number },
): Promise<void> {
  return setAttempts(services, { limit, subject: email, count: mails });
}

/** How many confirmation mails the address got before it last left; 0 when that is long ago or it never left. */
async function mailsBeforeLeaving(services: Services, email: string): Promise<number> {
  const [mails = 0] = await attemptsOf(services, [{ limit, subject: email }]);
  return mails;
}
