import { siteEvents } from '@/lib/content/events/siteEvents';
import { experimentKey } from '@/lib/experiments/assignment';
import { pageExperiments } from '@/lib/experiments/pageExperiments';
import { whileExperimentsRun } from '@/tests/fixtures/experimentDays';

const kept = experimentKey('appbranding');
const sendBeacon = jest.fn((_url: string) => true);
const fetched = jest.fn();
const root = document.documentElement;
const shown = (name = 'appbranding') => root.getAttribute(`data-exp-${name}`);
const counted = () => sendBeacon.mock.calls.map(([url]) => url.replace(/\d+&/, ''));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sendBeacon.mockClear();
  fetched.mockReset();
  fetched.mockResolvedValue({ json: async () => ({ experiments: { appbranding: 'treatmentb' } }) });
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true });
  window.history.replaceState(null, '', '/app');
  jest.useFakeTimers({ now: whileExperimentsRun });
});
afterEach(() => {
  for (const name of ['appbranding', 'homeherobuttonstyles']) root.removeAttribute(`data-exp-${name}`);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(document, 'prerendering');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens the page as a browser does: the boot script before anything is painted, then the enhancements. */
async function open(path = '/app', names = ['appbranding', 'privacypropromo']): Promise<void> {
  document.body.innerHTML = names.map((name) => `<p data-experiment="${name}"></p>`).join('');
  for (const name of names) root.removeAttribute(`data-exp-${name}`);
  jest.resetModules();
  root.setAttribute('data-experiments', pageExperiments(path) ?? '');
  await import('@/enhance/boot/boot');
  if (path === '/app') await import('@/enhance/experiments/assignedExperiments');
  else await import('@/enhance/experiments/countVariants');
  await jest.advanceTimersByTimeAsync(0);
  // Runs after it on the page too, and sends what was asked before.
  (await import('@/enhance/counting/clickEvents')).startClickEvents(siteEvents);
}

it('the service is asked once; its variant is kept, and from the next page on shown and counted', async () => {
  await open();
  expect(shown()).toBeNull();
  expect(sendBeacon).not.toHaveBeenCalled();
  await open();
  await open();
  expect(shown()).toBe('treatmentb');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(counted()).toEqual(['/t/static_experiment?experiment=appbranding&variant=treatmentb']);
});

it('a variant in the address needs no service', async () => {
  window.history.replaceState(null, '', '/app?exp_appbranding=treatmenta');
  await open();
  expect(shown()).toBe('treatmenta');
  expect(fetched).not.toHaveBeenCalled();
});

it('nobody is asked for who asked not to be tracked; what was kept is forgotten', async () => {
  localStorage.setItem(kept, 'treatmenta');
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await open();
  expect([shown(), localStorage.length, fetched.mock.calls.length]).toEqual([null, 0, 0]);
});

it('without an answer the page stays as it is, and the failure is logged', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetched.mockRejectedValue(new TypeError('offline'));
  await open();
  expect([shown(), localStorage.length]).toEqual([null, 0]);
  expect(String(logged.mock.calls[0]?.[0])).toContain(
    'Experiment appbranding has not been assigned on the backend',
  );
});

/** Opens the home page, whose experiment is drawn in the browser. */
function openHome(): Promise<void> {
  window.history.replaceState(null, '', '/');
  return open('/', ['homeherobuttonstyles', 'homeherobuttonstyles']);
}

const drawn = '/t/static_experiment?experiment=homeherobuttonstyles&variant=treatmentb';

it('a new visitor sees the variant that was drawn at the first view, and is counted for it once', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  await openHome();
  expect(shown('homeherobuttonstyles')).toBe('treatmentb');
  expect(counted()).toEqual([drawn]);
  await openHome();
  expect(shown('homeherobuttonstyles')).toBe('treatmentb');
  expect(counted()).toEqual([drawn]);
});

it('a page that the browser prepares is counted when somebody sees it', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await openHome();
  expect(counted()).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(counted()).toEqual([drawn]);
});
