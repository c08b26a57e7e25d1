import { serviceOrigin } from '@/lib/content/environments';

it.each(['auth', 'subscriptions', 'restoration'])('knows where %s is in both environments', (service) => {
  for (const environment of ['production', 'staging'] as const) {
    expect(serviceOrigin(service, environment)).toMatch(/^(https:\/\/[a-z0-9.-]+)?$/);
  }
});

it.each(['', 'mail', 'constructor', '__proto__'])(
  'refuses %p as an unknown service (specification §8)',
  (service) => {
    expect(() => serviceOrigin(service, 'production')).toThrow(new Error('Unknown service'));
  },
);
