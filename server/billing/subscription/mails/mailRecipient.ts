import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '@/server/store/schema';
import { emailOfCustomer } from '../stripe/stripeSubscription';

/** The account's email address, otherwise the one given at checkout; null once the account is deleted. */
export async function mailRecipient(
  trx: Kysely<Database>,
  accountId: string,
  { customer }: Pick<Stripe.Subscription, 'customer'>,
): Promise<string | null> {
  const account = await trx
    .selectFrom('accounts')
    .select(['email', 'status'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account || account.status === 'deleted') return null;
  return account.email ?? emailOfCustomer(customer);
}
