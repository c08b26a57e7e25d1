import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useExperiment } from '@/lib/hooks/page/useExperiment';

function Screen() {
  return createElement('p', null, String(useExperiment('mobilepropaywall').ready));
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is not ready in the prerendered page, then ready with a variant (specification §4)', () => {
  expect(renderToString(createElement(Screen))).toBe('<p>false</p>');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  expect(renderHook(() => useExperiment('mobilepropaywall')).result.current).toEqual({
    ready: true,
    variant: 'control',
  });
});

it('is ready with false for whom the draw left out', () => {
  expect(renderHook(() => useExperiment('privacypropromo')).result.current).toEqual({
    ready: true,
    variant: false,
  });
});

it('waits for the backend where the backend assigns', () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { result, rerender } = renderHook(({ assigned }) => useExperiment('appbranding', { assigned }), {
    initialProps: { assigned: null as Record<string, string> | null },
  });
  expect(result.current).toEqual({ ready: false });
  rerender({ assigned: { appbranding: 'treatmentb' } });
  expect(result.current).toEqual({ ready: true, variant: 'treatmentb' });
  expect(logged).not.toHaveBeenCalled();
});

it('takes no part, and says so in the log, when the backend forgot it', () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const assigned = {};
  expect(renderHook(() => useExperiment('appbranding', { assigned })).result.current).toEqual({
    ready: true,
    variant: false,
  });
  expect(logged).toHaveBeenCalledTimes(1);
});
