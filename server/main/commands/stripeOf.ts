import { join } from 'node:path';
import type Stripe from 'stripe';
import { emulatorAt, makeStripe } from '@/server/billing/stripeClient';
import type { Config } from '@/server/config/config';
import { secretIn } from '@/server/store/privateFiles';

/** Stripe for a command: the real one, or that of a sandbox, which then has to be running. */
export async function stripeOf({ stripe, host, port, dataDir, sandboxPublic }: Config): Promise<Stripe> {
  if (!stripe.emulated) return makeStripe({ secretKey: stripe.secretKey, emulator: null });
  const { stripeKeyOf } = await import('@/server/sandbox/guard');
  const secretKey = sandboxPublic ? stripe.secretKey : stripeKeyOf(secretIn(join(dataDir, 'sandbox.key')));
  return makeStripe({ secretKey, emulator: emulatorAt(host, () => port) });
}
