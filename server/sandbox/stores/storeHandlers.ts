import { notificationModes, type StorePurchase, storeNames } from 'store-sandbox/control';
import type { HandlerResult } from '@/server/http/requestContext';
import {
  BadInput,
  changed,
  choiceField,
  type Methods,
  numberField,
  pageResult,
  type SandboxRequestContext,
} from '@/server/sandbox/sandboxContext';
import { currentServices, type Services } from '@/server/services';
import { anchorOf, isPurchaseAction } from './purchaseCard';
import { storesPage } from './storesPage';
import { askStore, type PurchaseOwner, type StoreSetting, type Stores } from './storesView';

const page = '/sandbox/stores';
const maxOutageSeconds = 3600;

/** `GET /sandbox/stores`: every purchase, newest first, with the account that the service holds it for. */
async function showStores(
  call: SandboxRequestContext,
  { control }: Stores,
  { now, setting }: { now: number; setting: StoreSetting },
): Promise<HandlerResult> {
  const purchases = control.purchases();
  const owners = await purchaseOwners(currentServices(), purchases);
  if (call.wantsHtml) return pageResult(call, storesPage({ now, setting, purchases, owners, control }));
  return { json: purchases.map((one) => ({ ...one, owner: owners.get(one.id) ?? null })) };
}

/** `POST /sandbox/stores/act {id, action}`: something happens to a purchase, and the service is told. */
async function act(call: SandboxRequestContext, stores: Stores): Promise<HandlerResult> {
  const { id, action } = await call.fields();
  if (!isPurchaseAction(action)) throw new BadInput('action must be one that the store supports.');
  const purchase = askStore(() => stores.control.act(String(id), action));
  await stores.settled();
  return changed(call, `${page}#${anchorOf(purchase)}`, purchase);
}

/** `POST /sandbox/stores/plan {id, productId, now}`: the purchase becomes one of another plan. */
async function changePlan(call: SandboxRequestContext, stores: Stores): Promise<HandlerResult> {
  const { id, productId, now } = await call.fields();
  const change = { productId: String(productId), now: now === true || now === 'true' };
  const purchase = askStore(() => stores.control.changePlan(String(id), change));
  await stores.settled();
  return changed(call, `${page}#${anchorOf(purchase)}`, purchase);
}

/** `POST /sandbox/stores/buy {store, productId, trial, pending, accountId}`: a purchase that no app tells the service of. */
async function buyByHand(call: SandboxRequestContext, stores: Stores): Promise<HandlerResult> {
  const { productId, trial, pending, accountId, ...fields } = await call.fields();
  const store = choiceField('store', fields.store, storeNames);
  const order = {
    productId: String(productId),
    trial: trial === true || trial === 'true',
    pending: pending === true || pending === 'true',
    ...(accountId ? { accountId: String(accountId) } : {}),
  };
  const purchase = askStore(() => stores.control.buy(store, order));
  await stores.settled();
  return changed(call, `${page}#${anchorOf(purchase)}`, purchase);
}

/** `POST /sandbox/stores/deliver {id}`: sends one message, again or for the first time. */
async function deliverMessage(call: SandboxRequestContext, { control }: Stores): Promise<HandlerResult> {
  const { id } = await call.fields();
  const known = control.notifications().find((one) => one.id === id);
  if (!known) throw new BadInput('id must be the ID of a message.');
  const taken = await control.deliver(known.id);
  return changed(call, `${page}#${anchorOf({ id: known.purchaseId })}`, { taken });
}

/** `POST /sandbox/stores/messages {mode}`: how messages reach the service from now on. */
async function setMessages(
  call: SandboxRequestContext,
  { control }: Stores,
  setting: StoreSetting,
): Promise<HandlerResult> {
  const mode = choiceField('mode', (await call.fields()).mode, notificationModes);
  control.setNotificationMode(mode);
  setting.mode = mode;
  return changed(call, `${page}#messages`, { mode });
}

/** `POST /sandbox/stores/outage {store, seconds}`: a store answers nothing for so long, in real time. */
async function setStoreOutage(
  call: SandboxRequestContext,
  { control }: Stores,
  setting: StoreSetting,
): Promise<HandlerResult> {
  const fields = await call.fields();
  const store = choiceField('store', fields.store, storeNames);
  const seconds = numberField(fields, 'seconds', { minimum: 0, maximum: maxOutageSeconds });
  setting.awayUntil[store] = Date.now() + seconds * 1000;
  control.setOutage(store, setting.awayUntil[store]);
  return changed(call, `${page}#outage`, { store, seconds });
}

/** The owners by the ids of the purchases; one that the service was never told of has none. */
async function purchaseOwners(
  { database }: Pick<Services, 'database'>,
  purchases: readonly StorePurchase[],
): Promise<ReadonlyMap<string, PurchaseOwner>> {
  if (purchases.length === 0) return new Map();
  const rows = await database
    .selectFrom('subscriptions')
    .innerJoin('accounts', 'accounts.id', 'subscriptions.account_id')
    .select(['subscriptions.provider_subscription_id as id', 'accounts.id as accountId', 'accounts.email'])
    .where('subscriptions.platform', 'in', ['apple', 'google'])
    .where(
      'subscriptions.provider_subscription_id',
      'in',
      purchases.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, accountId, email }) => [id, { accountId, email }]));
}

/** What answers at `/sandbox/stores` and below, if anything does; the calls of the stores themselves are answered before. */
export function storeRoute(
  { path }: SandboxRequestContext,
  { stores, storeSetting: setting, now }: { stores: Stores; storeSetting: StoreSetting; now: number },
): Methods | undefined {
  switch (path) {
    case '/sandbox/stores':
      return { get: (call) => showStores(call, stores, { now, setting }) };
    case '/sandbox/stores/act':
      return { post: (call) => act(call, stores) };
    case '/sandbox/stores/plan':
      return { post: (call) => changePlan(call, stores) };
    case '/sandbox/stores/buy':
      return { post: (call) => buyByHand(call, stores) };
    case '/sandbox/stores/deliver':
      return { post: (call) => deliverMessage(call, stores) };
    case '/sandbox/stores/messages':
      return { post: (call) => setMessages(call, stores, setting) };
    case '/sandbox/stores/outage':
      return { post: (call) => setStoreOutage(call, stores, setting) };
  }
  return undefined;
}
