import type { AccountChoice } from '@/lib/contract/auth';
import { findAccountByEmail } from '@/server/accounts/accounts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import type { AuthSession } from '@/server/auth/authorize/authSessions';
import { minute, second } from '@/server/clock';
import { accountsByBillingEmail } from '@/server/entitlements/billingEmail';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import { periodName, planOfProduct } from '@/server/entitlements/planOfProduct';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services, TransactionServices } from '@/server/services';

/**
 * A code may prove an address that paid for several subscriptions. The offer to pick one belongs to the auth session that
 * proved it, lasts ten minutes and can be accepted once. Its ids of accounts mean nothing outside it.
 */
const choiceLifetime = 10 * minute;
/** The session that accepted an offer may repeat the call for this long, in case its first answer was lost. */
export const choiceRepetition = 30 * second;
const idPurpose = 'account-choice';

/** Offers the accounts of a proved email address to the session, replacing any earlier offer. */
export async function offerAccounts(
  services: TransactionServices,
  session: AuthSession,
  proof: { codeId: string; email: string },
): Promise<void> {
  const now = services.clock.now();
  const offer = {
    code_id: proof.codeId,
    email: proof.email,
    created_at: now,
    expires_at: now + choiceLifetime,
    used_at: null,
    account_id: null,
    answer: null,
  };
  await services.database
    .insertInto('account_choices')
    .values({ session_hash: session.id_hash, ...offer })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(offer))
    .execute();
}

/** The session's unexpired offer, accepted or not; null when there is none. */
export async function findOffer(services: Services, session: AuthSession) {
  const row = await services.database
    .selectFrom('account_choices')
    .selectAll()
    .where('session_hash', '=', session.id_hash)
    .where('expires_at', '>', services.clock.now())
    .executeTakeFirst();
  return row ?? null;
}

export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Describes the offered accounts so that a person can tell them apart. Fetches the card digits from Stripe. */
export async function describeChoices(context: RequestContext, offer: Offer): Promise<AccountChoice[]> {
  const { services } = context;
  const { database, clock } = services;
  const count = () => requireAttemptByClient(context, 'payment-checks-by-client');
  const owner = await findAccountByEmail(database, offer.email);
  const own = owner && (await currentSubscription(database, owner.id));
  const paid = await accountsByBillingEmail(services, offer.email);
  const candidates = [
    ...(owner ? [{ accountId: owner.id, subscription: own, current: true }] : []),
    ...paid.map((one) => ({ ...one, current: false })),
  ];
  return Promise.all(
    candidates.map(async ({ accountId, subscription, current }) => ({
      id: services.secrets.keyedHash(idPurpose, contentOf(offer, accountId)),
      current,
      subscription: subscription && {
        name: planOfProduct(subscription.product_id)?.label ?? subscription.product_id,
        billingPeriod: periodName(planOfProduct(subscription.product_id)?.period ?? 'monthly'),
        startedAt: subscription.started_at,
        trial: subscription.trial_ends_at !== null && subscription.trial_ends_at > clock.now(),
        cardLast4: await services.accountPayments.cardDigits(subscription, count),
      },
    })),
  );
}

/** The account for an id in an offer, or null. */
export async function chosenAccount(services: Services, offer: Offer, id: string): Promise<string | null> {
  // The order matters: an account that adopts the address between the two queries is found by the second.
  const paid = await accountsByBillingEmail(services, offer.email);
  const owner = await findAccountByEmail(services.database, offer.email);
  const accountIds = [...(owner ? [owner.id] : []), ...paid.map(({ accountId }) => accountId)];
  const isChosen = (one: string) => services.secrets.matches(idPurpose, contentOf(offer, one), id);
  return accountIds.find(isChosen) ?? null;
}

function contentOf({ session_hash, code_id }: Offer, accountId: string): string {
  return JSON.stringify([session_hash, code_id, accountId]);
}
