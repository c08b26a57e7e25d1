import { hostWithoutAi } from '@/lib/content/site/hosts';
import { isAiHidden } from '@/lib/device/isAiHidden';

const page = { hostname: 'teal.example', search: '', cookies: '' };

it.each([
  ['an ordinary visit', {}, false],
  ['the host without AI', { hostname: hostWithoutAi }, true],
  ['the same host in capitals', { hostname: hostWithoutAi.toUpperCase() }, true],
  ['a host that only begins like it', { hostname: `${hostWithoutAi}.evil.example` }, false],
  ['noai=1', { search: '?noai=1' }, true],
  ['noai=0', { search: '?noai=0' }, false],
  ['the setting in the address', { search: '?kbg=-1' }, true],
  ['the setting in its cookie', { cookies: 'a=1; bg=-1' }, true],
  ['the address before the cookie', { search: '?kbg=1', cookies: 'bg=-1' }, false],
])('AI is hidden for %s: %p %p', (_name, changes, hidden) => {
  expect(isAiHidden({ ...page, ...changes })).toBe(hidden);
});
