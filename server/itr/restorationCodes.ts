import { day } from '@/server/clock';
import type { Random } from '@/server/random';
import type { Services } from '@/server/services';

/** Long enough to reach an advisor without hurry, short enough that a written-down code soon loses its value. */
const lifetime = 7 * day;
const sealPurpose = 'restoration-code';
/** No vowels, so that no words appear, and nothing that is easily misheard or misread over the phone. */
const signs = '2346789BCDFGHJKMPQRTVWXZ';

export type IssuedCode = { code: string; expiresAt: number };

/**
 * The code by which a restoration advisor recognizes a subscriber. Repeated requests within its lifetime return the
 * same code, even concurrent ones; after that a new one replaces it. It is stored encrypted, with only the account.
 */
export async function restorationCode(services: Services, accountId: string): Promise<IssuedCode> {
  const { database, clock, random, secrets } = services;
  const now = clock.now();
  const fresh = {
    sealed_code: secrets.seal(sealPurpose, newCode(random)),
    created_at: now,
    expires_at: now + lifetime,
  };
  await database
    .insertInto('restoration_codes')
    .values({ account_id: accountId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(fresh).where('restoration_codes.expires_at', '<=', now),
    )
    .execute();
  const row = await database
    .selectFrom('restoration_codes')
    .select(['sealed_code', 'expires_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const code = secrets.open(sealPurpose, row.sealed_code);
  if (code !== null) return { code, expiresAt: row.expires_at };
  // The secret that encrypted it was retired before the code expired.
  await database
    .deleteFrom('restoration_codes')
    .where('account_id', '=', accountId)
    .where('sealed_code', '=', row.sealed_code)
    .execute();
  return restorationCode(services, accountId);
}

/** Three groups of four characters: over 54 bits, and still easy to read aloud. */
function newCode(random: Random): string {
  const group = () => Array.from({ length: 4 }, () => signs[random.below(signs.length)]).join('');
  return [group(), group(), group()].join('-');
}
