import { findAccount } from '@/server/accounts/accounts';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { MailData } from '@/server/mail/messages';
import { enqueueMail, enqueueNewMail } from '@/server/mail/outbox';
import type { Services } from '@/server/services';
import { rowOf } from '../subscriptionRow';

export type TwoSubscriptions = { first: SubscriptionRow; second: SubscriptionRow };

/**
 * Tells the account, or without its email address the one given at Stripe, about two subscriptions: once for each two,
 * and again whenever one of them was ended for it once more.
 */
export async function mailSecondSubscription(
  services: Services,
  { first, second }: TwoSubscriptions,
  { isEndedNow = false }: { isEndedNow?: boolean } = {},
): Promise<void> {
  const { database } = services;
  const account = await findAccount(database, second.account_id);
  const to = account?.email ?? (await billingEmailOf(services, second.account_id));
  if (!account || !to || account.status === 'deleted') return;
  const dedupeKey = `second-subscription:${second.id}:${first.id}`;
  const mail = {
    template: 'second-subscription',
    to,
    locale: account.locale,
    dedupeKey,
    data: dataOf(services, first, second),
  } as const;
  const isNew = await enqueueNewMail(database, services, mail);
  if (!isNew && isEndedNow)
    await enqueueMail(database, services, { ...mail, dedupeKey: `${dedupeKey}:${first.version}` });
  services.wakeMail();
}

/** The subscription that was running when this Stripe one was bought; null when there is none. */
export async function boughtBeside(services: Services, stripeId: string): Promise<TwoSubscriptions | null> {
  const second = await rowOf(services.database, 'stripe', stripeId);
  const first = second && (await currentSubscription(services.database, second.account_id));
  if (!first || first.id === second.id || !isActiveRow(first, services.clock.now())) return null;
  return { first, second };
}

function dataOf(
  { config }: Services,
  first: SubscriptionRow,
  second: SubscriptionRow,
): MailData['second-subscription'] {
  const endsHere = first.platform === 'stripe' && first.status !== 'Grace Period';
  return {
    first: first.platform,
    second: second.platform,
    endsAt: endsHere ? first.expires_or_renews_at : null,
    manageUrl: `${config.publicOrigin}/subscriptions/manage`,
  };
}

async function billingEmailOf({ database }: Services, accountId: string): Promise<string | null> {
  const row = await database
    .selectFrom('customers')
    .select('billing_email')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.billing_email ?? null;
}
