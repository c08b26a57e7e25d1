import { correctedAddress } from '@/lib/auth/correctedAddress';
import { commonMailDomains, neighboringMailDomains } from '@/lib/content/account/mailDomains';

it.each([
  ['anna@exmaple.com', 'anna@example.com'],
  ['anna@exmaple', 'anna@example.com'],
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@gmail', 'anna@gmail.com'],
  ['Anna.B+x@HOTNAIL.com', 'Anna.B+x@hotmail.com'],
  ['anna@outlok.com', 'anna@outlook.com'],
  ['anna@iclod.com', 'anna@icloud.com'],
])('asks about %s', (typed, meant) => {
  expect(correctedAddress(typed)).toBe(meant);
});

it.each([
  ...commonMailDomains.map((domain) => `anna@${domain}`),
  ...neighboringMailDomains.map((domain) => `anna@${domain}`),
  'anna@example.org',
  'anna@gmx.net',
  'anna@web.de',
  'anna@me.com',
  'anna@teal.example',
  'anna@examples.net',
  'anna',
  '',
])('has nothing to say about %s', (typed) => {
  expect(correctedAddress(typed)).toBeNull();
});
