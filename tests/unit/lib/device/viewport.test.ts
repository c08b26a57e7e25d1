/** @jest-environment jsdom */
import { isMobileWidth, watchWidth } from '@/lib/device/viewport';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the mobile breakpoint is 800 px (specification §9)', () => {
  expect([799, 800].map(isMobileWidth)).toEqual([true, false]);
});

it('a resize is told once, 50 ms after it came to rest (specification §9)', () => {
  const onWidth = jest.fn();
  const stop = watchWidth(onWidth);
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(49);
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(49);
  expect(onWidth).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onWidth.mock.calls).toEqual([[window.innerWidth]]);
  window.dispatchEvent(new Event('resize'));
  stop();
  jest.advanceTimersByTime(100);
  expect(onWidth).toHaveBeenCalledTimes(1);
});
