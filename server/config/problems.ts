import type { Environment } from './environment';
import { loopbackHosts } from './loopbackName';
import { operatorProviderProblems } from './operatorProvider';
import { emptyWebhookSecretProblems, secretProblems } from './secretProblems';
import { storeProblems, succeeds } from './storeSettings';

/** What prevents a live start: every part must be real, with its own secrets. Staging is live with test keys. */
export function liveProblems(environment: Environment): string[] {
  const problems: string[] = [];
  const require = (name: keyof Environment, why: string) => {
    if (!environment[name]) problems.push(`${name}: is required in live mode (${why})`);
  };
  require('DATABASE_URL', 'the PostgreSQL database');
  require('STRIPE_SECRET_KEY', 'payments');
  require('STRIPE_WEBHOOK_SECRET', 'the signature of payment events');
  require('SELLER_NAME', 'the company that invoices name');
  require('SELLER_ADDRESS', 'its postal address, for invoices');
  require('SMTP_URL', 'mail');
  require('PUBLIC_ORIGIN', 'the https address of the site');
  require('SITE_SECRET', 'make one with: openssl rand -base64 48');
  problems.push(...secretProblems(environment), ...stripeModeProblems(environment));
  if (environment.PUBLIC_ORIGIN && !environment.PUBLIC_ORIGIN.startsWith('https://')) {
    problems.push('PUBLIC_ORIGIN: must start with https:// in live mode');
  }
  if (environment.SANDBOX_PUBLIC === '1') problems.push('SANDBOX_PUBLIC: has no place in live mode');
  if (environment.LIVE_ORIGIN && environment.SITE_STAGING !== '1') {
    problems.push('LIVE_ORIGIN: belongs to a staging deployment (SITE_STAGING=1)');
  }
  if (isItself(environment)) {
    problems.push('STAGING_ORIGIN: is this deployment; name another one or leave it empty');
  }
  return [...problems, ...commonProblems(environment)];
}

/** Only the live site handles real money. */
function stripeModeProblems({ STRIPE_SECRET_KEY, SITE_STAGING }: Environment): string[] {
  if (!STRIPE_SECRET_KEY) return [];
  if (SITE_STAGING === '1') {
    return /^(sk|rk)_test_/.test(STRIPE_SECRET_KEY)
      ? []
      : ['STRIPE_SECRET_KEY: must be a test key on a staging deployment (SITE_STAGING=1)'];
  }
  return /^(sk|rk)_live_/.test(STRIPE_SECRET_KEY)
    ? []
    : ['STRIPE_SECRET_KEY: must be a live key in live mode; test keys need SITE_STAGING=1'];
}

function isItself({ STAGING_ORIGIN, PUBLIC_ORIGIN, PORT }: Environment): boolean {
  if (!STAGING_ORIGIN) return false;
  const { origin, hostname, port } = new URL(STAGING_ORIGIN);
  if (loopbackHosts.has(hostname)) return Number(port || 80) === PORT;
  return (
    PUBLIC_ORIGIN !== undefined && URL.canParse(PUBLIC_ORIGIN) && new URL(PUBLIC_ORIGIN).origin === origin
  );
}

/** A sandbox answers only this machine unless it is opened on purpose. */
export function sandboxProblems(environment: Environment): string[] {
  const problems = commonProblems(environment);
  if (environment.SANDBOX_PUBLIC === '1') {
    if (!environment.SITE_SECRET) {
      problems.push('SITE_SECRET: is required with SANDBOX_PUBLIC=1; make one with: openssl rand -base64 48');
    }
    problems.push(...secretProblems(environment));
  }
  if (!loopbackHosts.has(environment.HOST) && environment.SANDBOX_PUBLIC !== '1') {
    problems.push('HOST: a sandbox listens on loopback only; set SANDBOX_PUBLIC=1 to open it to others');
  }
  if (environment.STRIPE_SECRET_KEY && !environment.STRIPE_WEBHOOK_SECRET) {
    problems.push('STRIPE_WEBHOOK_SECRET: is required when STRIPE_SECRET_KEY is set');
  }
  if (environment.STRIPE_SECRET_KEY && /_live_/.test(environment.STRIPE_SECRET_KEY)) {
    problems.push('STRIPE_SECRET_KEY: a live key needs SITE_MODE=live');
  }
  return problems;
}

/** The variables that hold an address, each with the schemes it may have. */
const addresses = [
  ['DATABASE_URL', ['postgres', 'postgresql']],
  ['SMTP_URL', ['smtp', 'smtps']],
  ['PUBLIC_ORIGIN', ['http', 'https']],
  ['TOKEN_ISSUER', ['http', 'https']],
  ['BLOG_UPSTREAM', ['http', 'https']],
  ['SUGGEST_UPSTREAM', ['http', 'https']],
  ['JOBS_UPSTREAM', ['http', 'https']],
] as const;

function commonProblems(environment: Environment): string[] {
  const problems = [
    ...emptyWebhookSecretProblems(environment),
    ...storeProblems(environment),
    ...operatorProviderProblems(environment),
  ];
  for (const [name, schemes] of addresses) {
    const value = environment[name];
    if (value === undefined) continue;
    const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : null;
    if (scheme === null || !schemes.some((one) => one === scheme)) {
      problems.push(
        `${name}: must be an address that starts with ${schemes.map((one) => `${one}://`).join(' or ')}`,
      );
    } else if (name === 'SMTP_URL' && !hasReadableUser(new URL(value))) {
      problems.push(
        `${name}: has a % in its user or password that encodes no character; write a plain % as %25`,
      );
    }
  }
  return problems;
}

/** The mail library is given both decoded. The database's driver decodes by itself, and takes a plain % as it is. */
function hasReadableUser({ username, password }: URL): boolean {
  return succeeds(() => decodeURIComponent(username + password));
}
