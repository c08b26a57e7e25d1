/** @jest-environment jsdom */
import { installWeek, keepInstallWeek } from '@/lib/attribution/installWeek';
import { formatWeekVersion, weekVersionAt } from '@/lib/attribution/weekVersion';
import { memoryStorage } from '@/lib/storage/browserStorage';

const now = Date.parse('2026-11-21T12:00:00Z');
const day = 24 * 3_600_000;

afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

it('an install belongs to the week that our extension named, for four weeks, and else to this one', () => {
  const storage = memoryStorage();
  const week = (later = 0) => installWeek(storage, now + later);
  expect(week()).toBe(formatWeekVersion(weekVersionAt(now)));
  keepInstallWeek('?atb=558', storage, now);
  keepInstallWeek('?atb=v558-2ab', storage, now);
  expect(week()).toBe('v558-2');
  expect(week(27 * day)).toBe('v558-2');
  expect(week(28 * day)).toBe(formatWeekVersion(weekVersionAt(now + 28 * day)));
});

it('no week is kept of whoever asks not to be tracked', () => {
  const storage = memoryStorage();
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  keepInstallWeek('?atb=v558-2', storage, now);
  expect(storage.getItem('atb')).toBeNull();
});
