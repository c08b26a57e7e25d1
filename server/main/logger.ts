import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '@/server/config/config';
import { describeError } from './describeError';

/** Names of fields that carry personal data. `code` is one; error codes appear in described errors instead. */
const personalNames: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'email',
  'token',
  'access_token',
  'refresh_token',
  'auth_token',
  'otp',
  'code',
  'code_verifier',
  'hash',
]);
const maxDepth = 6;

/** A structured log with one JSON line per event. Requests are logged by path only: query strings may contain codes. */
export function makeLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = { level, base: null, formatters: { log: withoutPersonal } };
  return destination ? pino(options, destination) : pino(options);
}

function withoutPersonal(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      personalNames.has(name) ? '[Redacted]' : written(value, depth + 1),
    ]),
  );
}

function written(value: unknown, depth: number): unknown {
  if (value instanceof Error) return describeError(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) return '[Deep]';
  return Array.isArray(value) ? value.map((one) => written(one, depth + 1)) : withoutPersonal(value, depth);
}
