import { renderHook } from '@testing-library/react';
import { useMobilePaywall } from '@/lib/hooks/useMobilePaywall';

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
