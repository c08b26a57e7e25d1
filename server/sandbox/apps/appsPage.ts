import type { DrawnApp } from 'fake-apps/drawn/drawnApp';
import { type Html, html, type SandboxPage } from '@/server/sandbox/sandboxPage';
import { type DrawnDevice, drawnDevices } from './drawnApps';

/** `/sandbox/apps`: the four drawn devices, each with what its app shows to somebody new. */
export function appsPage(appOf: (device: DrawnDevice) => DrawnApp): SandboxPage {
  return {
    title: 'Apps',
    heading: 'The subscription inside our apps',
    lead: 'Four drawn devices with a working app and store around the real pages. Pick one, press “Get the subscription”, and walk the purchase to its end.',
    width: 'wide',
    script: '/sandbox/apps/previews.js',
    body: html`<noscript><p class="notice bad">${noScript}</p></noscript>
<ul class="devices">${drawnDevices.map((device) => listed(device, appOf(device)))}</ul>
<p class="muted">What was bought is listed in <a href="/sandbox/stores">the stores</a>, where it can be renewed, refunded or ended. Time is turned at <a href="/sandbox/clock">the clock</a>, and codes are in <a href="/sandbox/mail">the mailbox</a>.</p>`,
  };
}

/** What is missing where scripts are turned off. */
export const noScript =
  'The apps are played by a script, and scripts are turned off here: their settings, their stores and the pages inside them are missing.';

function listed({ name, title, says, shape }: DrawnDevice, app: DrawnApp): Html {
  return html`<li class="${shape}"><div class="device ${shape} ${name} small" aria-hidden="true"><div class="screen"><iframe name="${name}" data-drawn-app="${JSON.stringify(app)}" title="${title}" tabindex="-1" inert></iframe></div></div>
<h2><a href="/sandbox/apps/${name}">${title}</a></h2><p class="muted">${says}</p></li>`;
}
