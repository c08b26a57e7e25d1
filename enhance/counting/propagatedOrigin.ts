import { installWeek } from '@/lib/attribution/installWeek';
import { propagateOrigin } from '@/lib/attribution/propagateOrigin';
import { readVisitOrigin } from '@/lib/attribution/visit';
import { openStorage } from '@/lib/storage/browserStorage';

function ownOrigin(link: Element): string | null {
  return link.closest('[data-origin]')?.getAttribute('data-origin') ?? null;
}

/**
 * Adds the origin of the visit, or else the `data-origin` of the link or of what is around it, to the links of a document, so that it is not
 * lost from page to page or at a store. This happens when a link is about to be used, so links added later are covered
 * too.
 */
function carry({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return;
  const origin = readVisitOrigin(window.location.search) ?? ownOrigin(link);
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
