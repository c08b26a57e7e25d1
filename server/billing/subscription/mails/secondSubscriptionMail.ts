import { findAccount } from '@/server/accounts/accounts';
import { refundableUntil } from '@/server/billing/rows/firstPurchases';
import { billingEmailOf } from '@/server/entitlements/billingEmail';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { Services } from '@/server/services';
import { rowOf } from '../subscriptionRow';

export type TwoSubscriptions = { first: SubscriptionRow; second: SubscriptionRow };

/** More often than two subscriptions ever end each other. */
const maxMails = 9;

function keysOf({ first, second }: TwoSubscriptions): string[] {
  const key = `second-subscription:${second.id}:${first.id}`;
  return [key, ...Array.from({ length: maxMails - 1 }, (_, index) => `${key}:${index + 1}`)];
}

/** The keys of the mails that there were about these two. */
export async function toldOf({ database }: Services, two: TwoSubscriptions): Promise<ReadonlySet<string>> {
  const mails = database.selectFrom('outbox').select('dedupe_key').where('dedupe_key', 'in', keysOf(two));
  return new Set((await mails.execute()).map(({ dedupe_key: key }) => key));
}

/**
 * Once for each two, and again whenever one of them was ended for it once more. `endedAfter`: how many mails there
 * were before that. If there are more by now, another call has ended it at the same moment, and has told so.
 */
export async function mailSecondSubscription(
  services: Services,
  two: TwoSubscriptions,
  endedAfter = 0,
): Promise<void> {
  const { first, second } = two;
  const { database } = services;
  const told = await toldOf(services, two);
  const dedupeKey = keysOf(two).find((key) => !told.has(key));
  if (told.size !== endedAfter || dedupeKey === undefined) return;
  const account = await findAccount(database, second.account_id);
  const to = account?.email ?? (await billingEmailOf(database, second.account_id));
  if (!account || !to || account.status === 'deleted') return;
  const endsHere = first.platform === 'stripe' && first.status !== 'Grace Period' && second.confirmed === 1;
  await enqueueMail(services, {
    template: 'second-subscription',
    to,
    locale: account.locale,
    dedupeKey,
    data: {
      first: first.platform,
      second: second.platform,
      endsAt: endsHere ? first.expires_or_renews_at : null,
      refundableUntil: endsHere ? await refundableUntil(services, first) : null,
      unconfirmed: second.confirmed === 0,
      manageUrl: `${services.config.publicOrigin}/subscriptions/manage`,
    },
  });
  services.wakeMail();
}

/** The subscription that was running when this Stripe one was bought; null when there is none. */
export async function boughtBeside(services: Services, stripeId: string): Promise<TwoSubscriptions | null> {
  const second = await rowOf(services.database, 'stripe', stripeId);
  const first = second && (await currentSubscription(services.database, second.account_id));
  if (!first || first.id === second.id || !isActiveRow(first, services.clock.now())) return null;
  return { first, second };
}
