import { subscriberState } from './subscriber';

/**
 * Asks the app around this tab for its subscriber, for style sheets to show what is theirs by `data-subscriber` on the root:
 * at once where a part of the page depends on it (`data-asks-subscriber`), else when the menu, which does, is opened.
 */
export function startSubscriber(): void {
  if (document.querySelector('[data-asks-subscriber]')) void subscriberState();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-menu-open]')) void subscriberState();
  });
}
