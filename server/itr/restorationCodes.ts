import { day } from '@/server/clock';
import type { Random } from '@/server/random';
import type { Services } from '@/server/services';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';

/** Long enough to reach an adviser in peace, short enough that a slip of paper does not stay worth something. */
const lifetime = 7 * day;
const sealPurpose = 'restoration-code';
/** No vowels, so that no word appears, and nothing that is misheard or misread on the phone. */
const signs = '2346789BCDFGHJKMPQRTVWXZ';

export type IssuedCode = { code: string; expiresAt: number };

/**
 * The code by which a restoration adviser knows a subscriber. Asked for again within its life it is the same, however
 * often and however simultaneously; after that a new one takes its place. It is stored sealed, under the account alone.
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
  // The secret that sealed it was retired before the code ended.
  await database
    .deleteFrom('restoration_codes')
    .where('account_id', '=', accountId)
    .where('sealed_code', '=', row.sealed_code)
    .execute();
  return restorationCode(services, accountId);
}

/** Three groups of four signs: over 54 bits, read out in one breath. */
function newCode(random: Random): string {
  const group = () => Array.from({ length: 4 }, () => signs[random.below(signs.length)]).join('');
  return [group(), group(), group()].join('-');
}

/** Codes that have ended. */
export function endedRestorationCodes(now: number): OldRows[] {
  return [oldRows('restoration_codes', 'expires_at', (row) => row('expires_at', '<', now))];
}
