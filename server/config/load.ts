import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from './config';
import { readSetupSettings } from './setupSettings';

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
