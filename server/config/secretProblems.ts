import type { Environment } from './environment';
import { loopbackHosts } from './loopbackName';

/** The secret of a sandbox without configuration. Anyone can read it here, so it protects nothing. */
export const sandboxSecret = 'sandbox-secret-for-one-machine-only';
export const sandboxStripe = { key: 'sk_test_sandbox', webhook: 'whsec_sandbox' };

const published = [sandboxSecret, sandboxStripe.key, sandboxStripe.webhook];
const placeholder =
  /…|\.\.\.|(change|replace)[-_ ]?(me|this)|your[-_ ]|placeholder|example|password|qwerty|letmein/;
/** Passwords from documentation, images and installers. */
const commonPassword = /^(?:password|postgres|secret|changeme|admin|root|user|site|test)$/;

/** Whether a secret can be read in this repository or is still a placeholder from documentation. */
function isPublished(secret: string): boolean {
  const value = secret.toLowerCase();
  return published.some((known) => value.includes(known)) || placeholder.test(value);
}

/** Whether the password in a URL is one that everybody tries first. False for a URL without a password. */
function hasCommonPassword(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, searchParams } = new URL(address);
  const used = (searchParams.get('password') ?? password).toLowerCase();
  return used !== '' && (commonPassword.test(used) || used === username.toLowerCase());
}

type Rule = { length: number; different: number };

/** A long value may have fewer different characters, because hexadecimal has only sixteen. */
const longValue: Rule = { length: 40, different: 12 };
const secrets = [
  { name: 'SITE_SECRET', length: 32, different: 16 },
  { name: 'SITE_SECRET_PREVIOUS', length: 32, different: 16 },
  { name: 'OPS_TOKEN', length: 16, different: 10 },
  { name: 'METRICS_TOKEN', length: 16, different: 10 },
] as const;
const advice = 'make a new one with: openssl rand -base64 48';

/** Every secret that is published, easy to guess or used twice, by its variable, with how to get a good one. */
export function secretProblems(environment: Environment): string[] {
  return [...madeByOperator(environment), ...handedOut(environment)];
}

function madeByOperator(environment: Environment): string[] {
  return secrets.flatMap(({ name, ...rule }, index) => {
    const value = environment[name]?.trim();
    if (value === undefined) return [];
    const weakness = weaknessOf(value, rule);
    const twin = secrets.slice(0, index).find((other) => environment[other.name]?.trim() === value);
    return [
      ...(weakness ? [`${name}: ${weakness}; ${advice}`] : []),
      ...(twin ? [`${name}: must not be the value of ${twin.name}; ${twinAdvice(name)}`] : []),
    ];
  });
}

/** Stripe's secrets, and the passwords of the database and the mail server. */
function handedOut(environment: Environment): string[] {
  const problems: string[] = [];
  if (isPublished(environment.STRIPE_SECRET_KEY ?? '')) {
    problems.push('STRIPE_SECRET_KEY: is a published value; copy the key from the Stripe dashboard');
  }
  const signing = webhookSecrets(environment).filter((part) => part !== '');
  if (signing.some((part) => isPublished(part) || !part.startsWith('whsec_')))
    problems.push('STRIPE_WEBHOOK_SECRET: must be signing secrets (whsec_…) of webhook endpoints at Stripe');
  for (const name of ['DATABASE_URL', 'SMTP_URL'] as const) {
    const address = environment[name];
    if (!address || !hasCommonPassword(address) || loopbackHosts.has(new URL(address).hostname)) continue;
    problems.push(`${name}: has a password that is easy to guess; make one with: openssl rand -hex 32`);
  }
  return problems;
}

/** An empty part would be a secret that everybody knows. */
export function emptyWebhookSecretProblems(environment: Environment): string[] {
  return webhookSecrets(environment).includes('')
    ? ['STRIPE_WEBHOOK_SECRET: has an empty part; separate its secrets by one comma and end with none']
    : [];
}

function webhookSecrets({ STRIPE_WEBHOOK_SECRET }: Environment): string[] {
  return STRIPE_WEBHOOK_SECRET?.split(',').map((secret) => secret.trim()) ?? [];
}

function twinAdvice(name: (typeof secrets)[number]['name']): string {
  return name === 'SITE_SECRET_PREVIOUS' ? 'leave it empty until the secret is rotated' : advice;
}

function weaknessOf(value: string, { length, different }: Rule): string | null {
  if (isPublished(value)) return 'is a published value';
  if (value.length < length) return `must have at least ${length} characters`;
  if (repeatsItself(value)) return 'repeats itself';
  if (isSequence(value)) return 'is a sequence';
  const least = value.length >= longValue.length ? Math.min(different, longValue.different) : different;
  return new Set(value).size < least ? `must have at least ${least} different characters` : null;
}

/** Whether the value is one part repeated two or more times. */
function repeatsItself(value: string): boolean {
  for (let size = 1; size <= value.length / 2; size += 1) {
    if (
      value
        .slice(0, size)
        .repeat(Math.ceil(value.length / size))
        .startsWith(value)
    )
      return true;
  }
  return false;
}

/** Whether most characters are followed by themselves or by an adjacent one, as in `aabbcc` and `87654321`. */
function isSequence(value: string): boolean {
  let steps = 0;
  for (let index = 1; index < value.length; index += 1) {
    if (Math.abs(value.charCodeAt(index) - value.charCodeAt(index - 1)) <= 1) steps += 1;
  }
  return steps > value.length / 2;
}
