import { type Suspension, setSuspension } from '@/server/accounts/suspension';
import { systemClock } from '@/server/clock';
import type { Config } from '@/server/config/config';
import { systemRandom } from '@/server/random';
import { openDatabase } from '@/server/store/open';

/** `main.mjs suspend <account>` and `main.mjs unsuspend <account>`, by id or email address, while the site runs. */
export async function suspendAccount(config: Config, to: Suspension, named?: string): Promise<void> {
  const fail = (message: string) => {
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  };
  if (!named) return fail('Give the account’s ID or email address.');
  const database = openDatabase(config.database, (error) => fail(error.message));
  try {
    const id = await setSuspension({ database, clock: systemClock, random: systemRandom }, named, to);
    if (id === null) return fail(`There’s no such account, or it’s already ${to}.`);
    process.stdout.write(`The account ${id} is ${to}.\n`);
  } finally {
    await database.destroy();
  }
}
