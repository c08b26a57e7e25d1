import { serviceOrigin } from '@/lib/content/environments';

it.each(['auth', 'subscriptions', 'restoration'])('knows where %s is in both environments', (service) => {
  expect(serviceOrigin(service, 'production')).toBe('');
  expect(serviceOrigin(service, 'staging')).toBe('/staging');
});

it.each(['', 'mail', 'constructor', '__proto__'])(
  'refuses %p as an unknown service (specification §8)',
  (service) => {
    expect(() => serviceOrigin(service, 'production')).toThrow(new Error('Unknown service'));
  },
);
