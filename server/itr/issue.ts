import { restorationPhone } from '@/lib/content/subscription/restoration';
import type { RestorationCode } from '@/lib/contract/restorationCode';
import type { FeatureName } from '@/lib/contract/subscription';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { day } from '@/server/clock';
import { entitlementsOf } from '@/server/entitlements/entitlements';
import { ApiError } from '@/server/http/ApiError';
import { visitorCountry } from '@/server/http/caller';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import type { Random } from '@/server/random';
import type { Services } from '@/server/services';

const opening: readonly FeatureName[] = ['Identity Theft Restoration', 'Global Identity Theft Restoration'];
/** Long enough to reach an advisor without hurry, short enough that a written-down code soon loses its value. */
const lifetime = 7 * day;
const sealPurpose = 'restoration-code';
/** No vowels, so that no words appear, and nothing that is easily misheard or misread over the phone. */
const signs = '2346789BCDFGHJKMPQRTVWXZ';

/**
 * `POST /itr/issue`: a code for the restoration advisor, for a bearer whose subscription includes identity theft
 * restoration.
 * @throws ApiError invalid_token, expired_token, forbidden without the entitlement
 */
export async function issueRestorationCode(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const { accountId } = await requireAccount(context);
  const entitlements = await entitlementsOf(services, accountId);
  if (!entitlements.some(({ product }) => opening.some((name) => name === product)))
    throw new ApiError('forbidden');
  const issued = await restorationCode(services, accountId);
  // Anyone who was signed out while the code was created does not get it.
  await requireAccount(context);
  const answer: RestorationCode = { ...issued, phone: restorationPhone(visitorCountry(context)) };
  return { json: answer };
}

/**
 * The code by which a restoration advisor recognizes a subscriber. Repeated requests within its lifetime return the
 * same code, even concurrent ones; after that a new one replaces it. It is stored encrypted, with only the account.
 */
async function restorationCode(
  services: Services,
  accountId: string,
): Promise<Omit<RestorationCode, 'phone'>> {
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
