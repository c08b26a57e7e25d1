import { dismiss, dismissableBanners, dismissalKey, isDismissed } from '@/lib/dismissals/dismissals';
import { memoryStorage } from '@/lib/storage/browserStorage';

const day = 86_400_000;
const now = Date.parse('2026-11-21T12:00:00Z');

it.each(['install', 'menuPromo'] as const)(
  '%s-banner dismissal hides it for up to 15 weeks (specification §9)',
  (banner) => {
    const storage = memoryStorage();
    expect(isDismissed(storage, banner, now)).toBe(false);
    dismiss(storage, banner, now);
    expect(isDismissed(storage, banner, now)).toBe(true);
    expect(isDismissed(storage, banner, now + (15 * 7 - 1) * day)).toBe(true);
    expect(isDismissed(storage, banner, now + 15 * 7 * day)).toBe(false);
  },
);

it('each banner of the mobile home page has its own dismiss key (specification §9)', () => {
  const storage = memoryStorage();
  expect(new Set(dismissableBanners.map(dismissalKey)).size).toBe(dismissableBanners.length);
  dismiss(storage, 'menuPromo', now);
  const closed = dismissableBanners.filter((banner) => isDismissed(storage, banner, now));
  expect(closed).toEqual(['menuPromo']);
});

it.each(['v9999-1', 'soon', '', '<v600-1'])('no banner is lost for good by a strange value: %p', (value) => {
  const storage = memoryStorage();
  storage.setItem(dismissalKey('install'), value);
  expect(isDismissed(storage, 'install', now)).toBe(false);
});
