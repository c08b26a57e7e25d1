import type Stripe from 'stripe';
import { isStripeError, refusesKey } from '@/server/billing/stripeUnavailable';
import type { Config } from '@/server/config/config';
import type { Services } from '@/server/services';
import type { Difference } from './difference';
import { deniedReads, taxDifferences } from './ownersPart';
import { portalDifferences } from './portalConfiguration';
import { catalogDifferences } from './stripeCatalog';
import { webhookDifferences, webhookUrl } from './webhookEndpoint';

/** The URL for events, or null when Stripe cannot reach this site and events arrive through Stripe's CLI instead. */
type SetupTarget = {
  webhookUrl: string | null;
  /** True when tax is calculated, and buyers can manage their tax number in the portal. */
  tax: boolean;
  /** True for a key with permissions of its own. */
  restricted: boolean;
};

/** Creates at Stripe what selling needs, or reports with `--check` what is missing. Resolves to the exit code. */
export async function paymentsSetup(
  stripe: Stripe,
  { check, write, ...target }: SetupTarget & { check: boolean; write: (line: string) => void },
): Promise<number> {
  try {
    const left = await setupDifferences(stripe, target, check ? null : write);
    for (const difference of left) write(sentenceFor(difference));
    if (left.length === 0) write('Stripe has everything that payments need.');
    return left.length === 0 ? 0 : 1;
  } catch (error) {
    if (!isStripeError(error)) throw error;
    write(`Stripe refused: ${error.message}`);
    return 1;
  }
}

function sentenceFor({ name, fields, mend }: Difference): string {
  const known = fields === null ? name : `${name}: ${fields.join(', ')}`;
  if (mend === null) return known;
  return `${fields === null ? 'Missing' : 'Different'}: ${known}`;
}

/** What the set-up makes, in this order: the portal sells what the catalog has. */
function comparisons({ webhookUrl: url, tax }: SetupTarget) {
  return [
    catalogDifferences,
    (stripe: Stripe) => portalDifferences(stripe, { tax }),
    async (stripe: Stripe) => (url === null ? [] : webhookDifferences(stripe, url)),
  ];
}

/**
 * Creates products, billing portal and webhook endpoint; running subscriptions keep their price. Instances that start
 * together create each only once. `report` receives each change as a sentence.
 */
export async function makeAtStripe(
  stripe: Stripe,
  target: SetupTarget,
  report: (line: string) => void,
): Promise<void> {
  for (const compare of comparisons(target)) {
    for (const { mend } of await compare(stripe)) (await mend?.())?.forEach(report);
  }
}

type Site = { publicOrigin: string; stripe: Pick<Config['stripe'], 'secretKey' | 'tax' | 'emulated'> };

/** What a site with this configuration needs at Stripe. */
export function setupTarget({ publicOrigin, stripe }: Site): SetupTarget {
  const { tax, secretKey } = stripe;
  return { webhookUrl: webhookUrl(publicOrigin, stripe), tax, restricted: secretKey.startsWith('rk_') };
}

/** What is left to be done, after `report` has heard of what could be. A key that may not look at what is sold sees nothing else. */
async function setupDifferences(
  stripe: Stripe,
  target: SetupTarget,
  report: ((line: string) => void) | null = null,
): Promise<Difference[]> {
  const denied = await deniedReads(stripe, target);
  if (denied.some(({ stopsSale }) => stopsSale)) return denied;
  if (report) await makeAtStripe(stripe, target, report);
  const left = [...denied, ...(await taxDifferences(stripe, target))];
  for (const compare of comparisons(target)) left.push(...(await compare(stripe)));
  return left;
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
