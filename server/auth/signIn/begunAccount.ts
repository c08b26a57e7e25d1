import * as z from 'zod/mini';
import { lockAccount } from '@/server/accounts/accounts';
import { clockDifference, hour, second } from '@/server/clock';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { CallWithin } from '@/server/http/auditedTransaction';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { hostPrefixed, serviceCookieLine, withCookie } from '@/server/http/setCookie';
import { siteOrigin } from '@/server/http/siteOrigin';
import type { Services } from '@/server/services';

/**
 * The account that this browser began to buy with: a purchase in a second tab would otherwise create a second account and
 * could be paid twice. The sealed cookie lasts as long as two payment pages. It opens only an account without address and
 * subscription whose sign-in nobody has ended, so others at the same computer get into nothing that was paid for. Nor may
 * another host plant it: the buyer would pay for somebody else's account.
 */
const purpose = 'begun-account';
const lifetime = 2 * hour;
const Mark = z.object({ accountId: z.string(), begunAt: z.int() });
type Mark = z.infer<typeof Mark>;

type Asking = Pick<RequestContext, 'services' | 'cookie' | 'header'>;

/** The account to go on with, locked, or null. @throws ApiError subscription_active when it has just bought something */
export async function begunAccount(context: CallWithin<Asking>): Promise<string | null> {
  const accountId = accountNamed(context);
  const account = accountId === null ? null : await lockAccount(context.services.database, accountId);
  if (account?.status !== 'active' || account.email !== null) return null;
  const now = context.services.clock.now();
  const families = await context.services.database
    .selectFrom('token_families')
    .select(['revoked_at', 'absolute_expires_at'])
    .where('account_id', '=', account.id)
    .execute();
  const isOpen = families.some((one) => one.revoked_at === null && one.absolute_expires_at > now);
  // Without any, nobody has signed in yet: the tokens are about to be fetched, or a form without a script is buying.
  if (families.length > 0 && !isOpen) return null;
  const row = await currentSubscription(context.services.database, account.id);
  if (!row) return account.id;
  if (!isActiveRow(row, now)) return null;
  const customerPortalUrl = `${siteOrigin(context)}/subscriptions/manage`;
  throw new ApiError('subscription_active', { customerPortalUrl });
}

/** The answer, with which the browser remembers the account that it begins to buy with. */
export function rememberBegun(
  { services }: Pick<RequestContext, 'services'>,
  answer: HandlerResult,
  accountId: string,
): HandlerResult {
  const cookie = serviceCookieLine(services.config, {
    name: cookieName(services),
    value: markOf(services, accountId),
    path: '/',
    maxAge: lifetime / second,
  });
  return withCookie(answer, cookie);
}

function accountNamed({ services, cookie }: Asking): string | null {
  const opened = services.secrets.open(purpose, cookie(cookieName(services)) ?? '');
  if (opened === null) return null;
  const { accountId, begunAt } = Mark.parse(JSON.parse(opened));
  const age = services.clock.now() - begunAt;
  return age > -clockDifference && age < lifetime ? accountId : null;
}

function markOf({ secrets, clock }: Services, accountId: string): string {
  return secrets.seal(purpose, JSON.stringify({ accountId, begunAt: clock.now() } satisfies Mark));
}

function cookieName({ config }: Services): string {
  return hostPrefixed(config, 'begun-account');
}
