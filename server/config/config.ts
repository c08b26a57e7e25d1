import { createHash } from 'node:crypto';
import { isAbsolute, resolve } from 'node:path';
import { brand } from '@/lib/content/brand';
import type { SettingValues } from '@/lib/flags/settingValues';
import { builtAllocations, readAllocations } from './allocationList';
import { embeddedUrl } from './embeddedUrl';
import { type Environment, readEnvironment, type Variables } from './environment';
import { listItems } from './listItems';
import { loopbackName } from './loopbackName';
import { readOperatorProvider } from './operatorProvider';
import { liveProblems, sandboxProblems } from './problems';
import { sandboxSecret, sandboxStripe } from './secretProblems';
import { readStoreSettings } from './storeSettings';

/** A PostgreSQL, by its address. `poolSize` is how many connections this process may have to it. */
export type DatabaseConfig = { url: string; poolSize: number };

/** Who sells, as invoices name it: the address is one line, and the VAT ID null where there is none. */
export type Seller = { name: string; address: string; vatId: string | null };

/** Everything the operator decides, validated. Built once at startup; nothing else reads the environment. */
export type Config = ReturnType<typeof build>;

/** Thrown with all configuration problems at once, so that one start names them all. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
}

/** Builds the configuration from environment variables. @throws ConfigError listing every problem at once. */
export function readConfig(variables: Variables, workingDirectory: string): Config {
  const { environment, problems, unreadable } = readEnvironment(variables);
  // A mode's requirements are only checked for variables that could be read; without the mode, nothing is required.
  if (!unreadable.has('SITE_MODE')) {
    const demands =
      environment.SITE_MODE === 'live' ? liveProblems(environment) : sandboxProblems(environment);
    problems.push(...demands.filter((problem) => !unreadable.has(problem.split(':', 1)[0] ?? '')));
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return build(environment, workingDirectory);
}

function build(environment: Environment, workingDirectory: string) {
  const { DATA_DIR, PORT, HOST, DATABASE_URL, LIVE_ORIGIN, BLOG_UPSTREAM } = environment;
  const dataDir = isAbsolute(DATA_DIR) ? DATA_DIR : resolve(workingDirectory, DATA_DIR);
  const publicOrigin = new URL(environment.PUBLIC_ORIGIN ?? `http://localhost:${PORT}`).origin;
  const secrets = [environment.SITE_SECRET ?? sandboxSecret, environment.SITE_SECRET_PREVIOUS];
  const imageHosts = environment.IMAGE_HOSTS ?? new URL(BLOG_UPSTREAM ?? brand.blogUrl).hostname;
  return {
    mode: environment.SITE_MODE,
    port: PORT,
    host: HOST,
    dataDir,
    /** Scheme, host and port that visitors use, without a trailing slash. */
    publicOrigin,
    /** True when any host may reach a sandbox; otherwise a sandbox answers only on loopback. */
    sandboxPublic: environment.SANDBOX_PUBLIC === '1',
    /** `embedded` is true for the one that the site brings along and starts itself. */
    database: {
      url: DATABASE_URL ?? embeddedUrl(dataDir),
      poolSize: environment.DATABASE_POOL_SIZE,
      embedded: DATABASE_URL === undefined,
    },
    stripe: stripeSetting(environment),
    seller: sellerOf(environment),
    /** The app stores; null for one that is not configured. A sandbox has its own. */
    stores: readStoreSettings(environment, publicOrigin),
    mail: mailSetting(environment),
    /** Root secrets from which the keys for codes, hashes and encrypted columns are derived; the first one signs. */
    secrets: secrets
      .filter((secret) => secret !== undefined)
      .map((secret) => createHash('sha256').update(secret).digest()),
    issuer: environment.TOKEN_ISSUER ?? publicOrigin,
    /** True on a staging deployment, where clients may request access tokens with a shorter lifetime (`ttl`). */
    staging: environment.SITE_STAGING === '1',
    stagingServices: stagingServices(environment, publicOrigin),
    /** On a staging deployment, the live site that passes such calls on to it; null for none. */
    liveOrigin: LIVE_ORIGIN ? new URL(LIVE_ORIGIN).origin : null,
    clients: clients(environment),
    apps: apps(environment),
    country: {
      header: environment.COUNTRY_HEADER?.toLowerCase() ?? null,
      fallback: environment.DEFAULT_COUNTRY,
    },
    trustedProxyHops: environment.TRUSTED_PROXY_HOPS,
    /** URL of a Ghost site's posts, including its key; null shows the posts we ship. */
    blogUpstream: BLOG_UPSTREAM ?? null,
    /** URL of a suggestion service; null uses the phrases we ship. */
    suggestUpstream: environment.SUGGEST_UPSTREAM ?? null,
    /** URL of the open roles as a Recruitee feed; null uses the ones we ship. */
    jobsUpstream: environment.JOBS_UPSTREAM ?? null,
    /** Hosts whose pictures `/iu` serves, in lower case. */
    imageHosts: listItems(imageHosts.toLowerCase()),
    /** The bearer token for `/metrics`; null means that there is no such page. */
    metricsToken: environment.METRICS_TOKEN ?? null,
    /** Where operators sign in, and the token that they enter at `/ops` instead. With neither, there is no such page. */
    operatorProvider: readOperatorProvider(environment),
    opsToken: environment.OPS_TOKEN ?? null,
    initialSettings: initialSettings(environment),
    logLevel: environment.LOG_LEVEL,
  };
}

function clients({ WEB_CLIENT_ID, NATIVE_CLIENT_ID, NATIVE_REDIRECT_URIS }: Environment) {
  return {
    web: { id: WEB_CLIENT_ID },
    native: { id: NATIVE_CLIENT_ID, redirectUris: listItems(NATIVE_REDIRECT_URIS) },
  };
}

/** The apps that open links to this site: app IDs, and `package=fingerprint`. */
function apps({ APPLE_APPS, ANDROID_APPS }: Environment) {
  return { apple: listItems(APPLE_APPS ?? ''), android: listItems(ANDROID_APPS ?? '') };
}

/** The initial flags and allocations; what operators store at run time overrides them (`server/remoteSettings`). */
function initialSettings(environment: Environment): SettingValues {
  return {
    flags: {
      useUnifiedFeedback: environment.USE_UNIFIED_FEEDBACK === '1',
      useSubscriptionsAuthV2: environment.USE_SUBSCRIPTIONS_AUTH_V2 === '1',
      usePaidDuckAi: environment.USE_PAID_DUCK_AI === '1',
    },
    allocations: readAllocations(environment.EXPERIMENT_ALLOCATIONS ?? '') ?? builtAllocations,
  };
}

function mailSetting({ SMTP_URL, MAIL_FROM, LETTERS_PER_MINUTE }: Environment) {
  return {
    smtpUrl: SMTP_URL ?? null,
    from: MAIL_FROM ?? brand.mailFrom,
    /** How many mails of a letter to many readers become due in a minute, on all instances together. */
    lettersPerMinute: LETTERS_PER_MINUTE,
  };
}

function stripeSetting({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_TAX }: Environment) {
  const webhookSecrets = (STRIPE_WEBHOOK_SECRET ?? sandboxStripe.webhook).split(',');
  return {
    secretKey: STRIPE_SECRET_KEY ?? sandboxStripe.key,
    webhookSecrets: webhookSecrets.map((secret) => secret.trim()),
    emulated: !STRIPE_SECRET_KEY,
    /** Whether Stripe calculates tax and asks businesses for their tax number. */
    tax: STRIPE_TAX === '1',
  };
}

/** Live mode requires a name and an address; a sandbox's say that nothing is sold there. */
function sellerOf({ SELLER_NAME, SELLER_ADDRESS, SELLER_VAT_ID }: Environment): Seller {
  return {
    name: SELLER_NAME ?? 'Sandbox (not a real seller)',
    address: SELLER_ADDRESS ?? '1 Sandbox Street, Nowhere',
    vatId: SELLER_VAT_ID ?? (SELLER_NAME ? null : 'XX000000000 (sandbox)'),
  };
}

/**
 * Where calls with `environment=staging` go, and the public origin of the services there. In a sandbox and on a staging
 * deployment, this process is both environments.
 */
function stagingServices(
  { STAGING_ORIGIN, SITE_MODE, SITE_STAGING, HOST, PORT }: Environment,
  publicOrigin: string,
) {
  if (STAGING_ORIGIN) return { address: STAGING_ORIGIN, publicOrigin: STAGING_ORIGIN };
  if (SITE_MODE === 'live' && SITE_STAGING !== '1') return null;
  return { address: `http://${loopbackName(HOST)}:${PORT}`, publicOrigin };
}
