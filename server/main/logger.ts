import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '@/server/config/config';

const secretNames = ['authorization', 'cookie', 'email', 'token', 'otp', 'code_verifier'];

/** Structured log, one JSON line an event. Requests are logged by path alone: query strings may hold codes. */
export function makeLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    redact: [...secretNames, ...secretNames.map((name) => `*.${name}`), '*.code'],
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Messages of database and network errors may quote values, so only the kind and the stack's places are kept. */
function describeError(error: unknown): { type: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, code, stack: places?.slice(0, 8).join('\n') };
}
