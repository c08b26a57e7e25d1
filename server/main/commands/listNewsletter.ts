import type { Config } from '@/server/config/config';
import { confirmedReaders } from '@/server/newsletter/confirmedReaders';
import { secretsOfSite, withDatabase } from './withDatabase';

/**
 * `main.mjs newsletter-list`: a line for everyone who confirmed, with email address, language and unsubscribe link
 * between tabs, while the site runs. None of these can contain a tab.
 */
export async function listNewsletter(config: Config): Promise<void> {
  await withDatabase(config, async (database) => {
    const secrets = await secretsOfSite(config, database, 'would refuse the unsubscribe links.');
    for await (const { email, locale, unsubscribeUrl } of confirmedReaders({ database, secrets, config }))
      process.stdout.write(`${email}\t${locale}\t${unsubscribeUrl}\n`);
  });
}
