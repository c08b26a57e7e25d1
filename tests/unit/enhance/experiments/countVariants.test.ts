import { siteEvents } from '@/lib/content/events/siteEvents';
import { pageExperiments } from '@/lib/experiments/pageExperiments';
import { whileExperimentsRun } from '@/tests/fixtures/experimentDays';

const sendBeacon = jest.fn((_url: string) => true);
const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  window.history.replaceState(null, '', '/');
  jest.useFakeTimers({ now: whileExperimentsRun });
});
afterEach(() => {
  root.removeAttribute('data-exp-homeherobuttonstyles');
  Reflect.deleteProperty(document, 'prerendering');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens the page as a browser does: the boot script before anything is painted, then the enhancements. */
async function open(): Promise<void> {
  root.removeAttribute('data-exp-homeherobuttonstyles');
  document.body.innerHTML =
    '<p data-experiment="homeherobuttonstyles"></p><p data-experiment="homeherobuttonstyles"></p>';
  jest.resetModules();
  root.setAttribute('data-experiments', pageExperiments('/') ?? '');
  await import('@/enhance/boot/boot');
  await import('@/enhance/experiments/countVariants');
  // Runs after it on the page too, and sends what was asked before.
  (await import('@/enhance/counting/clickEvents')).startClickEvents(siteEvents);
}

const shown = () => root.getAttribute('data-exp-homeherobuttonstyles');
const counted = () => sendBeacon.mock.calls.map(([url]) => url.replace(/\d+&/, ''));
const drawn = '/t/static_experiment?experiment=homeherobuttonstyles&variant=treatmentb';

it('a new visitor sees the variant that was drawn at the first view, and is counted for it once', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  await open();
  expect(shown()).toBe('treatmentb');
  expect(counted()).toEqual([drawn]);
  await open();
  expect(shown()).toBe('treatmentb');
  expect(counted()).toEqual([drawn]);
});

it('a page that the browser prepares is counted when somebody sees it', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await open();
  expect(counted()).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(counted()).toEqual([drawn]);
});
