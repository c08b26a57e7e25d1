import { isOrigin } from '@/lib/attribution/origin';
import type { EventCatalogue } from '@/lib/content/events/catalogue';
import { siteEvents } from '@/lib/content/events/site';
import { pageName } from '@/lib/events/pageName';
import { sendEvent } from '@/lib/events/sendEvent';
import { readQueryParam } from '@/lib/url/queryParameters';

const catalogue: EventCatalogue = siteEvents;

/** `data-event-promo="app"` gives the parameter `promo`; page and origin are those of the visit. */
function parameterOf(element: HTMLElement, name: string): string {
  if (name === 'page') return pageName(window.location.pathname);
  if (name === 'origin') {
    const origin = readQueryParam(window.location.search, 'origin');
    return isOrigin(origin) ? origin : '';
  }
  return element.getAttribute(`data-event-${name}`) ?? '';
}

function count(element: HTMLElement): void {
  const id = element.dataset.event ?? '';
  const names = Object.hasOwn(catalogue, id) ? (catalogue[id] ?? []) : [];
  const parameters = Object.fromEntries(names.map((name) => [name, parameterOf(element, name)]));
  sendEvent(catalogue, id, parameters);
}

/** Sends the event an element names in `data-event`: of a form when it is sent, of anything else when it is pressed. */
export function startClickEvents(): void {
  document.addEventListener('click', ({ target }) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
    if (element && !(element instanceof HTMLFormElement)) count(element);
  });
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.dataset.event) count(target);
  });
}
