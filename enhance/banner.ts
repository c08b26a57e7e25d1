import { describeDevice } from '@/lib/device/device';
import { requestCount } from './requestCount';
import { welcomeOffers } from './welcomeOffers';

/**
 * Shows the banner once the visitor has scrolled a screen down, to those who can install something. One that was put away
 * is hidden by enhance/dismissals, and stays so. It lies over the page, which therefore does not move, and never takes
 * the focus.
 */
function startBanner(banner: HTMLElement): void {
  const device = describeDevice();
  if (welcomeOffers(device).length === 0) return;
  if (device.formFactor !== 'desktop') banner.dataset.dismissable = banner.dataset.dismissableMobile;
  function showLater(): void {
    if (window.scrollY < window.innerHeight) return;
    window.removeEventListener('scroll', showLater);
    if (banner.hidden) return;
    banner.removeAttribute('data-waiting');
    requestCount('atb.banner.impression');
  }
  window.addEventListener('scroll', showLater, { passive: true });
}

for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) startBanner(banner);
