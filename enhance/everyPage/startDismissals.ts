import { dismiss, isDismissableBanner, isDismissed } from '@/lib/dismissals/dismissals';
import { openStorage } from '@/lib/storage/browserStorage';

const storage = openStorage(() => window.localStorage);

/** Whether the visitor put this away, in this browser, lately. */
function isPutAway(element: HTMLElement): boolean {
  const name = element.dataset.dismissable;
  return isDismissableBanner(name) && isDismissed(storage, name, Date.now());
}

/**
 * What can be put away names itself by `data-dismissable` and holds a button with `data-dismiss`. Put away once, it stays
 * so for the weeks that lib/dismissals gives it. The focus goes to what follows, so that a keyboard is not thrown back.
 */
export function startDismissals(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-dismissable]')) {
    if (isPutAway(element)) element.hidden = true;
  }
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-dismiss]') : null;
    const element = button?.closest<HTMLElement>('[data-dismissable]');
    if (!element) return;
    const name = element.dataset.dismissable;
    if (isDismissableBanner(name)) dismiss(storage, name, Date.now());
    const next = element.nextElementSibling?.querySelector<HTMLElement>('a[href], button');
    const focused = element.contains(document.activeElement);
    element.hidden = true;
    if (focused) (next ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  });
}
