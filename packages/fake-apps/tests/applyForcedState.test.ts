import type { ForcedState } from '../src/forcedState';

const state: ForcedState = { name: 'pro-us', title: 'In the United States', path: '/pro' };

async function open(markup: string): Promise<void> {
  document.body.innerHTML = markup;
  Object.assign(globalThis, { forcedState: state, forcedStateReached: undefined });
  await jest.isolateModulesAsync(async () => {
    await import('../src/applyForcedState');
  });
  window.dispatchEvent(new Event('load'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a state is not reached before React has the page, whose scripts may come after everything else', async () => {
  await open('<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{}</script>');
  await jest.advanceTimersByTimeAsync(1000);
  expect(globalThis.forcedStateReached).toBeUndefined();
  Object.assign(document.getElementById('__next') ?? {}, { __reactContainer$x: {} });
  await jest.advanceTimersByTimeAsync(1000);
  expect(globalThis.forcedStateReached).toBe(true);
});

it('a document is there with its last file', async () => {
  await open('<div id="__next"></div>');
  await jest.advanceTimersByTimeAsync(1000);
  expect(globalThis.forcedStateReached).toBe(true);
});
