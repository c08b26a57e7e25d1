import { act, renderHook } from '@testing-library/react';
import { useMobilePaywall } from '@/lib/hooks/purchase/useMobilePaywall';

const wide = window.innerWidth;

beforeEach(() => localStorage.clear());
afterEach(() => Object.defineProperty(window, 'innerWidth', { value: wide, configurable: true }));

it.each([
  [799, true],
  [800, false],
])('at %i px a visitor takes part in mobilepropaywall: %p', (width, takesPart) => {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  renderHook(() => useMobilePaywall());
  expect(localStorage.getItem('exp_mobilepropaywall') !== null).toBe(takesPart);
});

it('a page turned to the small side takes part 50 ms after the turn (specification §9: resize debounce)', () => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'innerWidth', { value: 1024, configurable: true });
  const { result } = renderHook(() => useMobilePaywall());
  expect(result.current.ready).toBe(false);
  Object.defineProperty(window, 'innerWidth', { value: 600, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('resize'));
    jest.advanceTimersByTime(49);
  });
  expect(result.current.ready).toBe(false);
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(result.current.ready).toBe(true);
  jest.useRealTimers();
});
