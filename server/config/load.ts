import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from './config';

/** Reads `.env`, if there is one, and the environment: the only place that does. @throws ConfigError */
export function loadConfig(): Config {
  const folder = process.cwd();
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig(process.env, folder);
}
