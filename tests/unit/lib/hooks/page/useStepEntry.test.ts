import { act, renderHook } from '@testing-library/react';
import { useStepEntry } from '@/lib/hooks/page/useStepEntry';

const later = { laterStep: true };

beforeEach(() => window.history.replaceState(null, ''));

function open(isLaterStep = false) {
  const toFirstStep = jest.fn();
  const { rerender } = renderHook(({ is }) => useStepEntry(is, toFirstStep), {
    initialProps: { is: isLaterStep },
  });
  return { toFirstStep, go: (is: boolean) => rerender({ is }) };
}

const goBack = () =>
  act(async () => {
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await left;
  });

it('going back from a later step leads to the first one', async () => {
  const { toFirstStep, go } = open();
  const before = window.history.length;
  go(true);
  expect([window.history.length, window.history.state]).toEqual([before + 1, later]);
  await goBack();
  expect(toFirstStep).toHaveBeenCalledTimes(1);
});

it('a reload in the later step adds no further entry', () => {
  window.history.pushState(later, '');
  const before = window.history.length;
  open(true);
  expect(window.history.length).toBe(before);
});

it('whoever returns by a button need not go back twice', async () => {
  const { toFirstStep, go } = open();
  go(true);
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  go(false);
  await left;
  expect(window.history.state).toBeNull();
  expect(toFirstStep).not.toHaveBeenCalled();
});
