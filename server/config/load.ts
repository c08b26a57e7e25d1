import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from './config';

/** Reads `.env`, if there is one, and the environment; nothing else does. @throws ConfigError */
export function loadConfig(): Config {
  const folder = process.cwd();
  readEnvironmentFile(folder);
  return readConfig(process.env, folder);
}

/** What the Stripe setup needs from the environment: the key, and the origin for its events. Null where absent. */
export function loadSetupSettings(): {
  secretKey: string | null;
  publicOrigin: string | null;
  tax: boolean;
} {
  readEnvironmentFile(process.cwd());
  const origin = process.env.PUBLIC_ORIGIN?.trim() ?? '';
  return {
    secretKey: process.env.STRIPE_SECRET_KEY?.trim() || null,
    publicOrigin: URL.canParse(origin) ? new URL(origin).origin : null,
    tax: process.env.STRIPE_TAX?.trim() === '1',
  };
}

function readEnvironmentFile(folder: string): void {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
