import { isActiveStatus } from '@/lib/contract/subscription';
import { fromStripeStatus, isKnownStripeStatus } from '@/server/billing/subscription/stripe/stripeStatus';
import { currentStatus } from '@/server/entitlements/currentStatus';

describe('75. every status of Stripe becomes one of the five', () => {
  it.each([
    ['active', false, 'Auto-Renewable'],
    ['active', true, 'Not Auto-Renewable'],
    ['trialing', false, 'Auto-Renewable'],
    ['trialing', true, 'Not Auto-Renewable'],
    ['past_due', false, 'Grace Period'],
    ['past_due', true, 'Grace Period'],
    ['unpaid', false, 'Grace Period'],
    ['unpaid', true, 'Grace Period'],
    ['paused', false, 'Inactive'],
    ['paused', true, 'Inactive'],
    ['incomplete', false, 'Inactive'],
    ['incomplete', true, 'Inactive'],
    ['canceled', false, 'Expired'],
    ['canceled', true, 'Expired'],
    ['incomplete_expired', false, 'Expired'],
    ['incomplete_expired', true, 'Expired'],
  ])('75. %s, ending: %s → %s', (status, ends, expected) => {
    expect(fromStripeStatus(status, ends)).toBe(expected);
    expect(isKnownStripeStatus(status)).toBe(true);
  });

  it.each(['newly_invented', 'constructor', ''])('75. an unknown status (%s) gives no access', (status) => {
    expect(isActiveStatus(fromStripeStatus(status, false))).toBe(false);
    expect(isKnownStripeStatus(status)).toBe(false);
  });
});

describe('what the clock says', () => {
  const end = 1_000_000;
  const row = { expires_or_renews_at: end, grace_ends_at: end + 500 };

  it('a canceled period ends at its end', () => {
    expect(currentStatus({ ...row, status: 'Not Auto-Renewable' }, end - 1)).toBe('Not Auto-Renewable');
    expect(currentStatus({ ...row, status: 'Not Auto-Renewable' }, end)).toBe('Expired');
  });

  it('a grace period ends at its end', () => {
    expect(currentStatus({ ...row, status: 'Grace Period' }, end + 499)).toBe('Grace Period');
    expect(currentStatus({ ...row, status: 'Grace Period' }, end + 500)).toBe('Expired');
  });

  it('a renewal of which nothing is heard is believed for the length of a grace period', () => {
    expect(currentStatus({ ...row, status: 'Auto-Renewable' }, end + 499)).toBe('Auto-Renewable');
    expect(currentStatus({ ...row, status: 'Auto-Renewable' }, end + 500)).toBe('Expired');
  });

  it('what is over stays over', () => {
    expect(currentStatus({ ...row, status: 'Inactive' }, 0)).toBe('Inactive');
    expect(currentStatus({ ...row, status: 'Expired' }, 0)).toBe('Expired');
  });
});
