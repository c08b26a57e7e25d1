import { randomBytes } from 'node:crypto';
import { emptyDatabase } from '../../fixtures/database/databases';
import { type Launch, launch } from './launch';

/** Everything that a live start demands, with nobody behind it. The database is one that no test of the start reaches. */
function liveVariables() {
  return {
    SITE_MODE: 'live',
    DATABASE_URL: 'postgres://site@127.0.0.1:9/site',
    STRIPE_SECRET_KEY: ['sk', 'live', 'nowhere'].join('_'),
    STRIPE_WEBHOOK_SECRET: ['whsec', 'nowhere'].join('_'),
    SELLER_NAME: 'Seller Ltd.',
    SELLER_ADDRESS: '1 Example Street, Dublin',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_ORIGIN: 'https://example.test',
    SITE_SECRET: randomBytes(48).toString('base64'),
  };
}

/** Starts a live site on an empty PostgreSQL database of its own, as an operator does, which goes with it. */
export async function launchLive(variables: Record<string, string> = {}): Promise<Launch> {
  const database = await emptyDatabase();
  const { url } = database.config;
  const site = await launch({ ...liveVariables(), DATABASE_URL: url, DATABASE_POOL_SIZE: '3', ...variables });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await database.remove();
    },
  };
}
