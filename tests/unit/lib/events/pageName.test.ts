import { pageName } from '@/lib/events/pageName';

it.each([
  ['/', 'home'],
  ['', 'home'],
  ['/pro', 'pro'],
  ['/pro/welcome', 'pro'],
  ['/subscriptions/activation-flow/this-device/email', 'subscriptions'],
  ['/how-we-work/', 'how-we-work'],
])('the page of %p is %s: the first segment, or home when empty (specification §2)', (path, name) => {
  expect(pageName(path)).toBe(name);
});
