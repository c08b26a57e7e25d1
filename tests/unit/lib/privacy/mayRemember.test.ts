import { mayRemember } from '@/lib/privacy/mayRemember';

afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

it.each([
  ['America/New_York', true],
  ['America/Argentina/Buenos_Aires', true],
  ['America/Martinique', false],
  ['Europe/Berlin', false],
  ['Atlantic/Reykjavik', false],
  ['Africa/Ceuta', false],
  ['Asia/Nicosia', false],
  ['UTC', false],
])('in %s the browser may keep what only we want to know: %s', (timeZone, may) => {
  expect(mayRemember(timeZone)).toBe(may);
});

it('whoever asks not to be tracked is remembered nowhere', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect(mayRemember('America/New_York')).toBe(false);
});
