import { installFakeApp, removeFakeApp } from 'fake-apps/fakeApp';

type HostModule = typeof import('@/lib/native/host');

/** The module as a page that was just opened has it. */
async function openPage(): Promise<HostModule> {
  jest.resetModules();
  return import('@/lib/native/host');
}

afterEach(removeFakeApp);

it.each(['apple-2025', 'apple-new', 'android', 'windows'] as const)('finds the app: %s', async (app) => {
  installFakeApp({ app });
  const { detectNativeHost, detectedNativeHost } = await openPage();
  expect(detectedNativeHost()).toBeNull();
  const host = await detectNativeHost();
  expect(host).toMatchObject({ inApp: true, channel: { request: expect.any(Function) } });
  expect(detectedNativeHost()).toBe(host);
});

it('takes a browser for none, and an ordinary tab of an app too', async () => {
  expect(await (await openPage()).detectNativeHost()).toEqual({ inApp: false, channel: null });
  installFakeApp({ app: 'windows', bridge: 'unsupported' });
  expect(await (await openPage()).detectNativeHost()).toEqual({ inApp: false, channel: null });
});

it('keeps its answer when the app’s marks are off the page', async () => {
  installFakeApp({ app: 'android' });
  const { detectNativeHost } = await openPage();
  const host = await detectNativeHost();
  removeFakeApp();
  expect(await detectNativeHost()).toBe(host);
});
