import type Stripe from 'stripe';
import { findAccount } from '@/server/accounts/accounts';
import { accountOfCustomer } from '@/server/billing/rows/customers';
import { day, second } from '@/server/clock';
import { billingEmailOf } from '@/server/entitlements/billingEmail';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { Services } from '@/server/services';
import { idOf, moneyText } from './stripe/stripeSubscription';

/** What a refund by the desk bears at Stripe. */
export const deskMark = { made_by: 'desk' } as const;

/** No event comes later than this, and sent mails are remembered for longer. */
const lately = 7 * day;

/**
 * Tells a person what the desk gave back of a payment lately, once for each refund. Stripe's event leads here, so that they
 * are told even where the process that moved the money ended right after.
 */
export async function tellOfDeskRefunds(
  services: Services,
  charge: Stripe.Charge,
  request?: Stripe.RequestOptions,
): Promise<void> {
  const { stripe, clock, database } = services;
  const created = { gte: Math.floor((clock.now() - lately) / second) };
  const { data } = await stripe.refunds.list({ charge: charge.id, created, limit: 100 }, request);
  const refunds = data.filter(({ metadata }) => metadata?.made_by === deskMark.made_by);
  const customer = refunds.length > 0 && charge.customer;
  const accountId = customer && (await accountOfCustomer(database, idOf(customer)));
  const account = accountId && (await findAccount(database, accountId));
  const to = account && (account.email ?? (await billingEmailOf(database, account.id)));
  if (!account || !to) return;
  const { locale } = account;
  const card = charge.payment_method_details?.card?.last4 ?? null;
  for (const { id, amount, currency } of refunds) {
    const sum = moneyText({ amount, currency: currency.toUpperCase() }, locale);
    const data = { act: 'refund', amount: sum, card } as const;
    const dedupeKey = `support-acted:${account.id}:${id}`;
    await enqueueMail(services, { template: 'support-acted', to, locale, dedupeKey, data });
  }
}
