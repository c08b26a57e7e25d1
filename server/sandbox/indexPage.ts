import type { Behavior } from 'stripe-sandbox/behavior';
import { testCards } from 'stripe-sandbox/testCards';
import type { SettingValues } from '@/lib/flags/settingValues';
import type { WebhookSetting } from '@/server/sandbox/failures/failureHandlers';
import {
  type OutageManner,
  type Outages,
  outageManners,
  outageParts,
} from '@/server/sandbox/failures/outages';
import { paymentControls } from '@/server/sandbox/failures/paymentControls';
import { deliveryModes } from './openEmulator';
import { pseudoLanguages } from './pseudo/pseudoScript';
import { formatTime, type Html, html, type SandboxPage } from './sandboxPage';
import { settingForms } from './settings/settingControls';

export type SandboxState = {
  now: number;
  offsetSeconds: number;
  webhooks: WebhookSetting;
  outages: Outages;
  /** What the stand-in for Stripe shows of it; null where payments are real. */
  behavior: Behavior | null;
  cardsWithTrial: ReadonlySet<string>;
  settings: SettingValues;
};

const links = [
  { href: '/pro', name: 'Buy the subscription', says: 'Prices, trial, and checkout.' },
  {
    href: '/subscriptions/activate',
    name: 'Sign in',
    says: 'With a one-time code, which arrives in the mailbox.',
  },
  {
    href: '/subscriptions/manage',
    name: 'Account',
    says: 'Status, renewal date, email address, and devices.',
  },
] as const;

const modeWords: Record<WebhookSetting['mode'], string> = {
  normal: 'Normal: each event once, in order',
  delay: 'Delay: each event late by the time below',
  duplicate: 'Duplicate: each event twice',
  reorder: 'Reorder: the later event first',
  drop: 'Drop: no event arrives',
};

const partWords: Record<(typeof outageParts)[number], string> = {
  mail: 'Email: codes wait and arrive afterward',
  stripe: 'Payments: checkout and billing portal are down',
  database: 'Database: every call returns “try again”',
};

const mannerWords: Record<OutageManner, string> = {
  gone: 'Down: it refuses every call',
  hanging: 'Hanging: it accepts calls but never responds (email and payments only)',
};

/** `/sandbox`: every control on one page, each with a word about what it does. */
export function indexPage(state: SandboxState): SandboxPage {
  return {
    title: 'Controls',
    heading: 'Sandbox controls',
    lead: 'The whole site runs on your machine: store, payments, email, and clock. Nothing here reaches the outside world.',
    back: null,
    width: 'wide',
    body: html`
<div class="grid">
${card('Mailbox', 'Every email the site sends, with its codes and links.', '/sandbox/mail', 'Open the mailbox')}
${card('Apps', 'The subscription in simulated apps for iPhone, Mac, Android, and Windows, with working stores.', '/sandbox/apps', 'Open the apps')}
${card('Stores', 'Purchases in the App Store and on Google Play: renew, refund, or end them.', '/sandbox/stores', 'Open the stores')}
${card('Clock', clockWords(state), '/sandbox/clock', 'Set the clock')}
${
  state.behavior &&
  card(
    'Payments',
    'Customers, subscriptions, invoices, and events in the payment sandbox.',
    '/sandbox/stripe',
    'Open the payment records',
  )
}
</div>
<section class="card" id="cards"><h2>Test cards</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Test cards"><table class="stacked"><thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead><tbody>${Object.entries(
      testCards,
    ).map(
      ([number, does]) =>
        html`<tr><th scope="row" class="card-number">${number}</th><td>${does}${state.cardsWithTrial.has(number) && html` <span class="tag warm">Trial used</span>`}</td></tr>`,
    )}</tbody></table></div>
<p class="hint">Use any future expiration date, any three-digit security code, and any name and postal code.</p></section>
<div class="grid even">
<section class="card" id="webhooks"><h2>Webhooks</h2><p class="muted">How payment events are delivered to the site.</p>${
      state.behavior ? webhookForm(state.webhooks) : html`<p>This site uses real payments.</p>`
    }</section>
<section class="card" id="outage"><h2>Outage</h2><p class="muted">Take part of the system down for a while, in real time.</p>${outageForm(state.outages)}</section>
</div>
${
  state.behavior &&
  html`<section class="card" id="payments"><h2>Payment failures</h2><p class="muted">Problems that Stripe has now and then, to see how the site handles them.</p>${paymentControls(state.behavior)}</section>`
}
<section class="card" id="settings"><h2>Remote settings</h2><p class="muted">Flags and experiment shares that operators can change while the site is running. Every instance picks up a change within seconds.</p>${settingForms(state.settings)}</section>
<section class="card"><h2>Site</h2><ul class="plain">${links.map(
      ({ href, name, says }) =>
        html`<li><a href="${href}">${name}</a> <span class="muted">${says}</span></li>`,
    )}</ul></section>
<section class="card"><h2>For programs</h2><dl class="facts">
<dt><a href="/sandbox/config.json">config.json</a></dt><dd>Client IDs, redirect URI, products, and the time.</dd>
<dt><a href="/sandbox/mail.json">mail.json</a></dt><dd>The mailbox. Use <code>?to=address</code> to show one recipient.</dd>
<dt>x-country</dt><dd>A request header such as <code>x-country: DE</code> sets the visitor’s country. In a browser, use the pickers at the top of the page.</dd>
<dt><a href="/sandbox/states">?state=</a></dt><dd>Opens a page in a named state. See the list of states.</dd>
${Object.entries(pseudoLanguages).map(
  ([kind, says]) =>
    html`<dt><a href="/?pseudo=${kind}">?pseudo=${kind}</a></dt><dd>Shows a page, and the pages that you open from it, in a made-up language: ${says}.</dd>`,
)}
</dl></section>`,
  };
}

function card(name: string, says: string, href: string, label: string): Html {
  return html`<section class="card"><h2>${name}</h2><p class="muted">${says}</p><p><a class="button" href="${href}">${label}</a></p></section>`;
}

function clockWords({ now, offsetSeconds }: SandboxState): string {
  return `It is ${formatTime(now)}${offsetSeconds === 0 ? ' (real time).' : ' (ahead of real time).'}`;
}

function webhookForm({ mode, delayMs }: WebhookSetting): Html {
  return html`<form method="post" action="/sandbox/webhooks"><fieldset class="field"><legend>Delivery</legend>${deliveryModes.map(
    (name) =>
      html`<label class="pill"><input type="radio" name="mode" value="${name}"${name === mode ? html` checked` : ''}> ${modeWords[name]}</label>`,
  )}</fieldset>
<div class="field"><label for="delay">Delay in milliseconds</label><input id="delay" name="delayMs" type="number" min="0" max="600000" step="100" value="${delayMs}"></div>
<button type="submit">Set delivery</button></form>`;
}

function outageForm(outages: Outages): Html {
  const away = outageParts.filter((part) => outages.isAway(part));
  return html`${away.map(
    (part) =>
      html`<p class="notice bad" role="status">Down until ${formatTime(outages.until(part))}: ${part}, ${outages.manner(part)}</p>`,
  )}<form method="post" action="/sandbox/outage"><fieldset class="field"><legend>Part</legend>${outageParts.map(
    (part, index) =>
      html`<label class="pill"><input type="radio" name="part" value="${part}"${index === 0 ? html` checked` : ''}> ${partWords[part]}</label>`,
  )}</fieldset>
<fieldset class="field"><legend>Type</legend>${outageManners.map(
    (manner, index) =>
      html`<label class="pill"><input type="radio" name="manner" value="${manner}"${index === 0 ? html` checked` : ''}> ${mannerWords[manner]}</label>`,
  )}</fieldset>
<div class="field"><label for="seconds">Seconds</label><input id="seconds" name="seconds" type="number" min="0" max="3600" value="30"><p class="hint">0 ends an outage right away.</p></div>
<button type="submit">Start outage</button></form>`;
}
