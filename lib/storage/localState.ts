import { recall, type StorageLike, store } from './browserStorage';

/** The prefix of an experiment's name. */
export const experimentPrefix = 'exp_';

/** Everything the site keeps in local storage (specification §3), apart from the theme's key in `lib/theme`. */
export const localStateKeys = {
  theme: 'theme',
  homeOnboarding: 'homeOnboarding.enrolledOn',
  paywallViewCount: 'paywallViewCount',
  bannerDismissal: 'bannerDismissal',
  experiment: experimentPrefix,
  installWeek: 'atb',
} as const;

const dayFormat = /^\d{4}-\d{2}-\d{2}$/;

/** The day on which the visitor first saw the onboarding of the home page, as `2026-11-21`; null when not yet. */
export function readHomeOnboarding(storage: StorageLike): { enrolledOn: string } | null {
  const enrolledOn = recall(storage, localStateKeys.homeOnboarding);
  return enrolledOn !== null && dayFormat.test(enrolledOn) ? { enrolledOn } : null;
}

/** Stores the day of the first onboarding; a later one does not replace it. */
export function enrolInHomeOnboarding(storage: StorageLike, today: Date): { enrolledOn: string } {
  const known = readHomeOnboarding(storage);
  if (known) return known;
  const enrolledOn = today.toISOString().slice(0, 10);
  store(storage, localStateKeys.homeOnboarding, enrolledOn);
  return { enrolledOn };
}

/** How long ago the onboarding began, as a coarse step for an event: a date could identify visitors. */
export function onboardingStep(enrolledOn: string, today: Date): 'first-day' | 'first-week' | 'later' {
  const days = (Date.parse(today.toISOString().slice(0, 10)) - Date.parse(enrolledOn)) / 86_400_000;
  if (days < 1) return 'first-day';
  return days < 7 ? 'first-week' : 'later';
}

/** How often the subscription offer was shown in this browser. Anything but a count reads as 0. */
function readPaywallViewCount(storage: StorageLike): number {
  const text = recall(storage, localStateKeys.paywallViewCount) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** Counts one more view of the offer and returns the new count. */
export function countPaywallView(storage: StorageLike): number {
  const count = readPaywallViewCount(storage) + 1;
  store(storage, localStateKeys.paywallViewCount, String(count));
  return count;
}

/** The count as a coarse step for an event: `1`, `2`, `3` or `more`. Null when nothing was counted. */
export function paywallViewStep(storage: StorageLike): '1' | '2' | '3' | 'more' | null {
  const count = readPaywallViewCount(storage);
  if (count > 3) return 'more';
  return count === 0 ? null : ((['1', '2', '3'] as const)[count - 1] ?? null);
}
