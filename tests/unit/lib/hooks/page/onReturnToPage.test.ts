import { onReturnToPage } from '@/lib/hooks/purchase/useAppPurchase';

let stop: () => void;
let back: jest.Mock;
beforeEach(() => {
  jest.useFakeTimers();
  back = jest.fn();
  stop = onReturnToPage(back);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it.each([
  ['the window is focused', () => window.dispatchEvent(new Event('focus'))],
  ['the page is shown again', () => window.dispatchEvent(new Event('pageshow'))],
  ['the tab is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('somebody is back when %s', (_what, happen) => {
  happen();
  expect(back).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown'])('a %s counts once the first press is surely over', (type) => {
  window.dispatchEvent(new Event(type));
  jest.advanceTimersByTime(3000);
  window.dispatchEvent(new Event(type));
  expect(back).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  window.dispatchEvent(new Event(type));
  expect(back).toHaveBeenCalledTimes(1);
});

it('nothing is heard after it was stopped', () => {
  stop();
  window.dispatchEvent(new Event('focus'));
  jest.advanceTimersByTime(20_000);
  expect(back).not.toHaveBeenCalled();
});
