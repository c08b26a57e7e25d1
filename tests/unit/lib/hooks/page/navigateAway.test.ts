import { navigateAway } from '@/lib/hooks/page/navigateAway';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function leave() {
  const go = jest.fn();
  const over = jest.fn();
  void navigateAway(go).then(over);
  return { go, over };
}

function hide(): void {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}

function show(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

it.each([
  ['hidden by what was opened in front of it', true, hide],
  ['still loading, and shown for the first time', false, () => show(false)],
  ['not left', false, () => undefined],
])('goes at once, once, and is over after ten seconds on a page that was %s', async (_how, left, happens) => {
  const { go, over } = leave();
  happens();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(go).toHaveBeenCalledTimes(1);
  expect(over).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  show(true);
  expect(over.mock.calls).toEqual([[left]]);
});

it('is over at once on a page that the back button shows again, and leaves nothing behind', async () => {
  const removed = jest.spyOn(window, 'removeEventListener');
  const { over } = leave();
  show(true);
  await Promise.resolve();
  expect(over.mock.calls).toEqual([[true]]);
  expect(jest.getTimerCount()).toBe(0);
  expect(removed).toHaveBeenCalledWith('pageshow', expect.any(Function));
  removed.mockRestore();
});

it('fails when the address cannot be gone to, and leaves no timer behind', async () => {
  const failing = navigateAway(() => {
    throw new DOMException('bad address', 'SyntaxError');
  });
  await expect(failing).rejects.toThrow('bad address');
  expect(jest.getTimerCount()).toBe(0);
});
