import type { KyselyPlugin } from 'kysely';
import { type Outages, outageError } from './outages';

/** Makes every statement of a database fail as a refused connection while the database is away. */
export function outagePlugin(outages: Outages): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (outages.isAway('database')) throw outageError('database');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
