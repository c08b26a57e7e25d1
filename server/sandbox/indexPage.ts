import type { Behaviour } from 'stripe-sandbox/behaviour';
import { hadTrialMark, testCardHint, testCards } from 'stripe-sandbox/words/testCards';
import type { SettingValues } from '@/lib/flags/settingValues';
import type { WebhookSetting } from '@/server/sandbox/failures/failureHandlers';
import {
  type OutageManner,
  type Outages,
  outageManners,
  outageParts,
} from '@/server/sandbox/failures/outages';
import { paymentControls } from '@/server/sandbox/failures/paymentControls';
import { deliveryModes } from './emulator';
import { formatTime } from './formatTime';
import { type Html, html, type SandboxPage } from './sandboxPage';
import { settingForms } from './settings/settingForms';

export type SandboxState = {
  now: number;
  offsetSeconds: number;
  webhooks: WebhookSetting;
  outages: Outages;
  /** What the stand-in for Stripe shows of it; null where payments are real. */
  behaviour: Behaviour | null;
  cardsWithTrial: ReadonlySet<string>;
  settings: SettingValues;
};

const links = [
  { href: '/pro', name: 'Buy the subscription', says: 'Prices, trial and the way to checkout.' },
  { href: '/subscriptions/activate', name: 'Sign in', says: 'By one-time code; the code is in the mailbox.' },
  { href: '/subscriptions/manage', name: 'Manage', says: 'Status, renewal date, address, devices.' },
] as const;

const modeWords: Record<WebhookSetting['mode'], string> = {
  normal: 'Normal: each event once, in order',
  delay: 'Delay: each event late, by the time below',
  duplicate: 'Duplicate: each event twice',
  reorder: 'Reorder: the later event first',
  drop: 'Drop: no event arrives',
};

const partWords: Record<(typeof outageParts)[number], string> = {
  mail: 'Mail: codes wait and arrive afterwards',
  stripe: 'Payments: checkout and portal are away',
  database: 'Database: every call answers “try again”',
};

const mannerWords: Record<OutageManner, string> = {
  gone: 'Gone: it takes no call',
  hanging: 'Hanging: it takes calls and never answers; mail and payments only',
};

/** `/sandbox`: every control on one page, each with a word about what it does. */
export function indexPage(state: SandboxState): SandboxPage {
  return {
    title: 'Controls',
    heading: 'Everything you can try',
    lead: 'This site runs whole on your machine: shop, payments, mail and time. Nothing here reaches anyone.',
    back: null,
    width: 'wide',
    body: html`
<div class="grid">
${card('Mailbox', 'Every mail the site sends, with its codes and links.', '/sandbox/mail', 'Open the mailbox')}
${card('Apps', 'The subscription inside a drawn iPhone, Mac, Android phone and Windows, with stores that sell.', '/sandbox/apps', 'Open the apps')}
${card('Stores', 'What was bought in the App Store and in Google Play: renew it, refund it, end it.', '/sandbox/stores', 'Open the stores')}
${card('Clock', clockWords(state), '/sandbox/clock', 'Turn the clock')}
${
  state.behaviour &&
  card(
    'Payments',
    'Customers, subscriptions, invoices and events of the payment sandbox.',
    '/sandbox/stripe',
    'Open the payment records',
  )
}
</div>
<section class="card"><h2>Test cards</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Test cards"><table class="stacked"><thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead><tbody>${testCards.map(
      ({ number, does }) =>
        html`<tr><th scope="row" class="card-number">${number}</th><td>${does}${state.cardsWithTrial.has(number) && html` <span class="tag warm">${hadTrialMark}</span>`}</td></tr>`,
    )}</tbody></table></div>
<p class="hint">${testCardHint}</p></section>
<div class="grid even">
<section class="card" id="webhooks"><h2>Webhooks</h2><p class="muted">How payment events reach the site.</p>${
      state.behaviour ? webhookForm(state.webhooks) : html`<p>Payments are real here.</p>`
    }</section>
<section class="card" id="outage"><h2>Outage</h2><p class="muted">Take a part away for a while, in real time.</p>${outageForm(state.outages)}</section>
</div>
${
  state.behaviour &&
  html`<section class="card" id="payments"><h2>Payments as they really are</h2><p class="muted">What Stripe does now and then, to see what the site makes of it.</p>${paymentControls(state.behaviour)}</section>`
}
<section class="card" id="settings"><h2>Remote setting</h2><p class="muted">Flags and shares of experiments that operators change while the site runs. Every instance knows a change within seconds.</p>${settingForms(state.settings)}</section>
<section class="card"><h2>The site</h2><ul class="plain">${links.map(
      ({ href, name, says }) =>
        html`<li><a href="${href}">${name}</a> <span class="muted">${says}</span></li>`,
    )}</ul></section>
<section class="card"><h2>For programs</h2><dl class="facts">
<dt><a href="/sandbox/config.json">config.json</a></dt><dd>Client ids, redirect address, products and the time.</dd>
<dt><a href="/sandbox/mail.json">mail.json</a></dt><dd>The mailbox; <code>?to=address</code> picks one reader.</dd>
<dt>x-country</dt><dd>A request header such as <code>x-country: DE</code> sets the country of the visitor. In a browser, the pickers above do.</dd>
<dt><a href="/sandbox/states">?state=</a></dt><dd>Opens a page in a named state; this is the list of them.</dd>
</dl></section>`,
  };
}

function card(name: string, says: string, href: string, label: string): Html {
  return html`<section class="card"><h2>${name}</h2><p class="muted">${says}</p><p><a class="button" href="${href}">${label}</a></p></section>`;
}

function clockWords({ now, offsetSeconds }: SandboxState): string {
  return `It is ${formatTime(now)}${offsetSeconds === 0 ? ', real time.' : ', turned forward.'}`;
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
      html`<p class="notice bad" role="status">Away until ${formatTime(outages.until(part))}: ${part}, ${outages.manner(part)}</p>`,
  )}<form method="post" action="/sandbox/outage"><fieldset class="field"><legend>Part</legend>${outageParts.map(
    (part, index) =>
      html`<label class="pill"><input type="radio" name="part" value="${part}"${index === 0 ? html` checked` : ''}> ${partWords[part]}</label>`,
  )}</fieldset>
<fieldset class="field"><legend>Manner</legend>${outageManners.map(
    (manner, index) =>
      html`<label class="pill"><input type="radio" name="manner" value="${manner}"${index === 0 ? html` checked` : ''}> ${mannerWords[manner]}</label>`,
  )}</fieldset>
<div class="field"><label for="seconds">Seconds</label><input id="seconds" name="seconds" type="number" min="0" max="3600" value="30"><p class="hint">0 ends an outage at once.</p></div>
<button type="submit">Take it away</button></form>`;
}
