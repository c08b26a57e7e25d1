import type { AppAccount } from './account';
import { call } from './calls';
import type { DrawnApp, DrawnPlan } from './drawnApp';
import type { Keep, StoreAccount } from './keptState';
import type { Log } from './log';
import type { Overlay } from './overlay';
import { drawnAppWords as words } from './words';

/** What the parts of a device share. `customer` is null when there is no store. */
export type Device = {
  app: DrawnApp;
  account: AppAccount;
  customer: StoreAccount | null;
  keep: Keep;
  log: Log;
  overlay: Overlay;
};

/** What the page is told at the end (native contract §2.4); null when this app tells it nothing. */
export type PurchaseUpdate = { type: 'completed' | 'canceled' | 'redirect'; token?: string } | null;

/** Buys a plan as the apps do: create an account, ask in the store's sheet, tell the service what the store signed. */
export async function buy(device: Device, planId: string): Promise<PurchaseUpdate> {
  const plan = device.app.plans.find(({ id }) => id === planId);
  if (!plan) return { type: 'canceled' };
  const { store } = device.app;
  return store ? buyInStore(device, store, plan) : goOnByCard(device);
}

/** Changes to another plan: in the store that sold the current one, otherwise on the pages for card payments. */
export async function change(device: Device, planId: string): Promise<PurchaseUpdate> {
  const { account, app, customer } = device;
  const plan = app.plans.find(({ id }) => id === planId);
  const purchaseId = customer?.purchase() ?? null;
  if (!plan) return { type: 'canceled' };
  if (!app.store) return { type: 'redirect', token: (await account.token()) ?? '' };
  if (purchaseId === null || !(await isSubscribed(account))) return buyInStore(device, app.store, plan);
  return pay(device, app.store, plan, { path: '/sandbox/apps/change', order: { purchaseId }, trial: false });
}

type Store = NonNullable<DrawnApp['store']>;

async function buyInStore(device: Device, store: Store, plan: DrawnPlan): Promise<PurchaseUpdate> {
  const { account, log } = device;
  if (await isSubscribed(account)) {
    await tell(device, store.title, words.sheet.already);
    // iPhones tell the page nothing in this case, and neither does Android (native contract §2.4).
    return device.app.app.system === 'macos' ? { type: 'canceled' } : null;
  }
  if (account.id() === null) {
    await account.create();
    log.note(words.log.createdAccount);
  }
  const trial = plan.trialDays > 0 && device.customer?.purchase() === null;
  // Each app names its account to the store.
  const order = { trial, accountId: account.id() };
  return pay(device, store, plan, { path: '/sandbox/apps/buy', order, trial });
}

type Order = { path: string; order: Record<string, unknown>; trial: boolean };

/** Shows the store's sheet; when it is accepted, the store makes the sale and the service is told. */
async function pay(
  device: Device,
  store: Store,
  plan: DrawnPlan,
  { path, order, trial }: Order,
): Promise<PurchaseUpdate> {
  const { app, customer, log, overlay } = device;
  const answer = await overlay.ask(sheetOf(store, plan, trial));
  if (answer !== 'buy') return { type: 'canceled' };
  overlay.wait(words.sheet.paying);
  const sold = await call(path, { json: { device: app.name, planId: plan.id, ...order } });
  overlay.close();
  if (sold.status !== 200) {
    await tell(device, store.title, words.sheet.failed);
    // iPhones tell the page nothing in this case (native contract §2.4).
    return app.app.system === 'ios' ? null : { type: 'canceled' };
  }
  customer?.bought(String(sold.json.purchaseId));
  log.note(words.log.paid(plan.id));
  return confirm(device, store, sold.json.confirm);
}

/** Sends the service what the store signed, and takes the new tokens. */
async function confirm(device: Device, store: Store, receipt: unknown): Promise<PurchaseUpdate> {
  const { account, log } = device;
  const token = await account.token();
  const { status, json } = await call(`/api/purchase/confirm/${store.name}`, { token, json: receipt });
  if (json.error === 'other_account') return openOther(device, store);
  if (status !== 200) {
    await tell(device, store.title, words.sheet.refused(String(json.error ?? status)));
    return store.name === 'apple' ? { type: 'completed' } : null;
  }
  await account.renew();
  log.note(words.log.confirmed);
  return { type: 'completed' };
}

/** What the store has sold already belongs to another account, which the receipt can sign in to. */
async function openOther(device: Device, { title }: Store): Promise<PurchaseUpdate> {
  const { cancel, openAccount, otherAccount } = words.sheet;
  const choices = [
    { text: openAccount, value: 'open' },
    { text: cancel, class: 'quiet', value: 'cancel' },
  ];
  const wanted = await device.overlay.ask({ heading: title, lines: [otherAccount], choices });
  if (wanted !== 'open') return { type: 'canceled' };
  return (await restore(device)) ? { type: 'completed' } : { type: 'canceled' };
}

/** Without a store the page continues to payment by card, with the account's token (native contract §2.4). */
async function goOnByCard({ account, log }: Device): Promise<PurchaseUpdate> {
  if (await isSubscribed(account)) return { type: 'redirect', token: '' };
  if (account.id() === null) {
    await account.create();
    log.note(words.log.createdAccount);
  }
  return { type: 'redirect', token: (await account.token()) ?? '' };
}

/**
 * Signs in with an earlier purchase in this device's store.
 * @returns how that ended; `nothing` when the store knows no purchase, `unknown` when the service knows no account for
 * it
 */
export async function signInByStore({
  app,
  account,
  customer,
  log,
}: Device): Promise<'signedIn' | 'nothing' | 'unknown'> {
  const purchaseId = customer?.purchase() ?? null;
  if (purchaseId === null) return 'nothing';
  const owned = await call('/sandbox/apps/owned', { json: { device: app.name, purchaseId } });
  if (owned.status !== 200) return 'nothing';
  if (!(await account.signInByStore(owned.json.signIn))) return 'unknown';
  log.note(words.log.signedInByStore);
  return 'signedIn';
}

/** The same at the user's request: says why when it does not work. True when somebody is signed in now. */
export async function restore(device: Device): Promise<boolean> {
  const { app } = device;
  if (!app.store) return false;
  const outcome = await signInByStore(device);
  if (outcome === 'signedIn') return true;
  const { nothing, unknown } = words.restore;
  await tell(device, app.store.title, outcome === 'nothing' ? nothing(app.store.title) : unknown);
  return false;
}

async function isSubscribed(account: AppAccount): Promise<boolean> {
  const status = (await account.subscription())?.status;
  return status !== undefined && status !== 'Expired' && status !== 'Inactive';
}

function sheetOf({ title }: Store, { price, period, trialDays }: DrawnPlan, trial: boolean) {
  const { begin, buy, cancel, price: priced, terms, trial: free } = words.sheet;
  return {
    heading: title,
    lines: [trial ? free[period](trialDays, price) : priced[period](price), terms],
    choices: [
      { text: trial ? begin : buy, value: 'buy' },
      { text: cancel, class: 'quiet', value: 'cancel' },
    ],
  };
}

function tell({ overlay }: Device, heading: string, line: string): Promise<string> {
  return overlay.ask({ heading, lines: [line], choices: [{ text: words.sheet.close, value: 'close' }] });
}
