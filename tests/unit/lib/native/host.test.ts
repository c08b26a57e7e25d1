import { installFakeApp, removeFakeApp } from 'fake-apps/fakeApp';

type HostModule = typeof import('@/lib/native/host');

/** The module as a page that was just opened has it. */
async function openPage(): Promise<HostModule> {
  jest.resetModules();
  return import('@/lib/native/host');
}

const fetched = jest.fn();
jest.mock('@/lib/native/channel/openChannel', () => {
  fetched();
  return jest.requireActual('@/lib/native/channel/openChannel');
});

beforeEach(() => fetched.mockClear());
afterEach(removeFakeApp);

it('keeps its answer when the app’s marks are off the page', async () => {
  installFakeApp({ app: 'android' });
  const { detectNativeHost } = await openPage();
  const host = await detectNativeHost();
  removeFakeApp();
  expect(await detectNativeHost()).toBe(host);
});

it.each([
  ['nothing', undefined, 0],
  ['our extension', { platform: 'extension' }, 0],
  ['an app without pages of its own', { platform: 'windows' }, 1],
] as const)('fetches the code for apps only where there may be one: %s', async (_name, sign, times) => {
  if (sign) Object.defineProperty(navigator, 'duckduckgo', { value: sign, configurable: true });
  expect(await (await openPage()).detectNativeHost()).toEqual({ inApp: false, channel: null });
  expect(fetched).toHaveBeenCalledTimes(times);
});
