import { describeDevice } from '@/lib/device/device';
import { homeBannersFor } from '@/lib/device/homeBannersFor';
import { mayOfferInstall } from '@/lib/settings/mayOfferInstall';
import { requestCount } from '../counting/requestCount';
import { subscriberNow } from '../subscriber/subscriber';

/**
 * Shows the banner once the visitor has scrolled a screen down, with the first offer for this device that was not put away
 * (enhance/everyPage/startDismissals hides those). One a visit: what is put away now is followed by nothing. It lies over
 * the page, which therefore does not move, and never takes the focus. A subscriber is not offered the subscription.
 */
function startBanner(banner: HTMLElement): void {
  const { search } = window.location;
  // Neither the start page nor the onion network is a place to offer an install.
  if (document.documentElement.dataset.host) return;
  if (!mayOfferInstall({ search, cookies: document.cookie })) return;
  const wanted = homeBannersFor(describeDevice());
  function showLater(): void {
    const subscriber = subscriberNow();
    if (window.scrollY < window.innerHeight || subscriber === 'PENDING') return;
    window.removeEventListener('scroll', showLater);
    const shown = wanted.filter((id) => id !== 'mobileSubscription' || subscriber !== 'SUBSCRIBED');
    const offers = shown.flatMap(
      (id) => banner.querySelector<HTMLElement>(`[data-dismissable="${id}"]`) ?? [],
    );
    const offer = offers.find(({ hidden }) => !hidden);
    if (!offer) return;
    // Putting the banner away puts away what it offers.
    banner.dataset.dismissable = offer.dataset.dismissable;
    for (const part of [banner, offer]) part.removeAttribute('data-waiting');
    requestCount('atb.banner.impression');
  }
  window.addEventListener('scroll', showLater, { passive: true });
}

for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) startBanner(banner);
