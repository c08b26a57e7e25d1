import { html, type SandboxPage } from '@/server/sandbox/sandboxPage';
import { drawnDevices } from './drawnApps';

/** `/sandbox/apps`: the four drawn devices. */
export const appsPage: SandboxPage = {
  title: 'Apps',
  heading: 'The subscription inside our apps',
  lead: 'These aren’t real apps. Four simulated devices imitate ours and their stores, with the real subscription pages inside. Pick one, select “Get the subscription,” and complete a purchase.',
  body: html`<ul class="list">${drawnDevices.map(
    ({ name, title, says }) =>
      html`<li><a href="/sandbox/apps/${name}" aria-labelledby="${name}"><strong id="${name}">${title}</strong><span class="muted">${says}</span></a></li>`,
  )}</ul>
<p class="muted">Purchases appear in <a href="/sandbox/stores">the stores</a>, where you can renew, refund, or end them. Move time forward with <a href="/sandbox/clock">the clock</a>, and find codes in <a href="/sandbox/mail">the mailbox</a>.</p>`,
};
