import { ChooseRequest } from '@/lib/contract/auth';
import { findAccount, findAccountByEmail, lockAccount } from '@/server/accounts/accounts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { type AuthSession, endSession, requireAuthSession } from '@/server/auth/authorize/authSessions';
import { adoptBillingEmail } from '@/server/auth/signIn/redeemSignInCode';
import { mintAuthorizationCode } from '@/server/auth/tokens/authorizationCodes';
import { isKnownBrowser, rememberBrowser } from '@/server/auth/tokens/knownBrowser';
import { revokeUnproved } from '@/server/auth/tokens/revocation';
import { accountsByBillingEmail } from '@/server/entitlements/billingEmail';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { inTransaction, type Services, type TransactionServices } from '@/server/services';
import { isUniqueViolation } from '@/server/store/uniqueViolation';
import { choiceRepetition, chosenAccount, findOffer, type Offer } from './accountChoices';

const answerPurpose = 'account-choice-answer';

/**
 * POST login/choose: opens the account picked from those that login offered to this session, once. The first one picked
 * gets the email address; the others can be picked after another code. For thirty seconds a client that lost the answer
 * gets the same authorization code again.
 * @throws ApiError invalid_session_id without an offer, invalid_request, suspended_account, too_many_requests
 */
export async function chooseAccount(context: RequestContext): Promise<HandlerResult> {
  const session = await requireAuthSession(context);
  const { services } = context;
  const { choice } = await context.body(ChooseRequest);
  await requireAttemptByClient(context, 'confirms-by-client');
  const offer = await findOffer(services, session);
  if (!offer) throw new ApiError('invalid_session_id');
  const accountId = await chosenAccount(services, offer, choice);
  if (accountId === null) throw new ApiError('invalid_request');
  context.auditContext.accountId = accountId;
  const code =
    (await takeUp(services, session, offer, { accountId, known: isKnownBrowser(context, [accountId]) })) ??
    (await repeated(services, session, accountId));
  if (code === null) throw new ApiError('invalid_request');
  services.wakeMail();
  return rememberBrowser(context, endSession(context, session, { code }), accountId);
}

type Choice = { accountId: string; known: boolean };

/** Accepts the offer and issues the authorization code, both or neither; null when the offer was already accepted. */
function takeUp(services: Services, session: AuthSession, offer: Offer, choice: Choice) {
  const attempt = () => inTransaction(services, (services) => takeUpWithin(services, session, offer, choice));
  return attempt().catch((error: unknown) => {
    // Another session has just given the address to another account. This one is then opened without it.
    if (!isUniqueViolation(error)) throw error;
    return attempt();
  });
}

async function takeUpWithin(
  services: TransactionServices,
  session: AuthSession,
  offer: Offer,
  { accountId, known }: Choice,
): Promise<string | null> {
  const now = services.clock.now();
  await lockAccount(services.database, accountId);
  const taken = await services.database
    .updateTable('account_choices')
    .set({ used_at: now, account_id: accountId })
    .where('session_hash', '=', session.id_hash)
    .where('code_id', '=', offer.code_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  if (!taken) return null;
  const isFirst = await openChosen(services, accountId, taken.email);
  const code = await mintAuthorizationCode(services, session, {
    accountId,
    authenticatedAt: now,
    tellsOwner: !known && !isFirst,
  });
  await services.database
    .updateTable('account_choices')
    .set({ answer: services.secrets.seal(answerPurpose, code) })
    .where('session_hash', '=', session.id_hash)
    .execute();
  return code;
}

/** Checks everything again. True when nobody had proved an email address for the account before. */
async function openChosen(services: TransactionServices, accountId: string, email: string): Promise<boolean> {
  const account = await findAccount(services.database, accountId);
  if (account?.status === 'suspended') throw new ApiError('suspended_account');
  if (account?.status === 'active' && account.email === email) return false;
  const paid = await accountsByBillingEmail(services, email);
  const chosen = paid.find((one) => one.accountId === accountId);
  if (!account || !chosen) throw new ApiError('invalid_request');
  const isFirst = (await findAccountByEmail(services.database, email)) === null;
  if (isFirst) await adoptBillingEmail(services, chosen, email);
  else await revokeUnproved(services, accountId);
  return isFirst;
}

async function repeated(services: Services, session: AuthSession, accountId: string): Promise<string | null> {
  const row = await services.database
    .selectFrom('account_choices')
    .select('answer')
    .where('session_hash', '=', session.id_hash)
    .where('account_id', '=', accountId)
    .where('used_at', '>=', services.clock.now() - choiceRepetition)
    .executeTakeFirst();
  return row?.answer ? services.secrets.open(answerPurpose, row.answer) : null;
}
