import { liveVariables } from '../../fixtures/config/liveVariables';
import { emptyDatabase } from '../../fixtures/database/databases';
import { type Launch, launch } from './launch';

/** Starts a live site on an empty PostgreSQL database of its own, as an operator does, which goes with it. */
export async function launchLive(
  variables: Record<string, string> = {},
): Promise<Launch & { variables: Record<string, string> }> {
  const database = await emptyDatabase();
  const own = { DATABASE_URL: database.config.url, DATABASE_POOL_SIZE: '3' };
  const all = { ...liveVariables(), ...own, ...variables };
  const site = await launch(all);
  return {
    ...site,
    variables: all,
    close: async () => {
      await site.close();
      await database.remove();
    },
  };
}
