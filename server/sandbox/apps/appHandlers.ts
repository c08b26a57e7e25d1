import type { PurchaseProof, StoreControl, StorePurchase } from 'store-sandbox/control';
import type { Config } from '@/server/config/config';
import type { HandlerResult } from '@/server/http/requestContext';
import { failureResult } from '@/server/sandbox/failures/failure';
import {
  BadInput,
  type Methods,
  pageResult,
  type SandboxRequestContext,
} from '@/server/sandbox/sandboxContext';
import { askStore, type Stores } from '@/server/sandbox/stores/storesView';
import { appScript } from './appScripts';
import { type AppSignIn, signInAsApp } from './appSignIn';
import { appsPage } from './appsPage';
import { devicePage } from './devicePage';
import { deviceNamed, drawnApp } from './drawnApps';

/**
 * `POST /sandbox/apps/sign-in {device, signed}`: the app of a drawn device makes an account or, with what its store signed,
 * signs in to the account of that purchase. Answers the tokens.
 */
async function signInApp(call: SandboxRequestContext, parts: AppSignIn): Promise<HandlerResult> {
  const { device: name, signed } = await call.fields();
  const device = deviceNamed(name);
  if (!device) throw new BadInput('device must be one of the drawn devices.');
  const visitor = { userAgent: device.title, clientIp: call.clientIp };
  const tokens = await signInAsApp(parts, visitor, signed ?? null);
  return tokens ? { json: tokens } : failureResult(call, 'forbidden', 'The service didn’t sign anyone in.');
}

/** `POST /sandbox/apps/buy {device, planId, trial, accountId}`: a device buys in its store. Answers what that signed. */
async function buyInStore(call: SandboxRequestContext, stores: StoreControl): Promise<HandlerResult> {
  const { device: name, planId, trial, accountId } = await call.fields();
  const store = deviceNamed(name)?.store;
  if (!store) throw new BadInput('device must be one that has a store.');
  const named = accountId ? { accountId: String(accountId) } : {};
  const order = { productId: String(planId), trial: trial === true, ...named };
  return {
    json: await receiptOf(
      stores,
      askStore(() => stores.buy(store, order)),
    ),
  };
}

/** `POST /sandbox/apps/change {purchaseId, planId}`: a device changes to another plan in its store, at once. */
async function changeInStore(call: SandboxRequestContext, stores: StoreControl): Promise<HandlerResult> {
  const { purchaseId, planId } = await call.fields();
  const known = stores.purchase(String(purchaseId));
  if (!known) return failureResult(call, 'not_found', 'The store has no such purchase.');
  const purchase = askStore(() => stores.changePlan(known.id, { productId: String(planId), now: true }));
  return { json: await receiptOf(stores, purchase) };
}

/** `POST /sandbox/apps/owned {purchaseId}`: what the device holds of a purchase, as long as its store knows it. */
async function ownedInStore(call: SandboxRequestContext, stores: StoreControl): Promise<HandlerResult> {
  const { purchaseId } = await call.fields();
  const purchase = stores.purchase(String(purchaseId));
  if (!purchase) return failureResult(call, 'not_found', 'The store has no such purchase.');
  return { json: await receiptOf(stores, purchase) };
}

async function receiptOf(stores: StoreControl, { id }: StorePurchase) {
  const proof = await stores.proof(id);
  return { purchaseId: id, confirm: confirmation(proof), signIn: signInBy(proof) };
}

/** The body of `purchase/confirm` (native contract §4.1). */
function confirmation(proof: PurchaseProof) {
  return proof.store === 'apple'
    ? { signedTransactionInfo: proof.signedTransactionInfo }
    : { packageName: proof.packageName, purchaseToken: proof.purchaseToken };
}

/** The body of `login` by a store (native contract §3.2). */
function signInBy(proof: PurchaseProof) {
  return proof.store === 'apple'
    ? { method: 'signature', signature: proof.signedTransactionInfo, source: 'apple_app_store' }
    : {
        method: 'signature',
        signature: proof.signature,
        source: 'google_play_store',
        google_signed_data: proof.signedData,
        google_package_name: proof.packageName,
      };
}

type Parts = { config: Config; stores: Stores; appSignIn: () => AppSignIn };

const room = '/sandbox/apps';

/** What answers below `/sandbox/apps`, if anything does. */
export function appRoute({ path, language }: SandboxRequestContext, parts: Parts): Methods | undefined {
  const { config, appSignIn } = parts;
  const stores = parts.stores.control;
  switch (path) {
    case room:
      return { get: (call) => pageResult(call, appsPage) };
    case `${room}/sign-in`:
      return { post: (call) => signInApp(call, appSignIn()) };
    case `${room}/buy`:
      return { post: (call) => buyInStore(call, stores) };
    case `${room}/change`:
      return { post: (call) => changeInStore(call, stores) };
    case `${room}/owned`:
      return { post: (call) => ownedInStore(call, stores) };
  }
  const script = appScript(path);
  if (script) return { get: () => script };
  const device = path.startsWith(`${room}/`) ? deviceNamed(path.slice(room.length + 1)) : undefined;
  if (!device) return undefined;
  const app = drawnApp(device, stores, config.clients.native.id, language);
  return { get: (call) => pageResult(call, devicePage(device, app)) };
}
