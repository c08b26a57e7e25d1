import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { UnlockRequest, type UnlockResponse } from '@/lib/contract/auth';
import { findAccountByEmail } from '@/server/accounts/accounts';
import { lifetimes } from '@/server/auth/lifetimes';
import { hour } from '@/server/clock';
import { accountsByBillingEmail } from '@/server/entitlements/billingEmail';
import { ApiError, isApiError } from '@/server/http/ApiError';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult } from '@/server/http/handlerResult';
import { takeSlot } from '@/server/http/limits/budgets';
import { marksPerBrowser } from '@/server/http/limits/limitTable';
import type { RequestContext } from '@/server/http/requestContext';
import { takeMail } from '@/server/mail/mailBudget';
import { enqueueMail } from '@/server/mail/outbox';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { rememberBrowser } from './knownBrowser';

/**
 * The way around a budget that strangers used up: a link, mailed to the address once a day, that marks the browser which
 * opens it as one of the account's, so that what is kept for those is open to it. It signs in nobody. The link holds the
 * accounts sealed; a row under its digest is what makes it work once and for some hours.
 */
const purpose = 'unlock-link';
const Sealed = z.array(z.string());

/** Runs the step. When the budget of the address stops it, the reader of the address is mailed the way around. */
export async function offeringUnlock<Result>(
  services: Services,
  email: string,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (isApiError(error) && error.details.reason === 'address_limit') await offerUnlock(services, email);
    throw error;
  }
}

/** The same work for an address that no account has, whose mail is then left out: nobody tells by the time. */
async function offerUnlock(services: Services, email: string): Promise<void> {
  await services.database.transaction().execute(async (trx) => {
    const { slot } = await takeSlot(trx, services, { budget: 'unlock-links', subject: email, known: false });
    if (slot === null) return;
    const account = await findAccountByEmail(trx, email);
    const paidFor = await accountsByBillingEmail(trx, services, email);
    const accountIds = (account ? [account.id] : paidFor.map((one) => one.accountId)).slice(
      0,
      marksPerBrowser,
    );
    const token = await storeLink(trx, services, accountIds);
    const isInBudget = await takeMail(trx, services, { email, known: true });
    const unlockUrl = `${services.config.publicOrigin}/subscriptions/unlock#${token}`;
    await enqueueMail(
      trx,
      services,
      {
        template: 'unlock',
        to: email,
        locale: account?.locale ?? 'en',
        dedupeKey: `unlock:${digest(token)}`,
        data: { unlockUrl, hours: lifetimes.unlockLink / hour },
      },
      { discard: accountIds.length === 0 || !isInBudget },
    );
  });
  services.wakeMail();
}

async function storeLink(
  trx: Kysely<Database>,
  services: Services,
  accountIds: readonly string[],
): Promise<string> {
  const token = services.secrets.seal(purpose, JSON.stringify(accountIds));
  const expiresAt = services.clock.now() + lifetimes.unlockLink;
  await trx
    .insertInto('counters')
    .values({ key: linkKey(token), count: 0, expires_at: expiresAt })
    .execute();
  return token;
}

/**
 * POST unlock `{token}`: uses the link of the mail up, by one guarded statement, and marks the browser.
 * @throws ApiError invalid_link_signature, cross_site_request
 */
export async function unlock(call: RequestContext): Promise<HandlerResult> {
  const { services } = call;
  rejectCrossSite(call);
  const { token } = await call.body(UnlockRequest, 'invalid_link_signature');
  const sealed = services.secrets.open(purpose, token);
  const used =
    sealed !== null &&
    (await services.database
      .deleteFrom('counters')
      .where('key', '=', linkKey(token))
      .where('expires_at', '>', services.clock.now())
      .returning('key')
      .executeTakeFirst());
  if (!used) throw new ApiError('invalid_link_signature');
  const accountIds = Sealed.parse(JSON.parse(sealed));
  call.auditContext.accountId = accountIds[0] ?? null;
  const answer: UnlockResponse = { status: 'unlocked' };
  return rememberBrowser(call, { json: answer }, accountIds);
}

function linkKey(token: string): string {
  return `${purpose}:${digest(token)}`;
}
