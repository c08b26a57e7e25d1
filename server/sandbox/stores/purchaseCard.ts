import type { PurchaseAction, PurchaseState, StorePurchase } from 'store-sandbox/control';
import { formatTime, type Html, html } from '@/server/sandbox/sandboxPage';
import { type PurchaseOwner, type StoresView, storeTitles } from './storesView';

const stateWords: Record<PurchaseState, { text: string; tone: 'good' | 'bad' | '' }> = {
  pending: { text: 'Payment pending', tone: '' },
  active: { text: 'Active', tone: 'good' },
  grace: { text: 'Grace period', tone: 'bad' },
  retry: { text: 'On hold', tone: 'bad' },
  paused: { text: 'Paused', tone: 'bad' },
  expired: { text: 'Expired', tone: '' },
  revoked: { text: 'Revoked', tone: 'bad' },
  unpaid: { text: 'Never paid', tone: '' },
};

/** One purchase: whose it is, when it is paid next, and a button for each thing that can happen to it now. */
export function purchaseCard(purchase: StorePurchase, view: StoresView): Html {
  const { id, store, productId, state, trial, refunded } = purchase;
  const { text, tone } = stateWords[state];
  return html`<section class="card" id="${anchorOf(purchase)}" aria-labelledby="title-${anchorOf(purchase)}">
<div class="row"><h2 id="title-${anchorOf(purchase)}">${storeTitles[store]}: ${productId}</h2><span class="tag ${tone}">${refunded ? 'Refunded' : text}</span>${trial && html`<span class="tag">Free trial</span>`}${purchase.sharedFrom && html`<span class="tag">Family member</span>`}</div>
<dl class="facts"><dt>Account</dt><dd>${ownerWords(purchase, view.owners.get(id))}</dd>${dateFact(purchase)}
${purchase.nextProductId && html`<dt>Renews as</dt><dd>${purchase.nextProductId}</dd>`}
${purchase.priceIncrease !== 'none' && html`<dt>Price increase</dt><dd>${purchase.priceIncrease}</dd>`}
${purchase.paymentFails && html`<dt>Card</dt><dd>Will be declined</dd>`}
<dt>Purchase</dt><dd class="mono">${id.slice(0, 24)}</dd></dl>
<form class="row" method="post" action="/sandbox/stores/act"><input type="hidden" name="id" value="${id}">${Object.entries(
    storeActions,
  )
    .filter(([, { fits }]) => fits(purchase))
    .map(
      ([action, { label, harsh }]) =>
        html`<button name="action" value="${action}" class="${harsh ? 'danger' : 'quiet'}">${label}</button>`,
    )}</form>
${planForm(purchase, view)}${messages(purchase, view)}</section>`;
}

/** The place of a purchase on the page. */
export function anchorOf({ id }: Pick<StorePurchase, 'id'>): string {
  return `purchase-${id.slice(0, 24)}`;
}

/** A purchase that another took the place of belongs to nobody any more. */
function ownerWords({ state }: StorePurchase, owner: PurchaseOwner | undefined): string {
  if (!owner) return state === 'active' ? 'None yet: no app has reported it to the service' : 'None';
  return owner.email ?? `No email address (${owner.accountId})`;
}

function dateFact({ state, autoRenews, expiresAt, graceEndsAt }: StorePurchase): Html {
  if (state === 'grace' && graceEndsAt !== null) {
    return html`<dt>Access until</dt><dd>${formatTime(graceEndsAt)}</dd>`;
  }
  if (state === 'pending' || state === 'unpaid') return html``;
  const label = state === 'active' ? (autoRenews ? 'Next renewal' : 'Ends') : 'Paid until';
  return html`<dt>${label}</dt><dd>${formatTime(expiresAt)}</dd>`;
}

function planForm(purchase: StorePurchase, { control }: StoresView): Html | null {
  const others = control.products(purchase.store).filter(({ id }) => id !== purchase.productId);
  if (!isActive(purchase) || others.length === 0) return null;
  const field = `plan-${anchorOf(purchase)}`;
  return html`<form class="row" method="post" action="/sandbox/stores/plan"><input type="hidden" name="id" value="${purchase.id}">
<div class="field grow"><label for="${field}">New plan</label><select id="${field}" name="productId">${others.map(({ id }) => html`<option>${id}</option>`)}</select></div>
<button class="quiet" type="submit">Change plan at renewal</button><button class="quiet" type="submit" name="now" value="true">Change plan now</button></form>`;
}

function messages({ id }: StorePurchase, { control }: StoresView): Html | null {
  const sent = control.notifications(id);
  if (sent.length === 0) return null;
  return html`<details><summary>Messages to the service (${sent.length})</summary><div class="scroll" tabindex="0" role="region" aria-label="Messages"><table class="stacked"><thead><tr><th scope="col">Message</th><th scope="col">When</th><th scope="col">Delivered</th><th scope="col">Send again</th></tr></thead><tbody>${sent.map(
    (one) =>
      html`<tr><th scope="row" class="mono">${one.type}</th><td>${formatTime(one.createdAt)}</td><td>${one.taken === 0 ? (one.waiting ? 'waiting' : 'never') : one.taken === 1 ? 'once' : `${one.taken} times`}</td><td><form method="post" action="/sandbox/stores/deliver"><input type="hidden" name="id" value="${one.id}"><button class="quiet" type="submit">Send</button></form></td></tr>`,
  )}</tbody></table></div></details>`;
}

type Action = {
  /** On its button. */
  label: string;
  /** Whether the store would do it now. */
  fits: (purchase: StorePurchase) => boolean;
  /** Takes something away, and is styled as such. */
  harsh?: boolean;
};

const runs: readonly PurchaseState[] = ['active', 'grace', 'retry', 'paused'];
/** A family member's purchase only follows the one that is shared. */
const lives = ({ state, sharedFrom }: StorePurchase) => runs.includes(state) && sharedFrom === null;
const isActive = (purchase: StorePurchase) => purchase.state === 'active' && lives(purchase);
const isPending = ({ state }: StorePurchase) => state === 'pending';

/** What can be done to a purchase by hand, in the order of its buttons. */
const storeActions: Readonly<Record<PurchaseAction, Action>> = {
  renew: { label: 'Renew now', fits: (one) => isActive(one) && one.autoRenews },
  fail: { label: 'Fail the renewal', fits: (one) => isActive(one) && one.autoRenews },
  pay: { label: 'Pay', fits: isPending },
  recover: {
    label: 'Fix the payment, or end the pause',
    fits: (one) => lives(one) && !isActive(one),
  },
  endGrace: { label: 'End the grace period', fits: (one) => lives(one) && one.state === 'grace' },
  pause: { label: 'Pause', fits: (one) => isActive(one) && one.store === 'google' && one.autoRenews },
  cancel: { label: 'Cancel', fits: (one) => isPending(one) || (lives(one) && one.autoRenews) },
  resume: { label: 'Resume', fits: (one) => lives(one) && one.state !== 'retry' && !one.autoRenews },
  share: { label: 'Share with a family member', fits: (one) => lives(one) && one.store === 'apple' },
  resubscribe: {
    label: 'Resubscribe in Google Play',
    fits: ({ store, state }) => store === 'google' && state === 'expired',
  },
  raisePrice: {
    label: 'Request a price increase',
    fits: (one) => isActive(one) && one.autoRenews && one.priceIncrease === 'none',
  },
  acceptPrice: {
    label: 'Accept the price increase',
    fits: (one) => isActive(one) && one.priceIncrease === 'asked',
  },
  refund: {
    label: 'Refund',
    fits: (one) => one.sharedFrom === null && (lives(one) || one.state === 'expired'),
    harsh: true,
  },
  refundEarlier: {
    label: 'Refund the period before this one',
    fits: (one) => lives(one) && one.periodStart > one.startedAt,
    harsh: true,
  },
  reverseRefund: {
    label: 'Take that refund back',
    fits: (one) => lives(one) && one.store === 'apple' && one.periodStart > one.startedAt,
  },
  revoke: {
    label: 'Take out of the family',
    fits: ({ state, sharedFrom }) => runs.includes(state) && sharedFrom !== null,
    harsh: true,
  },
  expire: { label: 'Expire now', fits: lives, harsh: true },
};

export function isPurchaseAction(value: unknown): value is PurchaseAction {
  return typeof value === 'string' && Object.hasOwn(storeActions, value);
}
