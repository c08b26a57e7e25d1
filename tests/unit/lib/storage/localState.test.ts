import { memoryStorage } from '@/lib/storage/browserStorage';
import {
  countPaywallView,
  enrolInHomeOnboarding,
  localStateKeys,
  onboardingStep,
  paywallViewStep,
  readHomeOnboarding,
} from '@/lib/storage/localState';

it('the first day of the home onboarding is kept', () => {
  const storage = memoryStorage();
  expect(readHomeOnboarding(storage)).toBeNull();
  expect(enrolInHomeOnboarding(storage, new Date('2026-11-21T23:00:00Z'))).toEqual({
    enrolledOn: '2026-11-21',
  });
  expect(enrolInHomeOnboarding(storage, new Date('2027-01-01T00:00:00Z'))).toEqual({
    enrolledOn: '2026-11-21',
  });
  storage.setItem(localStateKeys.homeOnboarding, 'yesterday');
  expect(readHomeOnboarding(storage)).toBeNull();
});

it.each<[string, string | null]>([
  ['0', null],
  ['1', '1'],
  ['3', '3'],
  ['4', 'more'],
  ['999', 'more'],
  ...['-1', '1e9', '<2', 'NaN', '12345678901', '', '4e1'].map((text): [string, null] => [text, null]),
])('a count of %p is told as %p: no number tells visitors apart', (kept, step) => {
  const storage = memoryStorage();
  storage.setItem(localStateKeys.paywallViewCount, kept);
  expect(paywallViewStep(storage)).toBe(step);
  expect(countPaywallView(storage)).toBe(step === null ? 1 : Number(kept) + 1);
});

it.each([
  ['2026-11-21', 'first-day'],
  ['2026-11-20', 'first-week'],
  ['2026-11-15', 'first-week'],
  ['2026-11-14', 'later'],
  ['2026-11-22', 'first-day'],
])('an onboarding that began on %s is told as %s', (enrolledOn, step) => {
  expect(onboardingStep(enrolledOn, new Date('2026-11-21T12:00:00Z'))).toBe(step);
});
