import { act } from '@testing-library/react';
import { closePage } from '@/tests/fixtures/browser/subscriptionPage';

/** Each test of the file has a page of its own, whose clock it turns with `pass`. */
export function eachOnPage(): void {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    closePage();
    jest.useRealTimers();
  });
}

export async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
