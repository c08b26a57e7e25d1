import { dismiss, isDismissableBanner, isDismissed } from '@/lib/dismissals/dismissals';
import { openStorage } from '@/lib/storage/browserStorage';

const storage = openStorage(() => window.localStorage);

/** Whether the visitor recently dismissed this in this browser. */
function isPutAway(element: HTMLElement): boolean {
  const name = element.dataset.dismissable;
  return isDismissableBanner(name) && isDismissed(storage, name, Date.now());
}

/**
 * Elements that can be dismissed are named by `data-dismissable` and contain a button with `data-dismiss`. Once
 * dismissed, they stay hidden for the weeks set in lib/dismissals. The focus moves to what follows, so that keyboard
 * users keep their place.
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
