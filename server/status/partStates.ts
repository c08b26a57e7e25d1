import type { PartState, StatusPart } from '@/lib/content/help/statusParts';
import { isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import { minute } from '@/server/clock';
import { readLags } from '@/server/ops/readGauges';
import { tolerableLagSeconds } from '@/server/ops/ready';
import type { Services } from '@/server/services';

/** A mail or a payment event that waits longer than this, in seconds, counts as not delivered at all. */
const hopelessLag = (30 * minute) / 1000;
const stripeTimeout = 5000;

/** How each part does now. A part that is not in use here, or has not been looked at yet, is left out. */
export type PartStates = Partial<Record<StatusPart, PartState>>;

/**
 * Reads the state of every part by what `/ready` goes by, and asks Stripe whether it answers.
 * @throws when the database does not answer
 */
export async function readPartStates(services: Services): Promise<PartStates> {
  const { outboxLagSeconds, webhooksLagSeconds, signingKeyAgeSeconds } = await readLags(services);
  const { apple, google } = services.stores;
  const payments = await paymentsState(services, webhooksLagSeconds);
  return {
    site: 'up',
    accounts: signingKeyAgeSeconds === null ? 'down' : 'up',
    mail: byLag(outboxLagSeconds),
    ...(payments ? { payments } : {}),
    ...(apple || google ? { stores: byLag(webhooksLagSeconds) } : {}),
  };
}

/** While the database is away there is nothing to sign in to, to mail from or to note a purchase in. */
export const withoutDatabase: PartStates = {
  site: 'up',
  accounts: 'down',
  mail: 'down',
  payments: 'down',
  stores: 'down',
};

function byLag(seconds: number): PartState {
  if (seconds > hopelessLag) return 'down';
  return seconds > tolerableLagSeconds ? 'slow' : 'up';
}

async function paymentsState({ payments, stripe }: Services, lag: number): Promise<PartState | null> {
  if (payments.missing?.length) return 'down';
  try {
    await stripe.products.list({ limit: 1 }, { timeout: stripeTimeout, maxNetworkRetries: 0 });
  } catch (error) {
    if (isStripeUnavailable(error)) return 'down';
    throw error;
  }
  return payments.missing === null ? null : byLag(lag);
}
