/** How long a flow may take to start, in milliseconds, before its page says that it has not. */
const patience = 6000;

/**
 * Stands in the head of every flow, and so arrives whenever the page does. It marks the root `data-lost` while a script
 * of the flow has failed to arrive, and `data-late` once the flow should have started; `pages/_app` marks
 * `data-started`. By these, `styles/base.css` shows `LostScript`, whose button reloads the page. Scripts that others put
 * into the page are no part of the flow. Where the browser offers no cryptography, which signing in and buying need
 * (on plain http, and in old web views), it says that in place of the lost script.
 *
 * A form that is sent before its flow has started is marked `data-sent`, so that the flow sends it then. Whoever types on
 * takes that back.
 */
const root = document.documentElement;
const lost = new Set<string>();
const isInsecure = !globalThis.crypto?.subtle;

function follow({ type, target }: Event): void {
  if (!(target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/_next/`))) return;
  if (type === 'error') lost.add(target.src);
  // A part of the page that was fetched again.
  else lost.delete(target.src);
  root.toggleAttribute('data-lost', isInsecure || lost.size > 0);
}

function sayInsecure(): void {
  root.setAttribute('data-lost', '');
  const notice = document.querySelector<HTMLElement>('[data-insecure]');
  if (notice) notice.textContent = notice.dataset.insecure ?? '';
}

/** What React has sent already is `defaultPrevented`. */
function markSent({ type, target, defaultPrevented }: Event): void {
  const form = target instanceof Element ? target.closest('form') : null;
  const isEarly = !defaultPrevented && !root.hasAttribute('data-started');
  form?.toggleAttribute('data-sent', type === 'submit' && isEarly);
}

if (isInsecure) document.addEventListener('DOMContentLoaded', sayInsecure);
document.addEventListener('error', follow, true);
document.addEventListener('load', follow, true);
document.addEventListener('submit', markSent);
document.addEventListener('input', markSent);
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-reload]')) location.reload();
});
setTimeout(() => root.setAttribute('data-late', ''), patience);
