import { mayMeasure } from '@/lib/privacy/mayMeasure';

it('measures a visitor who says nothing', () => {
  expect(mayMeasure({})).toBe(true);
  expect(mayMeasure({ globalPrivacyControl: false, doNotTrack: '0', webdriver: false })).toBe(true);
  expect(mayMeasure({ doNotTrack: null })).toBe(true);
  expect(mayMeasure({ doNotTrack: 'unspecified' })).toBe(true);
});

it.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
  ['automation', { webdriver: true }],
])('measures nothing under %s', (_signal, signals) => {
  expect(mayMeasure(signals)).toBe(false);
  expect(mayMeasure({ globalPrivacyControl: false, doNotTrack: '0', webdriver: false, ...signals })).toBe(
    false,
  );
});
