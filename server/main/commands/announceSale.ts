import { isSaleCountry } from '@/lib/content/subscription/countries';
import { systemClock } from '@/server/clock';
import type { Config } from '@/server/config/config';
import { systemRandom } from '@/server/random';
import { tellCountry, waitingByCountry } from '@/server/saleInterest/tellCountry';
import { makeSecrets } from '@/server/secrets';
import { openDatabase } from '@/server/store/open';

/**
 * `main.mjs sale-opened` lists how many people wait for the subscription in each country, and `main.mjs sale-opened JP`
 * tells those of Japan that they can subscribe, while the site runs.
 */
export async function announceSale(config: Config, country?: string): Promise<void> {
  const write = (line: string) => void process.stdout.write(`${line}\n`);
  const fail = (message: string) => {
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  };
  if (country !== undefined && !isSaleCountry(country)) {
    return fail(`The subscription isn’t sold in ${country}. Nobody was told.`);
  }
  const database = openDatabase(config.database, (error) => fail(error.message));
  try {
    if (country === undefined) {
      for (const { country: code, waiting } of await waitingByCountry({ database }))
        write(`${code} ${waiting}`);
      return;
    }
    const secrets = makeSecrets(config.secrets, systemRandom);
    const told = await tellCountry({ database, clock: systemClock, random: systemRandom, secrets }, country);
    write(`Emails on their way: ${told}`);
  } finally {
    await database.destroy();
  }
}
