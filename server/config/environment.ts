import * as z from 'zod/mini';
import { protocol } from '@/lib/content/protocol';
import { readAllocations } from './allocationList';
import { listItems } from './listItems';

const address = /^[^\s"(),:;<>@[\]\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*$/u;
const afterName = /^(?:"[^"\r\n]*"\s*|[^"<>,:;\r\n]*)<([^<>]*)>$/;

/**
 * True for a single email address, or a name with one in angle brackets (RFC 5322, section 3.4). From anything else, the
 * mail library would take no sender, or another one than was meant.
 */
function isSenderAddress(text: string): boolean {
  const sender = text.trim();
  return address.test(afterName.exec(sender)?.[1] ?? sender);
}

/** An empty variable counts as absent, so that a half-filled `.env` names what is missing. */
const blankIsAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const text = z.optional(z.string());
/** Text that satisfies a rule, which operators are told otherwise. */
const checked = (holds: (value: string) => boolean, rule: string) => z.string().check(z.refine(holds, rule));
/** A list with commas, each item of which has a syntax. */
const listOf = (syntax: RegExp, rule: string) =>
  z.optional(checked((list) => listItems(list).every((item) => syntax.test(item)), rule));
const flag = (fallback: '0' | '1') => z._default(z.enum(['0', '1'], 'must be 0 or 1'), fallback);
const numeric = (fallback: number, minimum: number, maximum: number) => {
  const rule = `must be a whole number from ${minimum} to ${maximum}`;
  const holds = (value: number) => Number.isInteger(value) && value >= minimum && value <= maximum;
  return z._default(z.coerce.number(rule).check(z.refine(holds, rule)), fallback);
};
/** An https origin, or one of this machine. */
const originSyntax = /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/;
const origin = z.optional(
  checked((value) => originSyntax.test(value), 'must be an https origin without a path'),
);

/** Every variable the system reads, as raw strings. `.env.example` explains each one to operators. */
export const Environment = z.object({
  SITE_MODE: z._default(z.enum(['sandbox', 'live'], 'must be sandbox or live'), 'sandbox'),
  PORT: numeric(3000, 0, 65535),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  PUBLIC_ORIGIN: text,
  SANDBOX_PUBLIC: flag('0'),
  DATABASE_URL: text,
  DATABASE_POOL_SIZE: numeric(10, 1, 200),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_TAX: flag('0'),
  SELLER_NAME: text,
  SELLER_ADDRESS: text,
  SELLER_VAT_ID: text,
  APPLE_BUNDLE_ID: text,
  APPLE_APP_ID: text,
  APPLE_ISSUER_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: text,
  APPLE_ROOT_CERTIFICATES: text,
  GOOGLE_PACKAGE_NAME: text,
  GOOGLE_SERVICE_ACCOUNT: text,
  GOOGLE_LICENSE_KEY: text,
  GOOGLE_PUSH_ACCOUNT: text,
  SMTP_URL: text,
  MAIL_FROM: z.optional(
    checked(
      isSenderAddress,
      'must be one email address, alone or after a name, such as "Teal <hello@teal.example>"',
    ),
  ),
  LETTERS_PER_MINUTE: numeric(600, 1, 60_000),
  SITE_SECRET: text,
  SITE_SECRET_PREVIOUS: text,
  TOKEN_ISSUER: text,
  SITE_STAGING: flag('0'),
  STAGING_ORIGIN: origin,
  LIVE_ORIGIN: origin,
  WEB_CLIENT_ID: z._default(z.string(), protocol.webClientId),
  NATIVE_CLIENT_ID: z._default(z.string(), protocol.nativeClientId),
  NATIVE_REDIRECT_URIS: z._default(
    checked(
      (list) => listItems(list).length > 0 && listItems(list).every((uri) => URL.canParse(uri)),
      'must be URIs with a scheme, separated by commas',
    ),
    protocol.nativeRedirectUri,
  ),
  APPLE_APPS: listOf(/^[A-Z\d]{10}\.[\w.-]+$/, 'must be app IDs (team, dot, bundle ID), separated by commas'),
  ANDROID_APPS: listOf(
    /^[\w.]+=([\dA-F]{2}:){31}[\dA-F]{2}$/,
    'must be package=fingerprint with the SHA-256 of the certificate, separated by commas',
  ),
  COUNTRY_HEADER: z.optional(
    checked((name) => /^[\w-]+$/.test(name), 'must be the name of a header, without a colon'),
  ),
  DEFAULT_COUNTRY: z._default(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be two capital letters')), 'US'),
  TRUSTED_PROXY_HOPS: numeric(0, 0, 10),
  BLOG_UPSTREAM: text,
  SUGGEST_UPSTREAM: text,
  JOBS_UPSTREAM: text,
  IMAGE_HOSTS: listOf(/^[a-z\d.-]+$/i, 'must be host names, separated by commas'),
  OPS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  OPS_ISSUER: text,
  OPS_CLIENT_ID: text,
  OPS_CLIENT_SECRET: text,
  OPS_ROLES_CLAIM: z._default(z.string(), 'roles'),
  OPS_ROLES: z._default(z.string(), 'support=support,finance=finance,operator=operator'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  USE_UNIFIED_FEEDBACK: flag('0'),
  USE_SUBSCRIPTIONS_AUTH_V2: flag('1'),
  USE_PAID_DUCK_AI: flag('1'),
  EXPERIMENT_ALLOCATIONS: z.optional(
    checked(
      (list) => readAllocations(list) !== null,
      'must be experiments with the share of visitors that each takes, such as "appbranding=0.5"',
    ),
  ),
  LOG_LEVEL: z._default(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info, or debug'),
    'info',
  ),
});
export type Environment = z.infer<typeof Environment>;
export type Variables = Readonly<Record<string, string | undefined>>;

type EnvironmentReading = {
  /** What could be read; an unreadable variable has its default. */
  environment: Environment;
  problems: string[];
  /** Names of the variables with problems. */
  unreadable: ReadonlySet<string>;
};

/** Validates the shape of every variable and returns all problems at once. */
export function readEnvironment(variables: Variables): EnvironmentReading {
  const present = Object.fromEntries(
    Object.keys(Environment.shape).map((name) => [name, blankIsAbsent(variables[name])]),
  );
  const result = Environment.safeParse(present);
  if (result.success) return { environment: result.data, problems: [], unreadable: new Set() };
  const { issues } = result.error;
  const unreadable = new Set(issues.map(({ path }) => path.join('.')));
  const readable = Object.fromEntries(Object.entries(present).filter(([name]) => !unreadable.has(name)));
  return {
    environment: Environment.parse(readable),
    problems: issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    unreadable,
  };
}
