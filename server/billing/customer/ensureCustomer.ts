import { setTimeout } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { lockAccount } from '@/server/accounts/accounts';
import { requestCustomerClosure } from '@/server/accounts/closureRequests';
import { customerOf } from '@/server/billing/rows/customers';
import { isKeptFailure, isKeyInUse } from '@/server/billing/stripeUnavailable';
import { minute, second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';
import type { CustomerRequestTable } from '@/server/store/schema/billingTables';
import { syncCustomerDetails } from './customerDetails';

type Request = Selectable<CustomerRequestTable>;

/**
 * Everybody who asks within this time sends Stripe the same idempotency key and gets the same customer. Stripe forgets
 * keys after a day, so what an older request led to is looked for instead.
 */
const keyLifetime = 15 * minute;
/** How far the clocks of Stripe and of this machine may lie apart. */
const clockSkew = 5 * minute;
const requestsPerRun = 20;
const maxPasses = 5;
/** How long whoever raced waits for the one who was first, in milliseconds. */
const raceWait = 250;

/**
 * The Stripe customer of the account, created once however many ask at once, and however often the process ended in
 * between: the intention is a row before Stripe is called.
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

/**
 * The id of a new customer, or null when it is to be tried once more: while another call has the key, and after a failure
 * that Stripe keeps with the key, when what it may have made all the same was looked for and the key was given up.
 */
async function createCustomer(
  services: Services,
  request: Request,
  locale: string,
  mayTryAgain: boolean,
): Promise<string | null> {
  try {
    const { id } = await services.stripe.customers.create(
      { metadata: { account_id: request.account_id }, preferred_locales: [locale] },
      // A key goes with one content: two who ask in two languages make two, of which one is closed again.
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

/** Brings requests to an end whose process did not. One that led to a customer at Stripe gives it to its account. */
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
  await database.transaction().execute(async (trx) => {
    if (!(await lockAccount(trx, accountId))) throw new ApiError('unknown_account');
    // The holder of the lock before us may have made it meanwhile.
    if (await customerOf(trx, accountId)) return;
    await trx
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

/** Lists what Stripe made while the key was in use: a list is complete at once, which a search by metadata is not. */
async function customerMadeFor({ stripe }: Services, request: Request): Promise<string | null> {
  const created = {
    gte: Math.floor((request.requested_at - clockSkew) / second),
    lte: Math.ceil((request.requested_at + keyLifetime + clockSkew) / second),
  };
  for await (const customer of stripe.customers.list({ created, limit: 100 })) {
    if (customer.metadata.account_id === request.account_id) return customer.id;
  }
  return null;
}

/** Gives a new customer to its account. It is closed again when the account is gone or has got another one. */
async function adopt(services: Services, accountId: string, customerId: string): Promise<void> {
  const { database, clock } = services;
  const email = await database.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    await trx.deleteFrom('customer_requests').where('account_id', '=', accountId).execute();
    const account = await trx
      .selectFrom('accounts')
      .select(['status', 'email'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (account && account.status !== 'deleted') {
      await trx
        .insertInto('customers')
        .values({ account_id: accountId, stripe_customer_id: customerId, created_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if ((await customerOf(trx, accountId)) !== customerId)
      await requestCustomerClosure(trx, services, customerId);
    return account?.email ?? null;
  });
  if (email !== null) await syncCustomerDetails(services, accountId);
}
