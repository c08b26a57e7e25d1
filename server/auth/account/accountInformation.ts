import { sql } from 'kysely';
import type { AccountResponse } from '@/lib/contract/auth';
import { readingAlso, requireSubscriberWith } from '@/server/auth/tokens/bearer';
import { accountsByBillingEmail } from '@/server/entitlements/billingEmail';
import {
  type EntitlingColumns,
  entitlingColumns,
  joinCurrentSubscription,
} from '@/server/entitlements/currentSubscription';
import { entitlementsIn } from '@/server/entitlements/entitlements';
import { storeThatCharges } from '@/server/entitlements/storeThatCharges';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';

type Details = EntitlingColumns & {
  /** The address that the account was paid with, while it has none of its own. */
  billing_email: string | null;
  /** Whether a customer gave the account's address when paying, whatever became of it. */
  has_paid_elsewhere: boolean | 0 | 1;
  has_bought_in_store: boolean | 0 | 1;
};

/** What the answer needs besides the account, in the statement that checks the token: no other call is made as often. */
const details = readingAlso<Details>(
  sql`, ${entitlingColumns},
    case when accounts.email is null then
      (select billing_email from customers where customers.account_id = accounts.id)
    end as billing_email,
    exists (select 1 from customers where customers.billing_email = accounts.email) as has_paid_elsewhere,
    exists (select 1 from subscriptions as bought where bought.account_id = accounts.id
      and bought.platform <> 'stripe') as has_bought_in_store`,
  joinCurrentSubscription,
);

/** GET account: the email address or the one given when paying, what may be used now, and further purchases with it. */
export async function readAccount(context: RequestContext): Promise<HandlerResult> {
  const { accountId, email, byReceipt, row } = await requireSubscriberWith(context, details);
  const { database, clock } = context.services;
  const isKnownPayer = email !== null && Boolean(row.has_paid_elsewhere);
  const further = isKnownPayer ? await accountsByBillingEmail(context.services, email) : [];
  const store = row.has_bought_in_store ? await storeThatCharges(database, accountId, clock.now()) : null;
  return {
    json: {
      email,
      external_id: accountId,
      entitlements: entitlementsIn(row, clock.now()),
      ...(row.billing_email !== null && !byReceipt && { billing_email: row.billing_email }),
      ...(further.length > 0 && { further_subscriptions: further.length }),
      ...(store && { charging_store: store }),
    } satisfies AccountResponse,
  };
}
