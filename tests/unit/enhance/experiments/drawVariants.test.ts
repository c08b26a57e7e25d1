const sendBeacon = jest.fn((_url: string) => true);
const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  window.history.replaceState(null, '', '/');
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  root.removeAttribute('data-exp-homeherobuttonstyles');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open(experiment = 'homeherobuttonstyles'): Promise<void> {
  document.body.innerHTML = `<p data-experiment="${experiment}"></p><p data-experiment="${experiment}"></p>`;
  jest.resetModules();
  await import('@/enhance/experiments/drawVariants');
  // Runs after it on the page too, and sends what was asked before.
  (await import('@/enhance/counting/clickEvents')).startClickEvents();
}

const shown = () => root.getAttribute('data-exp-homeherobuttonstyles');

it('a new visitor is drawn and counted once, and sees the variant from the next page on', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  await open();
  expect(shown()).toBeNull();
  expect(sendBeacon.mock.calls.map(([url]) => url.replace(/\d+&/, ''))).toEqual([
    '/t/static_experiment?experiment=homeherobuttonstyles&variant=treatmentb',
  ]);
  await open();
  expect(shown()).toBe('treatmentb');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

it('a listed variant in the address shows at once', async () => {
  window.history.replaceState(null, '', '/?exp_homeherobuttonstyles=treatmentc');
  await open();
  expect(shown()).toBe('treatmentc');
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('nobody takes part who asked not to be tracked; what was kept is forgotten', async () => {
  localStorage.setItem('exp_homeherobuttonstyles', 'treatmentb');
  root.setAttribute('data-exp-homeherobuttonstyles', 'treatmentb');
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await open();
  expect([shown(), localStorage.length]).toEqual([null, 0]);
});

it('one that the backend has not assigned is logged and leaves the page as it is', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open('appbranding');
  expect(String(logged.mock.calls[0]?.[0])).toContain(
    'Experiment appbranding has not been assigned on the backend',
  );
  expect(sendBeacon).not.toHaveBeenCalled();
});
