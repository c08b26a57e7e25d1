import type { Environment } from './environment';

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** What stops a live start: every part must be real, and its secrets its own. */
export function liveProblems(environment: Environment): string[] {
  const problems: string[] = [];
  const require = (name: keyof Environment, why: string) => {
    if (!environment[name]) problems.push(`${name}: is required in live mode (${why})`);
  };
  require('DATABASE_URL', 'the PostgreSQL database');
  require('STRIPE_SECRET_KEY', 'payments');
  require('STRIPE_WEBHOOK_SECRET', 'the signature of payment events');
  require('SMTP_URL', 'mail');
  require('PUBLIC_ORIGIN', 'the https address of the site');
  require('SITE_SECRET', 'at least 32 characters of your own');
  if (environment.SITE_SECRET && environment.SITE_SECRET.length < 32) {
    problems.push('SITE_SECRET: must have at least 32 characters');
  }
  if (environment.STRIPE_SECRET_KEY && !/^(sk|rk)_live_/.test(environment.STRIPE_SECRET_KEY)) {
    problems.push('STRIPE_SECRET_KEY: must be a live key in live mode');
  }
  if (environment.PUBLIC_ORIGIN && !environment.PUBLIC_ORIGIN.startsWith('https://')) {
    problems.push('PUBLIC_ORIGIN: must start with https:// in live mode');
  }
  if (environment.SANDBOX_PUBLIC === '1') problems.push('SANDBOX_PUBLIC: has no place in live mode');
  return [...problems, ...commonProblems(environment)];
}

/** A sandbox answers this machine alone unless it is opened on purpose. */
export function sandboxProblems(environment: Environment): string[] {
  const problems = commonProblems(environment);
  if (!loopback.has(environment.HOST) && environment.SANDBOX_PUBLIC !== '1') {
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

function commonProblems(environment: Environment): string[] {
  const problems: string[] = [];
  const address = (
    name:
      | 'DATABASE_URL'
      | 'SMTP_URL'
      | 'PUBLIC_ORIGIN'
      | 'TOKEN_ISSUER'
      | 'BLOG_UPSTREAM'
      | 'SUGGEST_UPSTREAM'
      | 'JOBS_UPSTREAM',
    schemes: string[],
  ) => {
    const value = environment[name];
    if (value === undefined) return;
    const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : null;
    if (scheme === null || !schemes.includes(scheme)) {
      problems.push(
        `${name}: must be an address that starts with ${schemes.map((one) => `${one}://`).join(' or ')}`,
      );
    }
  };
  address('DATABASE_URL', ['postgres', 'postgresql']);
  address('SMTP_URL', ['smtp', 'smtps']);
  address('PUBLIC_ORIGIN', ['http', 'https']);
  address('TOKEN_ISSUER', ['http', 'https']);
  address('BLOG_UPSTREAM', ['http', 'https']);
  address('SUGGEST_UPSTREAM', ['http', 'https']);
  address('JOBS_UPSTREAM', ['http', 'https']);
  return problems;
}
