import { navigateAway } from '@/lib/hooks/page/navigateAway';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function leave() {
  const go = jest.fn();
  const over = jest.fn();
  void navigateAway(go).then(over);
  return { go, over };
}

async function hide(): Promise<void> {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}

async function show(persisted: boolean): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await Promise.resolve();
}

it('goes at once, once, and is not over while the browser leaves', async () => {
  const { go, over } = leave();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(go).toHaveBeenCalledTimes(1);
  expect(over).not.toHaveBeenCalled();
});

it('is over when the page is shown again by the back button', async () => {
  const { over } = leave();
  await show(true);
  expect(over).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['by the back button', true, () => show(true)],
  ['from what was opened in front of it', true, hide],
  ['at no time', false, () => Promise.resolve()],
])('says whether the page was left: shown again %s', async (_how, left, happens) => {
  const { over } = leave();
  await happens();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(over.mock.calls).toEqual([[left]]);
});

it('is not over by the first showing of a page that was still loading', async () => {
  const { over } = leave();
  await show(false);
  expect(over).not.toHaveBeenCalled();
});

it('is over after ten seconds on a page that was not left', async () => {
  const { go, over } = leave();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(over).toHaveBeenCalledTimes(1);
  await show(true);
  expect(go).toHaveBeenCalledTimes(1);
});

it('fails when the address cannot be gone to, and leaves no timer behind', async () => {
  const failing = navigateAway(() => {
    throw new DOMException('bad address', 'SyntaxError');
  });
  await expect(failing).rejects.toThrow('bad address');
  expect(jest.getTimerCount()).toBe(0);
});
