import { daysBetween, formatWeekVersion, parseWeekVersion, weekVersionAt } from '../attribution/weekVersion';
import { recall, type StorageLike, store } from '../storage/browserStorage';
import { localStateKeys } from '../storage/localState';

/**
 * Banners that were closed stay closed, for a while or for good. Kept: per banner, the week until which it stays hidden, only in
 * this browser; a week reveals less about a visitor than a time would.
 */
export const dismissableBanners = [
  'install',
  'mobileApp',
  'mobileDefault',
  'mobileSubscription',
  'menuPromo',
] as const;
export type DismissableBanner = (typeof dismissableBanners)[number];

/** A century: for good. */
const forGood = 5200;

/** How long each banner stays hidden, in weeks. The install banner on desktop: specification §9. */
const dismissalWeeks: Record<DismissableBanner, number> = {
  install: 15,
  mobileApp: forGood,
  mobileDefault: forGood,
  mobileSubscription: forGood,
  menuPromo: 15,
};

/** Those of the home page: whoever dismisses one of them has dismissed them all. */
const homeBanners: readonly DismissableBanner[] = [
  'install',
  'mobileApp',
  'mobileDefault',
  'mobileSubscription',
];

export function isDismissableBanner(value: string | undefined): value is DismissableBanner {
  return dismissableBanners.some((banner) => banner === value);
}

export function dismissalKey(banner: DismissableBanner): string {
  return banner === 'install'
    ? localStateKeys.bannerDismissal
    : `${localStateKeys.bannerDismissal}.${banner}`;
}

export function dismiss(storage: StorageLike, banner: DismissableBanner, now: number): void {
  const { week, day } = weekVersionAt(now);
  for (const one of homeBanners.includes(banner) ? homeBanners : [banner])
    store(storage, dismissalKey(one), formatWeekVersion({ week: week + dismissalWeeks[one], day }));
}

/** Whether a banner is still closed. A date beyond any dismissal, as after a wrong clock, does not count. */
export function isDismissed(storage: StorageLike, banner: DismissableBanner, now: number): boolean {
  const until = parseWeekVersion(recall(storage, dismissalKey(banner)));
  if (!until) return false;
  const left = daysBetween(weekVersionAt(now), until);
  return left > 0 && left <= 7 * dismissalWeeks[banner];
}
