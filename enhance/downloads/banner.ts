import type { HomeBannerId } from '@/lib/content/home/homeBanners';
import { type Device, describeDevice } from '@/lib/device/device';
import { onboardingPromos } from '@/lib/device/onboardingPromos';
import { mayOfferInstall } from '@/lib/settings/mayOfferInstall';
import { requestCount } from '../counting/requestCount';
import { subscriberNow } from '../subscriber/subscriber';
import { knowsPopovers } from './knowsPopovers';

/** Before that it stays wherever a long scroll ends, in milliseconds. */
const seenFor = 1000;

/**
 * Shows the banner once the visitor has scrolled down a screen, with the first offer for this device, and takes it away
 * when the visitor has scrolled on by another. It comes once per visit, and not after any offer was dismissed
 * (enhance/everyPage/startDismissals hides those). It overlays the page, which therefore does not move, and never takes
 * the focus. A subscriber is not offered the subscription.
 */
function startBanner(banner: HTMLElement): void {
  const { search } = window.location;
  // Installs are not offered on the start page or through the onion network.
  if (document.documentElement.dataset.host) return;
  if (!mayOfferInstall({ search, cookies: document.cookie })) return;
  const wanted = homeBannersFor(describeDevice()).filter((id) => id !== 'mobileDefault' || knowsPopovers());
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
    // Dismissing the banner dismisses the offer in it.
    banner.dataset.dismissable = offer.dataset.dismissable;
    for (const part of [banner, offer]) part.removeAttribute('data-waiting');
    requestCount('atb.banner.impression');
    setTimeout(() => takeAwayFrom(window.scrollY), seenFor);
  }
  function takeAwayFrom(from: number): void {
    function takeAway(): void {
      if (Math.abs(window.scrollY - from) < window.innerHeight || banner.contains(document.activeElement))
        return;
      window.removeEventListener('scroll', takeAway);
      banner.dataset.waiting = '';
    }
    window.addEventListener('scroll', takeAway, { passive: true });
  }
  window.addEventListener('scroll', showLater, { passive: true });
}

/**
 * The banners that may appear in the corner of the home page on this device, first choice first. Dismissing one
 * dismisses all (lib/dismissals). Our own apps show only the subscription.
 */
function homeBannersFor(device: Device): readonly HomeBannerId[] {
  const canInstall = onboardingPromos(device).length > 0;
  if (device.formFactor === 'desktop') return canInstall ? ['install'] : [];
  if (device.inApp) return ['mobileSubscription'];
  return [...(canInstall ? (['mobileApp'] as const) : []), 'mobileDefault', 'mobileSubscription'];
}

for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) startBanner(banner);
