import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from './config';

/** Reads `.env`, if there is one, and the environment: the only place that does. @throws ConfigError */
export function loadConfig(): Config {
  const folder = process.cwd();
  readEnvironmentFile(folder);
  return readConfig(process.env, folder);
}

/** The key of Stripe, for a command that needs nothing else; null when there is none. */
export function loadStripeKey(): string | null {
  readEnvironmentFile(process.cwd());
  return process.env.STRIPE_SECRET_KEY?.trim() || null;
}

function readEnvironmentFile(folder: string): void {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
