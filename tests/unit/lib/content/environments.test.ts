import { serviceOrigin } from '@/lib/content/environments';

it.each(['', 'mail', 'constructor', '__proto__'])(
  'refuses %p as an unknown service (specification §8)',
  (service) => {
    expect(() => serviceOrigin(service, 'production')).toThrow(new Error('Unknown service'));
  },
);
