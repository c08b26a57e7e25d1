import { SWRConfig } from 'swr';

it('fetch cache defaults (specification §9): retry 5 s, dedupe 2 s, focus throttle 5 s, loading timeout 3 s', () => {
  expect(SWRConfig.defaultValue).toMatchObject({
    errorRetryInterval: 5000,
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    loadingTimeout: 3000,
  });
});

it('on a slow connection: retry 10 s, loading timeout 5 s', () => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' }, configurable: true });
  jest.isolateModules(() => {
    const slow: typeof import('swr') = require('swr');
    expect(slow.SWRConfig.defaultValue).toMatchObject({ errorRetryInterval: 10_000, loadingTimeout: 5000 });
  });
  Reflect.deleteProperty(navigator, 'connection');
});
