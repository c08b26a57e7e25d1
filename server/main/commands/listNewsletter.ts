import type { Config } from '@/server/config/config';
import { confirmedReaders } from '@/server/newsletter/confirmedReaders';
import { systemRandom } from '@/server/random';
import { makeSecrets } from '@/server/secrets';
import { openDatabase } from '@/server/store/open';

/**
 * `main.mjs newsletter-list`: a line for everyone who confirmed, with email address, language and unsubscribe link
 * between tabs, while the site runs. None of these can contain a tab.
 */
export async function listNewsletter(config: Config): Promise<void> {
  const database = openDatabase(config.database, (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  try {
    const secrets = makeSecrets(config.secrets, systemRandom);
    for await (const { email, locale, unsubscribeUrl } of confirmedReaders({ database, secrets, config }))
      process.stdout.write(`${email}\t${locale}\t${unsubscribeUrl}\n`);
  } finally {
    await database.destroy();
  }
}
