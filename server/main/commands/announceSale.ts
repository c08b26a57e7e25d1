import { isSaleCountry } from '@/lib/content/subscription/countries';
import { systemClock } from '@/server/clock';
import type { Config } from '@/server/config/config';
import { systemRandom } from '@/server/random';
import { tellCountry, waitingByCountry } from '@/server/saleInterest/tellCountry';
import { secretsOfSite, withDatabase } from './withDatabase';

/**
 * `main.mjs sale-opened` lists how many people wait for the subscription in each country, and `main.mjs sale-opened JP`
 * tells those of Japan that they can subscribe, while the site runs.
 */
export async function announceSale(config: Config, country: string): Promise<void> {
  const write = (line: string) => void process.stdout.write(`${line}\n`);
  if (country !== '' && !isSaleCountry(country)) {
    throw new Error(`The subscription isn’t sold in ${country}. Nobody was told.`);
  }
  await withDatabase(config, async (database) => {
    if (country === '') {
      for (const { country: code, waiting } of await waitingByCountry({ database }))
        write(`${code} ${waiting}`);
      return;
    }
    const harm = 'couldn’t open the emails. Nobody was told.';
    const secrets = await secretsOfSite(config, database, harm);
    const told = await tellCountry({ database, clock: systemClock, random: systemRandom, secrets }, country);
    write(`Emails on their way: ${told}`);
  });
}
