import { readVisitOrigin } from '@/lib/attribution/visit';
import type { EventCatalog } from '@/lib/content/events/eventCatalog';
import { pageName } from '@/lib/events/pageName';
import { sendEvent } from '@/lib/events/sendEvent';
import { countRequest, takeCountRequests } from './requestCount';

/** `data-event-promo="app"` sets the parameter `promo`; page and origin are those of the visit. */
function parameterOf(element: HTMLElement, name: string): string {
  if (name === 'page') return pageName(window.location.pathname);
  if (name === 'origin') return readVisitOrigin(window.location.search) ?? '';
  return element.getAttribute(`data-event-${name}`) ?? '';
}

/**
 * Sends the event that an element names in `data-event`: for a form when it is submitted, for anything else when it is
 * pressed. `data-link-event` names one event for all links inside, as in the footer, or for all lines that expand, as
 * in a list of questions. The page passes its catalog, so
 * that a flow only contains the events of its header, menu and footer.
 */
export function startClickEvents(catalog: EventCatalog): void {
  function count(element: HTMLElement, id: string): void {
    const names = Object.hasOwn(catalog, id) ? (catalog[id] ?? []) : [];
    const parameters = Object.fromEntries(names.map((name) => [name, parameterOf(element, name)]));
    sendEvent(catalog, id, parameters);
  }

  /** The event of a press: the element's own, otherwise the one that an ancestor names for what is inside it. */
  function countPress(target: Element): void {
    const element = target.closest<HTMLElement>('[data-event]');
    if (element) {
      if (!(element instanceof HTMLFormElement)) count(element, element.dataset.event ?? '');
      return;
    }
    const link = target.closest<HTMLElement>('a[href], summary');
    const surroundings = link?.closest<HTMLElement>('[data-link-event]');
    if (link && surroundings) count(link, surroundings.dataset.linkEvent ?? '');
  }

  function countRequested(): void {
    for (const { id, parameters } of takeCountRequests()) sendEvent(catalog, id, parameters);
  }

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) countPress(target);
  });
  document.addEventListener(countRequest, countRequested);
  countRequested();
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.dataset.event) count(target, target.dataset.event);
  });
}
