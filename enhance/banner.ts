import { describeDevice } from '@/lib/device/device';
import { homeBannersFor } from '@/lib/device/homeBanners';
import { mayOfferInstall } from '@/lib/settings/mayOfferInstall';
import { requestCount } from './requestCount';

/**
 * Shows one banner once the visitor has scrolled a screen down: the first one for this device that was not put away
 * (enhance/dismissals hides those). One a visit: what is put away now is followed by nothing. It lies over the page, which
 * therefore does not move, and never takes the focus.
 */
function startBanners(banners: readonly HTMLElement[]): void {
  const { search } = window.location;
  if (!mayOfferInstall({ search, cookies: document.cookie })) return;
  const wanted = homeBannersFor(describeDevice());
  function showLater(): void {
    if (window.scrollY < window.innerHeight) return;
    window.removeEventListener('scroll', showLater);
    const fitting = wanted.flatMap((id) => banners.find(({ dataset }) => dataset.banner === id) ?? []);
    const shown = fitting.find(({ hidden }) => !hidden);
    if (!shown) return;
    shown.removeAttribute('data-waiting');
    requestCount('atb.banner.impression');
  }
  window.addEventListener('scroll', showLater, { passive: true });
}

startBanners([...document.querySelectorAll<HTMLElement>('[data-banner]')]);
