import { systemClock } from '@/server/clock';
import type { Config } from '@/server/config/config';
import { writePeople } from '@/server/desk/writePeople';
import { systemRandom } from '@/server/random';
import { stripeOf } from './stripeOf';
import { secretsOfSite, withDatabase } from './withDatabase';

/** `main.mjs people <query>`: what `/ops/people` shows, in text, for those without a browser; while the site runs. */
export async function showPeople(config: Config, query: string): Promise<void> {
  const stripe = await stripeOf(config);
  await withDatabase(config, async (database) => {
    const secrets = await secretsOfSite(config, database, 'would find no limits.');
    const services = { database, clock: systemClock, random: systemRandom, secrets, stripe };
    await writePeople(services, query, (line) => void process.stdout.write(`${line}\n`));
  });
}
