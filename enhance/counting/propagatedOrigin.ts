import { installWeek } from '@/lib/attribution/installWeek';
import { propagateOrigin } from '@/lib/attribution/propagateOrigin';
import { readVisitOrigin } from '@/lib/attribution/visit';
import { openStorage } from '@/lib/storage/browserStorage';

/**
 * Adds the origin of the visit, or else the link's own `data-origin`, to the links of a document, so that it is not
 * lost from page to page or at a store. This happens when a link is about to be used, so links added later are covered
 * too.
 */
function carry({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return;
  const origin = readVisitOrigin(window.location.search) ?? link.dataset.origin ?? null;
  const address = link.getAttribute('href') ?? '';
  const week = installWeek(
    openStorage(() => window.localStorage),
    Date.now(),
  );
  const carried = propagateOrigin(address, origin, week);
  if (carried !== address) link.setAttribute('href', carried);
}

export function startPropagatedOrigin(): void {
  for (const type of ['pointerdown', 'focusin', 'click']) {
    document.addEventListener(type, carry, { capture: true });
  }
}
