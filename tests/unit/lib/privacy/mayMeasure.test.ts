import { onionHost, startHost } from '@/lib/content/site/hosts';
import { mayMeasure } from '@/lib/privacy/mayMeasure';

it.each([
  [{}, true],
  [{ doNotTrack: null }, true],
  [{ doNotTrack: '0' }, true],
  [{ doNotTrack: 'unspecified' }, true],
  [{ globalPrivacyControl: false }, true],
  [{ globalPrivacyControl: true }, false],
  [{ doNotTrack: '1' }, false],
  [{ webdriver: true }, false],
  [{ globalPrivacyControl: false, doNotTrack: '1' }, false],
])('a browser that says %j may be measured: %s', (signals, may) => {
  expect(mayMeasure(signals)).toBe(may);
});

it('nobody is measured inside the onion network, whatever the browser says', () => {
  expect(mayMeasure({}, { hostname: onionHost.toUpperCase() })).toBe(false);
  expect(mayMeasure({}, { hostname: startHost })).toBe(true);
});
