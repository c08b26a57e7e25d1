import { setTimeout } from 'node:timers/promises';
import { lockAccount, lockLivingAccount } from '@/server/accounts/accounts';
import { requestClosure } from '@/server/accounts/closureRequests';
import { customerOf, rememberCustomer } from '@/server/billing/rows/customers';
import { isKeptFailure, isKeyInUse } from '@/server/billing/stripeUnavailable';
import { clockDifference, minute, second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import { inTransaction, type Services } from '@/server/services';
import type { RowOf } from '@/server/store/schema';
import { syncCustomerDetails } from './customerDetails';

type Request = RowOf<'customer_requests'>;

/** Calls within this time share a key. Stripe forgets keys after a day, so what an older request did is looked up. */
const keyLifetime = 15 * minute;
const requestsPerRun = 20;
const maxPasses = 5;
/** How long the loser of a race waits for the winner, in milliseconds. */
const raceWait = 250;

/**
 * Created once, however many calls run at once and however often the process ends in between: the intention is stored
 * first.
 * @throws ApiError unknown_account when the account is gone
 */
export async function ensureCustomer(services: Services, accountId: string, locale: string): Promise<string> {
  for (let attempt = 0; attempt < maxPasses; attempt += 1) {
    const known = await customerOf(services.database, accountId);
    if (known) return known;
    const request = await requestOf(services, accountId);
    if (!request) continue;
    if (request.requested_at <= services.clock.now() - keyLifetime) {
      await resolve(services, request);
      continue;
    }
    const customer = await createCustomer(services, request, locale, attempt < maxPasses - 1);
    if (customer) await adopt(services, accountId, customer);
  }
  throw new ApiError('service_unavailable', { retryAfterSeconds: 2 });
}

/** Null when the call should be repeated: another one uses the key, or Stripe keeps a failure with it. */
async function createCustomer(
  services: Services,
  request: Request,
  locale: string,
  mayTryAgain: boolean,
): Promise<string | null> {
  try {
    const { id } = await services.stripe.customers.create(
      { metadata: { account_id: request.account_id }, preferred_locales: [locale] },
      // A key belongs to one content: two concurrent calls in different languages create two customers, and one is
      // closed again.
      { idempotencyKey: `customer-${request.idempotency_key}-${locale}` },
    );
    return id;
  } catch (error) {
    if (isKeyInUse(error) && mayTryAgain) await setTimeout(raceWait);
    else if (isKeptFailure(error)) {
      await resolve(services, request);
      if (!mayTryAgain) throw error;
    } else throw error;
    return null;
  }
}

/** Completes requests whose process did not. A customer they created at Stripe is given to its account. */
export async function resolveCustomerRequests(services: Services): Promise<void> {
  const { database, clock } = services;
  const requests = await database
    .selectFrom('customer_requests')
    .selectAll()
    .where('requested_at', '<=', clock.now() - keyLifetime)
    .orderBy('requested_at')
    .limit(requestsPerRun)
    .execute();
  for (const request of requests) await resolve(services, request);
}

async function requestOf(services: Services, accountId: string): Promise<Request | null> {
  const { database, random, clock } = services;
  await inTransaction(services, async (services) => {
    if (!(await lockLivingAccount(services.database, accountId))) throw new ApiError('unknown_account');
    // The previous holder of the lock may have created it in the meantime.
    if (await customerOf(services.database, accountId)) return;
    await services.database
      .insertInto('customer_requests')
      .values({ account_id: accountId, idempotency_key: random.uuid(), requested_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  const row = await database
    .selectFrom('customer_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

async function resolve(services: Services, request: Request): Promise<void> {
  const customerId = await customerMadeFor(services, request);
  if (customerId) return adopt(services, request.account_id, customerId);
  await services.database
    .deleteFrom('customer_requests')
    .where('account_id', '=', request.account_id)
    .where('idempotency_key', '=', request.idempotency_key)
    .execute();
}

/** Lists what Stripe created while the key was in use: a list is complete immediately, a metadata search is not. */
async function customerMadeFor({ stripe }: Services, request: Request): Promise<string | null> {
  const created = {
    gte: Math.floor((request.requested_at - clockDifference) / second),
    lte: Math.ceil((request.requested_at + keyLifetime + clockDifference) / second),
  };
  for await (const customer of stripe.customers.list({ created, limit: 100 })) {
    if (customer.metadata.account_id === request.account_id) return customer.id;
  }
  return null;
}

/** Gives a new customer to its account. Closes it again if the account is gone or already has another one. */
async function adopt(services: Services, accountId: string, customerId: string): Promise<void> {
  const email = await inTransaction(services, async (services) => {
    const account = await lockAccount(services.database, accountId);
    await services.database.deleteFrom('customer_requests').where('account_id', '=', accountId).execute();
    if (account && account.status !== 'deleted') await rememberCustomer(services, accountId, customerId);
    if ((await customerOf(services.database, accountId)) !== customerId)
      await requestClosure(services, { kind: 'customer', id: customerId });
    return account?.email ?? null;
  });
  if (email !== null) await syncCustomerDetails(services, accountId);
}
