import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { makeAppleChain } from 'store-sandbox/apple/certificates';
import { readConfig } from '@/server/config/config';
import { Environment, type Variables } from '@/server/config/environment';
import { readStoreSettings } from '@/server/config/storeSettings';
import { liveVariables } from '@/tests/fixtures/config/liveVariables';
import { problemsOf as problemsIn } from '@/tests/fixtures/config/problemsOf';

const folder = '/srv/site';
const read = (variables: Variables) => readConfig(variables, folder);

const problemsOf = (variables: Variables) => problemsIn(() => read(variables));

describe('the app stores', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = makeAppleChain().root.certificate.replace(/-----[A-Z ]+-----|\s/g, '');
  const apple = {
    APPLE_BUNDLE_ID: 'app.example',
    APPLE_APP_ID: '123456789',
    APPLE_ISSUER_ID: 'issuer',
    APPLE_KEY_ID: 'KEY',
    APPLE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    APPLE_ROOT_CERTIFICATES: `${certificate}, ${certificate}`,
  };
  const account = { client_email: 'a@b.example', private_key_id: '1', private_key: privateKey };
  const google = {
    GOOGLE_PACKAGE_NAME: 'app.example',
    GOOGLE_SERVICE_ACCOUNT: JSON.stringify(account),
    GOOGLE_LICENSE_KEY: publicKey.toString('base64'),
    GOOGLE_PUSH_ACCOUNT: 'push@b.example',
  };
  const ofStores = (variables: Variables) =>
    problemsOf({ SITE_MODE: 'live', ...variables }).filter((line) => /^(APPLE|GOOGLE)_/.test(line));

  it('are configured with values that can be used', () => {
    expect(ofStores({ ...apple, ...google })).toEqual([]);
    const environment = Environment.parse({ SITE_MODE: 'live', ...apple, ...google });
    const settings = readStoreSettings(environment, 'https://site.example');
    expect(settings.apple).toMatchObject({ privateKey, environment: 'Production', appAppleId: 123456789 });
    expect(settings.apple?.rootCertificates).toEqual([certificate, certificate]);
    expect(settings.google).toMatchObject({
      push: { audience: 'https://site.example/api/webhooks/google' },
      takesTestPurchases: false,
    });
    const staging = readStoreSettings({ ...environment, SITE_STAGING: '1' }, 'https://site.example');
    expect(staging).toMatchObject({
      apple: { environment: 'Sandbox' },
      google: { takesTestPurchases: true },
    });
  });

  it('are optional, and each is whole or absent', () => {
    expect(ofStores({})).toEqual([]);
    expect(ofStores({ APPLE_BUNDLE_ID: 'app.example' })).toHaveLength(5);
    expect(ofStores({ ...google, GOOGLE_LICENSE_KEY: '' })).toEqual([
      'GOOGLE_LICENSE_KEY: is required with GOOGLE_PACKAGE_NAME',
    ]);
  });

  it.each(
    Object.entries({
      APPLE_APP_ID: 'x1',
      APPLE_PRIVATE_KEY: 'secret',
      APPLE_ROOT_CERTIFICATES: 'AAAA',
      GOOGLE_SERVICE_ACCOUNT: '{}',
      GOOGLE_LICENSE_KEY: 'AAAA',
      GOOGLE_PUSH_ACCOUNT: 'nobody',
    }),
  )('%s is refused with a value that cannot be used, and the value is not repeated', (name, value) => {
    const [problem, ...others] = ofStores({ ...apple, ...google, [name]: value });
    expect(problem).toMatch(new RegExp(`^${name}: must be `));
    expect(problem).not.toContain(value);
    expect(others).toEqual([]);
  });
});

describe('the provider that operators sign in at', () => {
  const whole = { OPS_ISSUER: 'https://id.example', OPS_CLIENT_ID: 'site', OPS_CLIENT_SECRET: 'of the site' };
  const ofProvider = (variables: Variables) =>
    problemsOf({ SITE_MODE: 'live', ...variables }).filter((line) => line.startsWith('OPS_'));

  it('is whole or absent, and its roles have their own names unless told otherwise', () => {
    expect([ofProvider({}), ofProvider(whole)]).toEqual([[], []]);
    expect(ofProvider({ ...whole, OPS_CLIENT_SECRET: '' })).toEqual([
      'OPS_CLIENT_SECRET: is required with OPS_ISSUER',
    ]);
    const { operatorProvider: standard } = read(whole);
    expect(standard).toMatchObject({ rolesClaim: 'roles', roleValues: { operator: 'operator' } });
    const { operatorProvider: named } = read({
      ...whole,
      OPS_ROLES_CLAIM: 'https://id.example/groups',
      OPS_ROLES: 'support=Desk=2, operator=admins',
    });
    expect(named).toMatchObject({ rolesClaim: 'https://id.example/groups' });
    expect(named?.roleValues).toEqual({ support: 'Desk=2', operator: 'admins' });
  });

  it.each([
    ['OPS_ISSUER', 'http://id.example'],
    ['OPS_ISSUER', 'https://id.example/?tenant=1'],
    ['OPS_ISSUER', 'id.example'],
    ['OPS_ROLES', 'desk'],
    ['OPS_ROLES', 'owner=admins'],
    ['OPS_ROLES', 'support=desk,support=help'],
    ['OPS_ROLES', 'support=staff,operator=staff'],
  ])('%s is refused with %s', (name, value) => {
    expect(ofProvider({ ...whole, [name]: value })).toEqual([expect.stringContaining(`${name}: must be `)]);
  });

  it('is the sandbox’s own in a closed sandbox that names no other way, and nowhere else', () => {
    const issuerOf = (variables: Variables) => read(variables).operatorProvider?.issuer;
    expect(issuerOf({ PORT: '3456' })).toBe('http://127.0.0.1:3456/sandbox/sign-in-provider');
    const open = { SANDBOX_PUBLIC: '1', SITE_SECRET: 'k3Jd82mQpz7VwX1nRt5LbY9cHs4GfA6e' };
    for (const variables of [liveVariables(), open, { OPS_TOKEN: 'k3Jd82mQpz7VwX1n' }])
      expect(issuerOf(variables)).toBeUndefined();
  });
});

describe('configuration', () => {
  it('is a sandbox on this machine when nothing is set', () => {
    const config = read({});
    expect(config).toMatchObject({
      mode: 'sandbox',
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      issuer: 'http://localhost:3000',
      sandboxPublic: false,
      database: { url: 'postgresql://site@%2Fsrv%2Fsite%2F.data%2Fpostgres/site', embedded: true },
      stripe: { emulated: true },
      mail: { smtpUrl: null },
    });
  });

  it('begins with the flags and allocations that are named, and with the built ones else', () => {
    const { flags, allocations } = read({
      USE_PAID_DUCK_AI: '0',
      EXPERIMENT_ALLOCATIONS: 'appbranding=0.5, mobilepropaywall=0',
    }).initialSettings;
    expect(flags).toEqual({
      useUnifiedFeedback: false,
      useSubscriptionsAuthV2: true,
      usePaidDuckAi: false,
    });
    expect(allocations).toEqual({
      ...read({}).initialSettings.allocations,
      appbranding: 0.5,
      mobilepropaywall: 0,
    });
    for (const bad of ['appbranding', 'appbranding=2', 'other=1', 'appbranding=x', 'appbranding=-1']) {
      const [problem] = problemsOf({ EXPERIMENT_ALLOCATIONS: bad });
      expect([bad, problem]).toEqual([bad, expect.stringMatching(/^EXPERIMENT_ALLOCATIONS: must be /)]);
    }
  });

  it('counts a blank variable as absent', () => {
    expect(read({ PUBLIC_ORIGIN: ' ', PORT: '', DATABASE_URL: '' })).toEqual(read({}));
  });

  it('takes each real part by itself in a sandbox', () => {
    const url = 'postgres://site@127.0.0.1/site';
    expect(read({ DATABASE_URL: url, DATABASE_POOL_SIZE: '3' })).toMatchObject({
      database: { url, poolSize: 3, embedded: false },
      stripe: { emulated: true },
    });
    expect(read({ SMTP_URL: 'smtp://127.0.0.1:25' }).mail.smtpUrl).toBe('smtp://127.0.0.1:25');
    const { native } = read({ NATIVE_REDIRECT_URIS: ' one:/a, two:/b,' }).clients;
    expect(native.redirectUris).toEqual(['one:/a', 'two:/b']);
  });

  it('accepts several webhook secrets and the root secret before', () => {
    const config = read({
      STRIPE_SECRET_KEY: 'sk_test_own',
      STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
      SITE_SECRET: 'new',
      SITE_SECRET_PREVIOUS: 'old',
    });
    expect(config.stripe).toEqual({
      secretKey: 'sk_test_own',
      webhookSecrets: ['whsec_new', 'whsec_old'],
      emulated: false,
      tax: false,
    });
    expect(config.secrets).toHaveLength(2);
    expect(config.secrets.map((secret) => secret.length)).toEqual([32, 32]);
    expect(config.secrets[0]).not.toEqual(config.secrets[1]);
  });

  it('knows the staging services: this process in a sandbox and on a staging deployment, else those named', () => {
    expect(read({ PORT: '4000' }).stagingServices).toEqual({
      address: 'http://127.0.0.1:4000',
      publicOrigin: 'http://localhost:4000',
    });
    expect(read({ STAGING_ORIGIN: 'https://staging.example' }).stagingServices).toEqual({
      address: 'https://staging.example',
      publicOrigin: 'https://staging.example',
    });
    const live = liveVariables();
    expect(read(live).stagingServices).toBeNull();
    const staging = { ...live, SITE_STAGING: '1', STRIPE_SECRET_KEY: ['sk', 'test', 'x'].join('_') };
    expect(read(staging).stagingServices?.publicOrigin).toBe(live.PUBLIC_ORIGIN);
    expect(problemsOf({ STAGING_ORIGIN: 'http://staging.example/api' })).toEqual([
      'STAGING_ORIGIN: must be an https origin without a path',
    ]);
  });

  it('keeps of the public address only scheme, host and port', () => {
    expect(read({ PUBLIC_ORIGIN: 'https://Site.Example/path?x#y' }).publicOrigin).toBe(
      'https://site.example',
    );
  });

  it('knows the live site whose visits come to a staging deployment, which no live site has', () => {
    const LIVE_ORIGIN = 'https://site.example:443';
    expect([read({}).liveOrigin, read({ LIVE_ORIGIN }).liveOrigin]).toEqual([null, 'https://site.example']);
    const refused = 'LIVE_ORIGIN: belongs to a staging deployment (SITE_STAGING=1)';
    const live = { ...liveVariables(), LIVE_ORIGIN };
    expect(problemsOf(live)).toEqual([refused]);
    expect(problemsOf({ ...live, SITE_STAGING: '1' })).not.toContain(refused);
  });

  it('names SMTP_URL when its user or password cannot be decoded', () => {
    for (const user of ['site:50%off', '50%off:secret', 'site:%E9']) {
      const [problem, ...others] = problemsOf({ SMTP_URL: `smtps://${user}@host.example/site` });
      expect(problem).toMatch(/^SMTP_URL: .*%25/);
      expect(problem).not.toContain(user);
      expect(others).toEqual([]);
    }
    expect(problemsOf({ SMTP_URL: 'smtps://site:50%25off@host.example/site' })).toEqual([]);
    // The driver of the database takes a plain %.
    expect(problemsOf({ DATABASE_URL: 'postgres://site:50%off@host.example/site' })).toEqual([]);
  });

  it.each([
    'hello@teal.example',
    ' Teal <hello@teal.example> ',
    '<hello@teal.example>',
    'Teal Inc. <hello@teal.example>',
    '"Teal, Inc." <hello@teal.example>',
    'Bücher & mehr <post@bücher.example>',
  ])('takes MAIL_FROM %j', (from) => {
    expect(read({ MAIL_FROM: from }).mail.from).toBe(from);
  });

  const oneSender = 'must be one email address, alone or after a name, such as "Teal <hello@teal.example>"';
  it.each([
    ['SITE_MODE', 'Live', 'must be sandbox or live'],
    ['SITE_STAGING', 'yes', 'must be 0 or 1'],
    ['USE_PAID_DUCK_AI', 'true', 'must be 0 or 1'],
    ['PORT', 'http', 'must be a whole number from 0 to 65535'],
    ['DATABASE_POOL_SIZE', '1.5', 'must be a whole number from 1 to 200'],
    ['TRUSTED_PROXY_HOPS', '-0.5', 'must be a whole number from 0 to 10'],
    ['LOG_LEVEL', 'loud', 'must be silent, error, warn, info, or debug'],
    ['COUNTRY_HEADER', 'CF-IPCountry:', 'must be the name of a header, without a colon'],
    ['IMAGE_HOSTS', 'a.example https://b.example', 'must be host names, separated by commas'],
    ['IMAGE_HOSTS', 'a.example:8443', 'must be host names, separated by commas'],
    ['NATIVE_REDIRECT_URIS', 'app:/done, done', 'must be URIs with a scheme, separated by commas'],
    ['NATIVE_REDIRECT_URIS', ',', 'must be URIs with a scheme, separated by commas'],
    ['APPLE_APPS', 'example.browser', 'must be app IDs (team, dot, bundle ID), separated by commas'],
    [
      'ANDROID_APPS',
      'example.browser',
      'must be package=fingerprint with the SHA-256 of the certificate, separated by commas',
    ],
    [
      'DATABASE_URL',
      'mysql://127.0.0.1/site',
      'must be an address that starts with postgres:// or postgresql://',
    ],
    ['SMTP_URL', 'mail.example', 'must be an address that starts with smtp:// or smtps://'],
    ['PUBLIC_ORIGIN', 'ftp://example.test', 'must be an address that starts with http:// or https://'],
    ['TOKEN_ISSUER', 'nobody', 'must be an address that starts with http:// or https://'],
    ['MAIL_FROM', 'no-reply', oneSender],
    ['MAIL_FROM', 'Teal', oneSender],
    ['MAIL_FROM', 'Teal <hello>', oneSender],
    ['MAIL_FROM', 'Teal, Inc. <hello@teal.example>', oneSender],
    ['MAIL_FROM', 'one@teal.example, two@teal.example', oneSender],
    ['MAIL_FROM', 'hello@@teal.example', oneSender],
    ['HOST', '0.0.0.0', 'a sandbox listens on loopback only; set SANDBOX_PUBLIC=1 to open it to others'],
  ])('says of %s=%s, once, that it %s', (name, value, rule) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name}: ${rule}`]);
  });

  it('names a live key in a sandbox', () => {
    const key = ['sk', 'live', 'x'].join('_');
    expect(problemsOf({ STRIPE_SECRET_KEY: key })).toEqual([
      expect.stringMatching(/^STRIPE_WEBHOOK_SECRET: is required/),
      expect.stringMatching(/^STRIPE_SECRET_KEY: .*SITE_MODE=live/),
    ]);
  });

  it('either builds or names its problems, whatever the variables hold', () => {
    const names = Object.keys(Environment.shape);
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('0', '1', 'live', 'https://a.example', '99999', '-1'),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (variables) => {
        const problems = problemsOf(variables);
        for (const problem of problems) {
          expect(names).toContain(problem.split(':')[0]);
          // A value may be a secret, so no word about it repeats it.
          const secret = variables.SITE_SECRET?.trim() ?? '';
          if (secret.length > 8) expect(problem).not.toContain(secret);
        }
      }),
    );
  });
});
