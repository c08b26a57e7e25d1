import { liveVariables } from '../../fixtures/config/liveVariables';
import { emptyDatabase } from '../../fixtures/database/databases';
import { type Launch, launch } from './launch';

/** Starts a live site on an empty PostgreSQL database of its own, as an operator does, which goes with it. */
export async function launchLive(variables: Record<string, string> = {}): Promise<Launch> {
  const database = await emptyDatabase();
  const { url } = database.config;
  const site = await launch({
    ...liveVariables(),
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: '3',
    ...variables,
  });
  return {
    ...site,
    close: async () => {
      await site.close();
      await database.remove();
    },
  };
}
