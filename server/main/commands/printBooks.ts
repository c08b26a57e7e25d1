import { writeBooks } from '@/server/books/writeBooks';
import type { Config } from '@/server/config/config';
import { stripeOf } from './stripeOf';
import { withDatabase } from './withDatabase';

/** `main.mjs books 2026-11`: what was paid and given back in a month, as CSV. A sandbox has to be running, since it is its Stripe. */
export async function printBooks(config: Config, month: string): Promise<void> {
  const stripe = await stripeOf(config);
  await withDatabase(config, (database) =>
    writeBooks({ stripe, database }, month, (line) => void process.stdout.write(`${line}\n`)),
  );
}
