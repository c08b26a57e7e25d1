import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useExperiment } from '@/lib/hooks/page/useExperiment';

const root = document.documentElement;
const wide = window.innerWidth;

function Screen() {
  return createElement('p', null, String(useExperiment('mobilepropaywall').ready));
}

function turnTo(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/pro');
  root.setAttribute('data-exp-mobilepropaywall', 'treatmenta');
});
afterEach(() => {
  root.removeAttribute('data-exp-mobilepropaywall');
  turnTo(wide);
  jest.useRealTimers();
});

it('is not ready in the prerendered page, then ready with what the page shows (specification §4)', () => {
  expect(renderToString(createElement(Screen))).toBe('<p>false</p>');
  turnTo(390);
  const { result } = renderHook(() => useExperiment('mobilepropaywall'));
  expect(result.current).toEqual({ ready: true, variant: 'treatmenta' });
});

it('waits until something of it is shown', () => {
  turnTo(390);
  const { result, rerender } = renderHook(({ shown }) => useExperiment('mobilepropaywall', shown), {
    initialProps: { shown: false },
  });
  expect(result.current).toEqual({ ready: false });
  expect(localStorage).toHaveLength(0);
  rerender({ shown: true });
  expect(result.current).toEqual({ ready: true, variant: 'treatmenta' });
});
