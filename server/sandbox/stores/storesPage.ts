import { type NotificationMode, notificationModes, type StoreName, storeNames } from 'store-sandbox/control';
import { formatTime, type Html, html, type SandboxPage } from '@/server/sandbox/sandboxPage';
import { purchaseCard } from './purchaseCard';
import { type StoreSetting, type StoresView, storeTitles } from './storesView';

const modeWords: Record<NotificationMode, string> = {
  normal: 'Normal: each message once',
  duplicate: 'Duplicate: each message twice',
  reorder: 'Reorder: the later message first',
  drop: 'Drop: no message arrives',
  hold: 'Hold: messages wait until you send them',
};

/** `/sandbox/stores`: what was bought in both stores, and everything that can happen to it. */
export function storesPage(view: StoresView): SandboxPage {
  return {
    title: 'Stores',
    heading: 'The App Store and Google Play',
    lead: html`Both stores are simulated here, with real signatures but no money. It is ${formatTime(view.now)}. <a href="/sandbox/clock">Set the clock</a> forward, and whatever is due happens automatically.`,
    width: 'wide',
    body: html`
${view.purchases.length === 0 ? nothing : view.purchases.map((purchase) => purchaseCard(purchase, view))}
<div class="grid even">
<section class="card" id="messages"><h2>Messages to the service</h2><p class="muted">How the stores notify the service.</p>${modeForm(view.setting)}</section>
<section class="card" id="outage"><h2>Outage</h2><p class="muted">Make a store unavailable to the service for a while, in real time.</p>${outageForm(view.setting)}</section>
<section class="card" id="buy"><h2>Buy without an app</h2><p class="muted">No app tells the service about the purchase, as if the phone had died right after paying. If it names an account, the service still knows whose it is. Google refunds a purchase after 3 days that the service has no account for.</p><div class="stack">${storeNames.map((store) => buyForm(store, view))}</div></section>
</div>`,
  };
}

const nothing = html`<p class="card">No purchases yet. Open <a href="/sandbox/apps">one of the apps</a> and buy the subscription there. It will then appear here with everything you can do to it.</p>`;

function modeForm(setting: StoreSetting): Html {
  return html`<form method="post" action="/sandbox/stores/messages"><fieldset class="field"><legend>Delivery</legend>${notificationModes.map(
    (mode) =>
      html`<label class="pill"><input type="radio" name="mode" value="${mode}"${mode === setting.mode && html` checked`}> ${modeWords[mode]}</label>`,
  )}</fieldset>
<button type="submit">Set delivery</button></form>`;
}

function outageForm({ awayUntil }: StoreSetting): Html {
  const away = storeNames.filter((store) => awayUntil[store] > Date.now());
  return html`${away.map(
    (store) =>
      html`<p class="notice bad" role="status">Down until ${formatTime(awayUntil[store])}: ${storeTitles[store]}</p>`,
  )}<form method="post" action="/sandbox/stores/outage"><fieldset class="field"><legend>Store</legend>${storeNames.map(
    (store, index) =>
      html`<label class="pill"><input type="radio" name="store" value="${store}"${index === 0 && html` checked`}> ${storeTitles[store]}</label>`,
  )}</fieldset>
<div class="field"><label for="seconds">Seconds</label><input id="seconds" name="seconds" type="number" min="0" max="3600" value="30"><p class="hint">0 ends an outage right away.</p></div>
<button type="submit">Start outage</button></form>`;
}

function buyForm(store: StoreName, { control }: StoresView): Html {
  const id = `buy-${store}`;
  return html`<form method="post" action="/sandbox/stores/buy"><input type="hidden" name="store" value="${store}">
<div class="field"><label for="${id}">${storeTitles[store]}</label><select id="${id}" name="productId">${control.products(store).map((product) => html`<option>${product.id}</option>`)}</select></div>
<div class="field"><label for="${id}-account">Account ID (optional)</label><input id="${id}-account" name="accountId"></div>
<div class="row"><button class="quiet" type="submit">Buy</button>${store === 'google' && html`<button class="quiet" type="submit" name="pending" value="true">Buy, and pay later</button>`}</div></form>`;
}
