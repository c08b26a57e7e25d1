import { extensionLink } from '@/lib/attribution/extensionLink';
import { describeDevice } from '@/lib/device/device';

/** The page with all devices is a detour when the browser and its store are known. */
function leadToStore(): void {
  const store = extensionLink(describeDevice());
  if (store === null) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-extension-link]'))
    link.href = store;
}

/** An installer downloads as a file and the page stays open: say so, and what to do with it. */
function sayStarted({ target }: Event): void {
  const link = target instanceof Element ? target.closest('[data-download-file]') : null;
  if (!link) return;
  const scope = link.closest('[data-download-placement]') ?? document;
  for (const notice of scope.querySelectorAll<HTMLElement>('[data-download-started]')) notice.hidden = false;
}

leadToStore();
document.addEventListener('click', sayStarted);
