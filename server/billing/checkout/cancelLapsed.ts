import { endLapsed } from '@/server/billing/subscription/endLapsed';
import { isTerminal } from '@/server/billing/subscription/stripe/stripeStatus';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import type { Services } from '@/server/services';

/** Ends the account's lapsed subscriptions before a new purchase, so that an old invoice cannot become a second charge. */
export async function cancelLapsed(services: Services, accountId: string): Promise<void> {
  const rows = await services.database
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('platform', '=', 'stripe')
    .execute();
  for (const row of rows) {
    if (!isTerminal(row.provider_status) && !isActiveRow(row, services.clock.now()))
      await endLapsed(services, row);
  }
}
