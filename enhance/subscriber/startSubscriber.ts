import { subscriberEvent } from '@/lib/subscriber/subscriberState';
import { subscriberNow } from './subscriber';

/** Only tabs of an app fetch the script that talks to it. Its URL is in the menu, which every such page has. */
function ask(): void {
  if (!['PENDING', 'SUBSCRIBED'].includes(subscriberNow())) return;
  const script = document.querySelector<HTMLElement>('[data-subscriber-script]')?.dataset.subscriberScript;
  // A module runs once per page, however often it is imported.
  if (script) import(script).catch(() => {});
}

/**
 * Makes the app around this tab report its subscriber state (specification §4), once per page: on documents at once,
 * because their header depends on it, and on flows when the menu is opened or the flow itself has asked. The boot script
 * has marked on the root whether there is an app, or the state that the URL forces; then no app is asked.
 */
export function startSubscriber({ atOnce }: { atOnce: boolean }): void {
  if (atOnce && !document.documentElement.hasAttribute('data-app')) ask();
  document.addEventListener(subscriberEvent, ask);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-menu-open]')) ask();
  });
}
