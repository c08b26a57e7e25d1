import { join } from 'node:path';
import { emulatorAt, makeStripe } from '@/server/billing/stripeClient';
import { writeBooks } from '@/server/books/writeBooks';
import type { Config } from '@/server/config/config';
import { secretIn } from '@/server/store/privateFiles';
import { withDatabase } from './withDatabase';

/** `main.mjs books 2026-11`: what was paid and given back in a month, as CSV. A sandbox has to be running, since it is its Stripe. */
export async function printBooks(config: Config, month: string): Promise<void> {
  const stripe = await stripeOf(config);
  await withDatabase(config, (database) =>
    writeBooks({ stripe, database }, month, (line) => void process.stdout.write(`${line}\n`)),
  );
}

async function stripeOf({ stripe, host, port, dataDir, sandboxPublic }: Config) {
  if (!stripe.emulated) return makeStripe({ secretKey: stripe.secretKey, emulator: null });
  const { stripeKeyOf } = await import('@/server/sandbox/guard');
  const secretKey = sandboxPublic ? stripe.secretKey : stripeKeyOf(secretIn(join(dataDir, 'sandbox.key')));
  return makeStripe({ secretKey, emulator: emulatorAt(host, () => port) });
}
