/**
 * What is compared, with which library, and how many times as many calls per second the site should answer on each
 * database. In a `race`, calls compete for the thing named; `stays` means that the winner keeps it, since the calls may
 * come from one visitor with two tabs. An authorization code that is presented twice is different: the tokens it was
 * exchanged for are ended (RFC 6749, section 4.1.2).
 */
export const calls = [
  { name: 'send', what: 'send a code', peer: 'better-auth', goal: { sqlite: 3, postgres: 1.5 } },
  {
    name: 'check',
    what: 'check a code',
    peer: 'better-auth',
    goal: { sqlite: 3, postgres: 1.5 },
    race: 'one mailed code',
    stays: true,
  },
  {
    name: 'exchange',
    what: 'exchange a code',
    peer: 'oidc-provider',
    goal: { sqlite: 2, postgres: 1.5 },
    race: 'one authorization code',
  },
  {
    name: 'refresh',
    what: 'refresh a token',
    peer: 'oidc-provider',
    goal: { sqlite: 2, postgres: 1.5 },
    race: 'one refresh token',
    stays: true,
  },
];
