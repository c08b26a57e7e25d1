import * as z from 'zod/mini';
import { UnlockRequest, type UnlockResponse } from '@/lib/contract/auth';
import { findAccountByEmail } from '@/server/accounts/accounts';
import { mailboxOf } from '@/server/accounts/emailAddress';
import { takeAttempt } from '@/server/attempts/attempts';
import { inTurn } from '@/server/attempts/inTurn';
import { marksPerBrowser } from '@/server/attempts/limitTable';
import { lifetimes } from '@/server/auth/lifetimes';
import { rememberBrowser } from '@/server/auth/tokens/knownBrowser';
import { hour } from '@/server/clock';
import { accountsByBillingEmail } from '@/server/entitlements/billingEmail';
import { ApiError, isApiError } from '@/server/http/ApiError';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { takeMail } from '@/server/mail/addressing/mailBudget';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';

/**
 * The way around a budget that strangers have used up: a link, mailed to the address once a day, that marks the browser
 * opening it as one of the account's. It signs nobody in, holds its accounts and its expiry sealed, works once, and lives
 * as long as the limits that it goes around.
 */
const purpose = 'unlock-link';
const Link = z.object({ accountIds: z.array(z.string()), expiresAt: z.number() });
type Link = z.infer<typeof Link>;

/** Runs the step. When the email address's budget stops it, the owner of the address is mailed an unlock link. */
export async function offeringUnlock<Result>(
  services: Services,
  email: string,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await inTurn(mailboxOf(email), step);
  } catch (error) {
    if (isApiError(error) && error.details.reason === 'address_limit') await offerUnlock(services, email);
    throw error;
  }
}

/** The same work for an email address without an account, but without the mail: the timing reveals nothing. */
async function offerUnlock(services: Services, email: string): Promise<void> {
  await services.database.transaction().execute(async (trx) => {
    const { attempt } = await takeAttempt(trx, services, { limit: 'unlock-links', subject: email });
    if (attempt === null) return;
    const account = await findAccountByEmail(trx, email);
    const paidFor = await accountsByBillingEmail(trx, services, email);
    const accountIds = (account ? [account.id] : paidFor.map((one) => one.accountId)).slice(
      0,
      marksPerBrowser,
    );
    const token = sealLink(services, accountIds);
    // What is kept for the owner of a mailbox is not used up by spellings of it that no account has.
    const budget = accountIds.length > 0 ? email : `no account ${email}`;
    const isInBudget = await takeMail(trx, services, { email: budget, known: true });
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

function sealLink({ secrets, clock }: Services, accountIds: string[]): string {
  const link: Link = { accountIds, expiresAt: clock.now() + lifetimes.unlockLink };
  return secrets.seal(purpose, JSON.stringify(link));
}

/** POST unlock `{token}`: marks the browser, once. @throws ApiError invalid_link_signature, cross_site_request */
export async function unlock(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  rejectCrossSite(context);
  const { token } = await context.body(UnlockRequest, 'invalid_link_signature');
  const sealed = services.secrets.open(purpose, token);
  // An earlier version sealed links in a different shape.
  const link = sealed === null ? null : Link.safeParse(JSON.parse(sealed)).data;
  if (!link || link.expiresAt <= services.clock.now()) throw new ApiError('invalid_link_signature');
  const { accountIds } = link;
  const use = { limit: 'unlock-link-uses', subject: digest(token) } as const;
  const { attempt } = await takeAttempt(services.database, services, use);
  if (attempt === null) throw new ApiError('invalid_link_signature');
  context.auditContext.accountId = accountIds[0] ?? null;
  const answer: UnlockResponse = { status: 'unlocked' };
  return rememberBrowser(context, { json: answer }, accountIds);
}
