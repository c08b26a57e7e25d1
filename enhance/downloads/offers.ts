import type { PromoId } from '@/lib/content/downloads/promos';
import { type Device, describeDevice } from '@/lib/device/device';
import { onboardingPromos } from '@/lib/device/onboardingPromos';
import { mayRemember } from '@/lib/privacy/mayRemember';
import { mayOfferInstall } from '@/lib/settings/mayOfferInstall';
import { openStorage } from '@/lib/storage/browserStorage';
import { enrolInHomeOnboarding, onboardingStep } from '@/lib/storage/localState';
import { requestCount } from '../counting/requestCount';
import { knowsPopovers } from './knowsPopovers';

/**
 * Chooses the offers of the home page by what the style sheet cannot know: the browser, our extension, our own apps,
 * and a visitor who does not want offers. Where the style sheet was right, nothing changes.
 */
function showOffers(list: HTMLElement): void {
  const device = describeDevice();
  const promos = welcomeOffers(device);
  for (const item of list.querySelectorAll<HTMLElement>('[data-offer]')) {
    const shown = promos.some((promo) => promo === item.dataset.offer);
    item.toggleAttribute('data-shown', shown);
    const event = item.querySelector<HTMLElement>('[data-event-promo]')?.dataset.eventPromo;
    if (shown && event) requestCount('page.home.promo.shown', { promo: event });
  }
  // The better offer comes first, visually and for the keyboard.
  for (const promo of promos) list.append(...list.querySelectorAll(`[data-offer="${promo}"]`));
  list.dataset.shown = String(promos.length);
  if (promos.length > 0 && mayRemember()) {
    const today = new Date();
    const { enrolledOn } = enrolInHomeOnboarding(
      openStorage(() => window.localStorage),
      today,
    );
    for (const offer of list.querySelectorAll<HTMLElement>('[data-event-promo]'))
      offer.dataset.eventEnrolled = onboardingStep(enrolledOn, today);
  }
  const { formFactor, browser, system } = device;
  const steps = formFactor === 'desktop' ? browser.name : system.name;
  document.querySelector(`[data-default-search] [data-browser="${steps}"]`)?.setAttribute('open', '');
}

/** Offers for this visitor, best first: none if none are wanted, and none that this browser could not open. */
function welcomeOffers(device: Device): readonly PromoId[] {
  const { search } = window.location;
  if (!mayOfferInstall({ search, cookies: document.cookie })) return [];
  return onboardingPromos(device).filter((promo) => promo !== 'setAsDefault' || knowsPopovers());
}

// Styles hide the offers on the start page: what nobody sees is not counted and starts nothing.
if (document.documentElement.dataset.host !== 'start') {
  for (const list of document.querySelectorAll<HTMLElement>('[data-offers]')) showOffers(list);
}
