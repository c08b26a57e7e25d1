import { renderHook } from '@testing-library/react';
import { usePaywallView } from '@/lib/hooks/purchase/usePaywallView';
import { localStateKeys } from '@/lib/storage/localState';

const count = () => localStorage.getItem(localStateKeys.paywallViewCount);

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

it('a view of the offer is counted once it is shown, and once per visit (specification §3)', () => {
  const { rerender } = renderHook(({ shown }) => usePaywallView(shown), { initialProps: { shown: false } });
  expect(count()).toBeNull();
  rerender({ shown: true });
  rerender({ shown: true });
  expect(count()).toBe('1');
  renderHook(() => usePaywallView(true));
  expect(count()).toBe('2');
});

it('nothing is kept of a visitor who asked not to be tracked', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  renderHook(() => usePaywallView(true));
  expect(count()).toBeNull();
});
