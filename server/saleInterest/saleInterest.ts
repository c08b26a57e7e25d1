import { sql } from 'kysely';
import { takeAttempt } from '@/server/attempts/attempts';
import { minute } from '@/server/clock';
import { confirmationDays } from '@/server/mail/addressing/confirmedLists';
import { enqueueToTypedAddress } from '@/server/mail/addressing/enqueueToTypedAddress';
import { signedId } from '@/server/mail/addressing/mailLinks';
import { inTransaction, type Services } from '@/server/services';

/** Pause between two mails for the same request. */
const pause = 10 * minute;

/** What the links of this room are signed for. */
export const linkPurpose = 'sale-interest';

type Interest = { email: string; country: string; locale: string };

/**
 * Records that somebody wants to hear when the subscription is sold in a country, and writes the mail that asks for
 * confirmation. One statement decides whether one is due, so many presses produce one. An address confirmed for the
 * country gets none, which is counted like any other: nobody finds out that it is there.
 */
export async function requestInterest(services: Services, { email, country, locale }: Interest) {
  const { clock, random } = services;
  const now = clock.now();
  await inTransaction(services, async (services) => {
    const due = await services.database
      .insertInto('sale_interest')
      .values({ id: random.uuid(), email, country, locale, requested_at: now, confirmed_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'country'])
          .doUpdateSet({
            locale: sql<string>`case when sale_interest.confirmed_at is null then ${locale} else sale_interest.locale end`,
            requested_at: now,
          })
          .where('sale_interest.requested_at', '<=', now - pause),
      )
      .returning(['id', 'confirmed_at'])
      .executeTakeFirst();
    if (!due) return;
    const { attempt } = await takeAttempt(services, { limit: 'sale-interest-mails', subject: email });
    if (attempt === null) return;
    const token = signedId(services, linkPurpose, due.id);
    const answerUrl = `${services.config.publicOrigin}/pro/notify?token=${token}`;
    const confirmation = {
      template: 'sale-interest-confirm',
      to: email,
      locale,
      dedupeKey: `sale-interest:${due.id}:${now}`,
      data: { country, answerUrl, days: confirmationDays },
    } as const;
    await enqueueToTypedAddress(services, confirmation, { wanted: due.confirmed_at === null });
  });
  services.wakeMail();
}

/** Takes an address off the list by deleting it; repeating it changes nothing. */
export async function endInterest({ database }: Services, id: string): Promise<void> {
  await database.deleteFrom('sale_interest').where('id', '=', id).execute();
}
