import { cancelForDeletion } from '@/server/billing/closeBilling';
import { minute } from '@/server/clock';
import type { Services } from '@/server/services';

/** A deletion under way is left to itself for so long; after that whoever looks goes on with it. */
const pause = minute;
/** Accounts closed in one turn at most. */
const batch = 20;

/**
 * Ends the charges of an account that was just deleted. It never fails: what Stripe does not do now is noted and done
 * later. The note stays for another look in any case, because a checkout opened while the account was being deleted
 * shows up only then.
 */
export async function closeAccount(services: Services, accountId: string): Promise<void> {
  await cancelForDeletion(services, accountId).catch((error: unknown) => {
    services.log.error({ accountId, err: error }, 'billing of a deleted account is to be closed later');
  });
}

/** Ends the charges of deleted accounts where that is still open. Resolves to the number of accounts closed. */
export async function closeDeletedAccounts(services: Services): Promise<number> {
  const { database, clock } = services;
  const now = clock.now();
  const open = await database
    .selectFrom('accounts')
    .select(['id', 'closing_at'])
    .where('closing_at', '<=', now - pause)
    .orderBy('closing_at')
    .limit(batch)
    .execute();
  let closed = 0;
  for (const { id, closing_at } of open) {
    const isClosed = await cancelForDeletion(services, id).then(
      () => true,
      (error: unknown) => {
        services.log.error({ accountId: id, err: error }, 'billing of a deleted account is still open');
        return false;
      },
    );
    // One that fails goes to the end of the queue, so that it holds up no other.
    await database
      .updateTable('accounts')
      .set({ closing_at: isClosed ? null : clock.now() })
      .where('id', '=', id)
      .where('closing_at', '=', closing_at)
      .execute();
    if (isClosed) closed += 1;
  }
  return closed;
}
