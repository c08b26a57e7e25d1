import { loopbackName } from '@/server/config/loopbackName';

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['localhost', 'localhost'],
  ['::1', '[::1]'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '[2001:db8::7]'],
  ['site.internal', 'site.internal'],
])('a process that listens on %s reaches itself at %s', (host, name) => {
  expect(loopbackName(host)).toBe(name);
});
