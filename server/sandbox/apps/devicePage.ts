import type { DrawnApp } from 'fake-apps/drawn/drawnApp';
import { brand } from '@/lib/content/brand';
import { html, type SandboxPage } from '@/server/sandbox/sandboxPage';
import { type DrawnDevice, drawnDevices } from './drawnApps';

const articles = { iphone: 'an', mac: 'a', android: 'an', windows: 'a computer with' } as const;

/** `/sandbox/apps/<name>`: one device in its full size; the script plays what happens in it. */
export function devicePage(device: DrawnDevice, app: DrawnApp): SandboxPage {
  const { name, title, shape } = device;
  return {
    title,
    heading: `The app on ${articles[name]} ${title}`,
    lead: 'This isn’t a real app. It imitates ours, with the real subscription pages inside.',
    back: { href: '/sandbox/apps', label: 'All apps' },
    width: 'wide',
    script: '/sandbox/apps/device.js',
    body: html`<nav class="row" aria-label="Devices">${drawnDevices.map(
      (one) =>
        html`<a class="button quiet" href="/sandbox/apps/${one.name}"${one.name === name && html` aria-current="page"`}>${one.title}</a>`,
    )}</nav>
<noscript><p class="notice bad">The simulated apps need JavaScript, which is turned off here.</p></noscript>
<div class="walk ${shape}" data-drawn-app="${JSON.stringify(app)}">
<section class="device ${shape} ${name}" aria-label="${title}"><div class="screen">
<header data-part="bar"><button type="button" data-part="settings">Settings</button><span>${brand.name}</span></header>
<div class="stage"><iframe name="${name}" data-part="web" title="Page in the app" hidden></iframe>
<div class="native" data-part="native"></div>
<div class="sheet" data-part="sheet" role="dialog" aria-modal="true" aria-labelledby="sheet-heading" hidden></div></div>
</div></section>
<aside class="stack" aria-label="Device tools">
<section class="card"><h2>Related controls</h2><ul class="plain"><li><a href="/sandbox/stores">Stores</a>: <span class="muted">renew, refund, or end purchases</span></li><li><a href="/sandbox/clock">Clock</a>: <span class="muted">jump ahead to the renewal</span></li><li><a href="/sandbox/mail">Mailbox</a>: <span class="muted">codes and receipts</span></li></ul>
<p><button type="button" class="quiet" data-part="forget">Reset this app’s account</button></p></section>
<section class="card"><h2 id="said">Message log</h2><p class="muted">Messages between the page and the app, in order.</p><ol class="said" data-part="log" tabindex="0" aria-labelledby="said"></ol>
<p class="empty muted">Nothing yet. Messages appear here once you open a page in the app.</p></section>
</aside></div>`,
  };
}
