import { randomBytes, randomUUID } from 'node:crypto';
import { readConfig } from '@/server/config/config';
import type { Variables } from '@/server/config/environment';
import { liveVariables } from '@/tests/fixtures/config/liveVariables';
import { problemsOf as problemsIn } from '@/tests/fixtures/config/problemsOf';

const key = (...parts: string[]) => parts.join('_');
const made = (bytes = 48) => randomBytes(bytes).toString('base64');
const live = liveVariables();
const sandboxSecret = 'sandbox-secret-for-one-machine-only';

const problemsOf = (variables: Variables) => problemsIn(() => readConfig(variables, '/srv/site'));
const named = (variables: Variables) => problemsOf(variables).map((problem) => problem.split(':')[0]);

const weak: [string, string][] = [
  ['the sandbox’s own', sandboxSecret],
  ['the sandbox’s own in other letters, with more around it', ` ${sandboxSecret.toUpperCase()}-2`],
  ['one letter', 'a'.repeat(64)],
  ['a pattern', 'Xk3-'.repeat(16)],
  ['a long pattern, cut off', 'q8Zt-Lm2wPr4vNc6xBhD'.repeat(3).slice(0, 50)],
  ['a sequence', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['a sequence backwards, in pairs', 'zzyyxxwwvvuuttssrrqqppoonnmmllkkjjii'],
  ['a placeholder', 'please-change-me-before-going-live-42'],
  ['few characters', '10011101001011010011100101110001011010'],
  ['too short', made(12)],
];

it.each(weak)('150. M6: a live start refuses %s', (_, value) => {
  for (const name of ['SITE_SECRET', 'SITE_SECRET_PREVIOUS'])
    expect(problemsOf({ ...live, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: .*openssl rand -base64 48`)),
    ]);
});

it('150. M6: takes what people are told to make, and other forms of chance', () => {
  const forms = [made, () => made(33), () => randomBytes(32).toString('hex'), () => `own-${randomUUID()}`];
  for (let round = 0; round < 150; round += 1) {
    for (const form of forms) {
      const secrets = { SITE_SECRET: form(), SITE_SECRET_PREVIOUS: form() };
      expect([secrets, problemsOf({ ...live, ...secrets })]).toEqual([secrets, []]);
    }
  }
});

it.each(['OPS_TOKEN', 'METRICS_TOKEN'])('150. M6: %s is held to the same, at sixteen characters', (name) => {
  for (const [, value] of weak.slice(0, -1)) expect(named({ ...live, [name]: value })).toEqual([name]);
  expect(named({ ...live, [name]: 'a'.repeat(16) })).toEqual([name]);
  expect(named({ ...live, [name]: made(16) })).toEqual([]);
});

it('150. M6: one value does not serve two purposes', () => {
  const value = made();
  const twice = (...names: string[]) =>
    named({ ...live, ...Object.fromEntries(names.map((name) => [name, value])) });
  expect(twice('SITE_SECRET', 'SITE_SECRET_PREVIOUS')).toEqual(['SITE_SECRET_PREVIOUS']);
  expect(twice('OPS_TOKEN', 'METRICS_TOKEN')).toEqual(['METRICS_TOKEN']);
  expect(twice('SITE_SECRET', 'OPS_TOKEN')).toEqual(['OPS_TOKEN']);
  expect(twice('SITE_SECRET_PREVIOUS', 'METRICS_TOKEN')).toEqual(['METRICS_TOKEN']);
});

it.each(['x,', ',', 'whsec_a,,whsec_b', ' , whsec_a'])(
  '150. an empty part of the webhook secrets is refused in every mode: %s',
  (STRIPE_WEBHOOK_SECRET) => {
    expect(named({ ...live, STRIPE_WEBHOOK_SECRET })).toContain('STRIPE_WEBHOOK_SECRET');
    expect(named({ STRIPE_WEBHOOK_SECRET })).toEqual(['STRIPE_WEBHOOK_SECRET']);
  },
);

it('150. M6: live takes no secret of the sandbox’s payment provider, and nothing that is none of Stripe’s', () => {
  for (const STRIPE_WEBHOOK_SECRET of ['whsec_sandbox', 'whsec_own,whsec_sandbox', 'something']) {
    expect(named({ ...live, STRIPE_WEBHOOK_SECRET })).toEqual(['STRIPE_WEBHOOK_SECRET']);
  }
  const staging = { ...live, SITE_STAGING: '1', STRIPE_SECRET_KEY: key('sk', 'test', 'sandbox') };
  expect(named(staging)).toEqual(['STRIPE_SECRET_KEY']);
});

it('150. M6: the database and the mail server have no password that everybody tries first', () => {
  const withPassword = (name: string, value: string) => named({ ...live, [name]: value });
  expect(withPassword('DATABASE_URL', 'postgres://site:password@db.test/site')).toEqual(['DATABASE_URL']);
  expect(withPassword('DATABASE_URL', 'postgres://teal:TEAL@db.test/site')).toEqual(['DATABASE_URL']);
  expect(withPassword('DATABASE_URL', 'postgres://a@db.test/site?password=postgres')).toEqual([
    'DATABASE_URL',
  ]);
  expect(withPassword('SMTP_URL', 'smtps://user:password@mail.test:465')).toEqual(['SMTP_URL']);
  expect(
    withPassword('DATABASE_URL', `postgres://site:${randomBytes(32).toString('hex')}@db.test/x`),
  ).toEqual([]);
  expect(withPassword('DATABASE_URL', 'postgres://site:%zz@db.test/x')).toEqual([]);
});

it.each([
  ['an http address', { PUBLIC_ORIGIN: 'http://site.test' }, 'PUBLIC_ORIGIN'],
  ['an open sandbox', { SANDBOX_PUBLIC: '1' }, 'SANDBOX_PUBLIC'],
])('110. live mode refuses %s', (_, change, name) => {
  expect(named({ ...live, ...change })).toEqual([name]);
});

it('110. live mode names every missing part, and takes neither the embedded store nor a default secret', () => {
  const { SITE_MODE, ...parts } = live;
  expect(named({ SITE_MODE, SITE_SECRET: '  ' }).sort()).toEqual(Object.keys(parts).sort());
});

it('150. every problem is named at once, whichever kind it is', () => {
  const wrong = {
    SITE_SECRET: sandboxSecret,
    OPS_TOKEN: 'a'.repeat(20),
    STRIPE_WEBHOOK_SECRET: 'x,',
    STRIPE_SECRET_KEY: key('sk', 'test', 'x'),
    PUBLIC_ORIGIN: 'http://site.test',
    TRUSTED_PROXY_HOPS: 'many',
  };
  expect([...new Set(named({ ...live, ...wrong }))].sort()).toEqual(Object.keys(wrong).sort());
});

it('152. M6: an open sandbox needs a secret of its own', () => {
  const open = { SANDBOX_PUBLIC: '1', HOST: '0.0.0.0' };
  expect(named(open)).toEqual(['SITE_SECRET']);
  for (const [, value] of weak) expect(named({ ...open, SITE_SECRET: value })).toEqual(['SITE_SECRET']);
  expect(named({ ...open, SITE_SECRET: made(), OPS_TOKEN: 'a'.repeat(20) })).toEqual(['OPS_TOKEN']);
  expect(problemsOf({ ...open, SITE_SECRET: made() })).toEqual([]);
});

describe('a staging deployment', () => {
  const staging = { ...live, SITE_STAGING: '1', STRIPE_SECRET_KEY: key('sk', 'test', 'nowhere') };

  it('151. M6: is live with test keys, and takes no others', () => {
    expect(readConfig(staging, '/srv/site')).toMatchObject({ mode: 'live', staging: true });
    for (const kind of ['sk', 'rk']) {
      expect(named({ ...staging, STRIPE_SECRET_KEY: key(kind, 'live', 'x') })).toEqual(['STRIPE_SECRET_KEY']);
      expect(named({ ...live, STRIPE_SECRET_KEY: key(kind, 'test', 'x') })).toEqual(['STRIPE_SECRET_KEY']);
      expect(named({ ...staging, STRIPE_SECRET_KEY: key(kind, 'test', 'x') })).toEqual([]);
    }
  });

  it('151. no live site passes the calls of staging to itself', () => {
    for (const STAGING_ORIGIN of [live.PUBLIC_ORIGIN, 'http://localhost:3000', 'http://127.0.0.1:3000']) {
      for (const site of [live, staging]) {
        expect(named({ ...site, STAGING_ORIGIN })).toEqual(['STAGING_ORIGIN']);
      }
    }
    expect(named({ ...live, STAGING_ORIGIN: 'https://staging.site.test' })).toEqual([]);
    expect(named({ ...live, STAGING_ORIGIN: 'http://localhost:3001' })).toEqual([]);
  });
});
