import { siteEvents } from '@/lib/content/events/siteEvents';
import { experimentKey } from '@/lib/experiments/assignment';
import { pageExperiments } from '@/lib/experiments/pageExperiments';
import { whileExperimentsRun } from '@/tests/fixtures/experimentDays';

const kept = experimentKey('appbranding');
const sendBeacon = jest.fn((_url: string) => true);
const fetched = jest.fn();
const root = document.documentElement;
const shown = () => root.getAttribute('data-exp-appbranding');

beforeEach(() => {
  localStorage.clear();
  sendBeacon.mockClear();
  fetched.mockReset();
  fetched.mockResolvedValue({ json: async () => ({ experiments: { appbranding: 'treatmentb' } }) });
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true });
  window.history.replaceState(null, '', '/app');
  jest.useFakeTimers({ now: whileExperimentsRun });
});
afterEach(() => {
  root.removeAttribute('data-exp-appbranding');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open(): Promise<void> {
  document.body.innerHTML = '<p data-experiment="appbranding"></p><p data-experiment="privacypropromo"></p>';
  root.removeAttribute('data-exp-appbranding');
  jest.resetModules();
  root.setAttribute('data-experiments', pageExperiments('/app') ?? '');
  await import('@/enhance/boot/boot');
  await import('@/enhance/experiments/assignedExperiments');
  await jest.advanceTimersByTimeAsync(0);
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
  expect(sendBeacon.mock.calls.map(([url]) => url.replace(/\d+&/, ''))).toEqual([
    '/t/static_experiment?experiment=appbranding&variant=treatmentb',
  ]);
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
