import { type NotificationMode, notificationModes, type StoreName, storeNames } from 'store-sandbox/control';
import type { HandlerResult } from '@/server/http/handlerResult';
import {
  BadInput,
  changed,
  numberField,
  pageResult,
  type SandboxRequestContext,
} from '@/server/sandbox/sandboxContext';
import { currentServices } from '@/server/services';
import { askStore } from './askStore';
import { anchorOf } from './purchaseCard';
import { purchaseOwners } from './purchaseOwners';
import { isPurchaseAction } from './storeActions';
import { storesPage } from './storesPage';
import type { StoreSetting, Stores } from './storesView';

const page = '/sandbox/stores';
const maxOutageSeconds = 3600;

/** `GET /sandbox/stores`: every purchase, newest first, with the account that the service holds it for. */
export async function showStores(
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
export async function act(call: SandboxRequestContext, stores: Stores): Promise<HandlerResult> {
  const { id, action } = await call.fields();
  if (!isPurchaseAction(action)) throw new BadInput('action must be one that the store supports.');
  const purchase = askStore(() => stores.control.act(String(id), action));
  await stores.settled();
  return changed(call, `${page}#${anchorOf(purchase)}`, purchase);
}

/** `POST /sandbox/stores/plan {id, productId, now}`: the purchase becomes one of another plan. */
export async function changePlan(call: SandboxRequestContext, stores: Stores): Promise<HandlerResult> {
  const { id, productId, now } = await call.fields();
  const change = { productId: String(productId), now: now === true || now === 'true' };
  const purchase = askStore(() => stores.control.changePlan(String(id), change));
  await stores.settled();
  return changed(call, `${page}#${anchorOf(purchase)}`, purchase);
}

/** `POST /sandbox/stores/buy {store, productId, trial}`: a purchase that no app tells the service of. */
export async function buyByHand(call: SandboxRequestContext, stores: Stores): Promise<HandlerResult> {
  const { store, productId, trial } = await call.fields();
  if (!isStoreName(store)) throw new BadInput(`store must be one of ${storeNames.join(', ')}.`);
  const order = { productId: String(productId), trial: trial === true || trial === 'true' };
  const purchase = askStore(() => stores.control.buy(store, order));
  await stores.settled();
  return changed(call, `${page}#${anchorOf(purchase)}`, purchase);
}

/** `POST /sandbox/stores/deliver {id}`: sends one message, again or for the first time. */
export async function deliverMessage(
  call: SandboxRequestContext,
  { control }: Stores,
): Promise<HandlerResult> {
  const { id } = await call.fields();
  const known = control.notifications().find((one) => one.id === id);
  if (!known) throw new BadInput('id must be the ID of a message.');
  const taken = await control.deliver(known.id);
  return changed(call, `${page}#${anchorOf({ id: known.purchaseId })}`, { taken });
}

/** `POST /sandbox/stores/messages {mode}`: how messages reach the service from now on. */
export async function setMessages(
  call: SandboxRequestContext,
  { control }: Stores,
  setting: StoreSetting,
): Promise<HandlerResult> {
  const { mode } = await call.fields();
  if (!isMode(mode)) throw new BadInput(`mode must be one of ${notificationModes.join(', ')}.`);
  control.setNotificationMode(mode);
  setting.mode = mode;
  return changed(call, `${page}#messages`, { mode });
}

/** `POST /sandbox/stores/outage {store, seconds}`: a store answers nothing for so long, in real time. */
export async function setStoreOutage(
  call: SandboxRequestContext,
  { control }: Stores,
  setting: StoreSetting,
): Promise<HandlerResult> {
  const { store, ...fields } = await call.fields();
  if (!isStoreName(store)) throw new BadInput(`store must be one of ${storeNames.join(', ')}.`);
  const seconds = numberField(fields, 'seconds', { minimum: 0, maximum: maxOutageSeconds });
  setting.awayUntil[store] = Date.now() + seconds * 1000;
  control.setOutage(store, setting.awayUntil[store]);
  return changed(call, `${page}#outage`, { store, seconds });
}

function isStoreName(value: unknown): value is StoreName {
  return storeNames.some((name) => name === value);
}

function isMode(value: unknown): value is NotificationMode {
  return notificationModes.some((mode) => mode === value);
}
