import type Stripe from 'stripe';
import { isStripeError, refusesKey } from '@/server/billing/stripeUnavailable';
import type { Config } from '@/server/config/config';
import type { Services } from '@/server/services';
import { ensurePortalConfigurations, portalState } from './portalConfiguration';
import { catalogDifferences } from './stripeCatalog';
import { ensureWebhookEndpoint, webhookState, webhookUrl } from './webhookEndpoint';

/** The URL for events, or null when Stripe cannot reach this site and events arrive through Stripe's CLI instead. */
type SetupTarget = {
  webhookUrl: string | null;
  /** True when buyers can manage their tax number in the portal. */
  tax: boolean;
};

/** Creates at Stripe what selling needs, or reports with `--check` what is missing. Resolves to the exit code. */
export async function paymentsSetup(
  stripe: Stripe,
  { check, write, ...target }: SetupTarget & { check: boolean; write: (line: string) => void },
): Promise<number> {
  try {
    if (!check) await makeAtStripe(stripe, target, write);
    const left = await setupDifferences(stripe, target);
    for (const { name, state } of left) write(`${state === 'missing' ? 'Missing' : 'Different'}: ${name}`);
    if (left.length === 0) write('Stripe has everything that payments need.');
    return left.length === 0 ? 0 : 1;
  } catch (error) {
    if (!isStripeError(error)) throw error;
    write(`Stripe refused: ${error.message}`);
    return 1;
  }
}

/**
 * Creates products, billing portal and webhook endpoint; running subscriptions keep their price. Instances that start
 * together create each only once. `report` receives each change as a sentence.
 */
export async function makeAtStripe(
  stripe: Stripe,
  { webhookUrl: url, tax }: SetupTarget,
  report: (line: string) => void,
): Promise<void> {
  for (const { make, made } of await catalogDifferences(stripe)) {
    await make();
    report(made);
  }
  await ensurePortalConfigurations(stripe, { tax }, report);
  if (url !== null) await ensureWebhookEndpoint(stripe, url, report);
}

/** What a site with this configuration needs at Stripe. */
export function setupTarget({ publicOrigin, stripe }: Config): SetupTarget {
  return { webhookUrl: webhookUrl(publicOrigin, stripe), tax: stripe.tax };
}

type SetupDifference = { name: string; state: 'missing' | 'different'; stopsSale: boolean };

async function setupDifferences(
  stripe: Stripe,
  { webhookUrl: url, tax }: SetupTarget,
): Promise<SetupDifference[]> {
  const portal = await portalState(stripe, { tax });
  const webhook = url === null ? 'ready' : await webhookState(stripe, url);
  return [
    ...(await catalogDifferences(stripe)),
    ...(portal === 'ready'
      ? []
      : [{ name: 'billing portal', state: portal, stopsSale: portal === 'missing' }]),
    // Without its events, the daily comparison and the pages that wait for a payment ask Stripe instead.
    ...(webhook === 'ready' ? [] : [{ name: 'webhook endpoint', state: webhook, stopsSale: false }]),
  ];
}

/** Notes what is missing, for `/ready` and the status page; no more once nothing is, until a purchase finds a gap. */
export async function checkPayments({ stripe, payments, config, log }: Services): Promise<void> {
  if (payments.missing?.length === 0 && payments.toSetUp.length === 0) return;
  try {
    const left = await setupDifferences(stripe, setupTarget(config));
    const missing = left.map(({ name }) => name);
    if (missing.length > 0 && payments.missing === null) {
      log.error({ missing }, 'Stripe is missing what payments need: run payments-setup');
    }
    payments.missing = left.filter(({ stopsSale }) => stopsSale).map(({ name }) => name);
    payments.toSetUp = left.filter(({ stopsSale }) => !stopsSale).map(({ name }) => name);
  } catch (error) {
    if (refusesKey(error)) payments.missing = ['key'];
    throw error;
  }
}
