import { lockAccount } from '@/server/accounts/accounts';
import { inTransaction, type Services, type TransactionServices } from '@/server/services';
import { someoneWaits } from '@/tests/fixtures/database/someoneWaits';

type Held<Result> = {
  accountId: string;
  /** The call that comes while the account is held. */
  call: () => Promise<Result>;
  /** What the holder does then, before it commits. */
  within: (services: TransactionServices) => Promise<unknown>;
};

/**
 * Runs a call against a transaction that holds the account, the way a deletion or a sign-out everywhere does.
 * The holder goes on once the call waits for a lock or has ended.
 */
export async function whileAccountIsHeld<Result>(
  services: Services,
  { accountId, call, within }: Held<Result>,
): Promise<Result> {
  let ended = false;
  const running = await inTransaction(services, async (held) => {
    await lockAccount(held.database, accountId);
    const answer = call().finally(() => {
      ended = true;
    });
    while (!ended && !(await someoneWaits(services.database)));
    await within(held);
    return { answer };
  });
  return running.answer;
}
