import { subscriberNow } from './subscriber';

/** Only the tabs of an app fetch the script that speaks to it. The menu, which every such page has, knows its address. */
function ask(): void {
  if (!['PENDING', 'SUBSCRIBED'].includes(subscriberNow())) return;
  const script = document.querySelector<HTMLElement>('[data-subscriber-script]')?.dataset.subscriberScript;
  // A module runs once a page, however often it is asked for.
  if (script) import(script).catch(() => {});
}

/**
 * Has the app around this tab asked for its subscriber (specification §4), once a page: at once where a part of the page
 * depends on it, else when the menu, which does, is opened. The boot script has marked on the root whether there is an app,
 * or what the address forces; then nobody is asked.
 */
export function startSubscriber(): void {
  if (document.querySelector('[data-asks-subscriber], [data-subscriber-href]')) ask();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-menu-open]')) ask();
  });
}
