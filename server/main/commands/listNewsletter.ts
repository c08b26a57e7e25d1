import { isSecretOfSite } from '@/server/auth/tokens/signingKeys';
import type { Config } from '@/server/config/config';
import { confirmedReaders } from '@/server/newsletter/confirmedReaders';
import { systemRandom } from '@/server/random';
import { makeSecrets } from '@/server/secrets';
import { withDatabase } from './withDatabase';

/**
 * `main.mjs newsletter-list`: a line for everyone who confirmed, with email address, language and unsubscribe link
 * between tabs, while the site runs. None of these can contain a tab.
 */
export async function listNewsletter(config: Config): Promise<void> {
  await withDatabase(config, async (database) => {
    const secrets = makeSecrets(config.secrets, systemRandom);
    if (!(await isSecretOfSite({ database, secrets })))
      throw new Error('This isn’t the SITE_SECRET of the site, which would refuse the unsubscribe links.');
    for await (const { email, locale, unsubscribeUrl } of confirmedReaders({ database, secrets, config }))
      process.stdout.write(`${email}\t${locale}\t${unsubscribeUrl}\n`);
  });
}
