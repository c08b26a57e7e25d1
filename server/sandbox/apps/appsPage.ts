import type { DrawnApp } from 'fake-apps/drawn/drawnApp';
import { type Html, html, type SandboxPage } from '@/server/sandbox/sandboxPage';
import { type DrawnDevice, drawnDevices } from './drawnApps';

/** `/sandbox/apps`: the four drawn devices, each with what its app shows to somebody new. */
export function appsPage(appOf: (device: DrawnDevice) => DrawnApp): SandboxPage {
  return {
    title: 'Apps',
    heading: 'The subscription inside our apps',
    lead: 'These aren’t real apps. Four simulated devices imitate ours and their stores, with the real subscription pages inside. Pick one, select “Get the subscription,” and complete a purchase.',
    width: 'wide',
    script: '/sandbox/apps/previews.js',
    body: html`<noscript><p class="notice bad">${noScript}</p></noscript>
<ul class="devices">${drawnDevices.map((device) => listed(device, appOf(device)))}</ul>
<p class="muted">Purchases appear in <a href="/sandbox/stores">the stores</a>, where you can renew, refund, or end them. Move time forward with <a href="/sandbox/clock">the clock</a>, and find codes in <a href="/sandbox/mail">the mailbox</a>.</p>`,
  };
}

/** What is missing where scripts are turned off. */
export const noScript = 'The simulated apps need JavaScript, which is turned off here.';

function listed({ name, title, says, shape }: DrawnDevice, app: DrawnApp): Html {
  return html`<li class="${shape}"><div class="device ${shape} ${name} small" aria-hidden="true"><div class="screen"><iframe name="${name}" data-drawn-app="${JSON.stringify(app)}" title="${title}" tabindex="-1" inert></iframe></div></div>
<h2><a href="/sandbox/apps/${name}">${title}</a></h2><p class="muted">${says}</p></li>`;
}
