import { type Suspension, setSuspension } from '@/server/accounts/suspension';
import { systemClock } from '@/server/clock';
import type { Config } from '@/server/config/config';
import { systemRandom } from '@/server/random';
import { withDatabase } from './withDatabase';

/** `main.mjs suspend <account>` and `main.mjs unsuspend <account>`, by id or email address, while the site runs. */
export async function suspendAccount(config: Config, to: Suspension, named: string): Promise<void> {
  const id = await withDatabase(config, (database) =>
    setSuspension({ database, clock: systemClock, random: systemRandom }, named, to),
  );
  if (id === null) throw new Error(`There’s no such account, or it’s already ${to}.`);
  process.stdout.write(`The account ${id} is ${to}.\n`);
}
