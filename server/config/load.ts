import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from './config';
import { readEnvironment, type Variables } from './environment';

/** Reads `.env`, if there is one, and the environment; nothing else does. @throws ConfigError */
export function loadConfig(): Config {
  const folder = process.cwd();
  readEnvironmentFile(folder);
  return readConfig(process.env, folder);
}

/** Reads what the Stripe setup needs in the same way. @throws ConfigError */
export function loadSetupSettings(): ReturnType<typeof readSetupSettings> {
  readEnvironmentFile(process.cwd());
  return readSetupSettings(process.env);
}

function readEnvironmentFile(folder: string): void {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** What the Stripe setup needs of the environment; the rest may not be set yet. @throws ConfigError */
export function readSetupSettings(variables: Variables) {
  const { environment, problems } = readEnvironment(variables);
  const { STRIPE_SECRET_KEY: secretKey = '', PUBLIC_ORIGIN: origin = '', STRIPE_TAX } = environment;
  const own = problems.filter((problem) => problem.startsWith('STRIPE_TAX:'));
  if (secretKey === '') own.push('STRIPE_SECRET_KEY: is required (a sandbox sets up its own Stripe)');
  if (origin === '') own.push('PUBLIC_ORIGIN: is required (Stripe sends events there)');
  else if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin)) {
    own.push('PUBLIC_ORIGIN: must be an address that starts with http:// or https://');
  }
  if (own.length > 0) throw new ConfigError(own);
  return {
    secretKey: secretKey.trim(),
    /** The origin to which Stripe sends events. */
    publicOrigin: new URL(origin).origin,
    tax: STRIPE_TAX === '1',
  };
}
