import { day } from '@/server/clock';
import type { Services } from '@/server/services';

/** The lists that anybody can put an address on, and that count only what its owner has confirmed by a mail. */
type ConfirmedList = 'newsletter_subscribers' | 'sale_interest';

/** How long the link works in a mail that asks an address for its yes. */
export const confirmationDays = 7;

/** Confirms a request; repeating it changes nothing. False when there is nothing left to confirm. */
export async function confirmOnList({ database, clock }: Services, list: ConfirmedList, id: string) {
  const now = clock.now();
  const { numUpdatedRows } = await database
    .updateTable(list)
    .set((update) => ({ confirmed_at: update.fn.coalesce('confirmed_at', update.val(now)) }))
    .where('id', '=', id)
    .where((row) =>
      row.or([row('confirmed_at', 'is not', null), row('requested_at', '>', now - confirmationDays * day)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
