import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '@/server/config/config';

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
  return pino({ level, base: null, formatters: { log: withoutPersonal } }, destination);
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

/** Six digits could be a one-time code; SQLSTATE has five characters. */
const machineCode = /^(?:[A-Z][A-Z0-9_]{2,59}|[a-z][a-z_]{1,59}|[0-9A-Z]{5})$/;
const machineName = /^[a-z][a-z0-9_]{0,59}(?:\[[a-z0-9_]{1,20}\]){0,3}$/;
const stripeType = /^Stripe[A-Za-z]{1,50}$/;
const stripeRequest = /^req_[A-Za-z0-9]{1,40}$/;

/**
 * The type and machine-readable code of an error, and where in the code it occurred. Messages are left out, since those
 * from databases and external services may quote values, and so are values that do not look like a code.
 */
function describeError(error: Error): object {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const status = Reflect.get(error, 'statusCode');
  return {
    type: textOf(error, 'type', stripeType) ?? error.name,
    // From the system, database, Stripe or resolver: `ECONNREFUSED`, `23505`, `resource_missing`.
    code: codeOf(error) ?? codeOf(error.cause),
    status: typeof status === 'number' ? status : undefined,
    // The parameter that Stripe refused, and what identifies the request to its support.
    param: textOf(error, 'param', machineName),
    requestId: textOf(error, 'requestId', stripeRequest),
    // The name of the constraint in PostgreSQL's refusal.
    constraint: textOf(error, 'constraint', machineName),
    stack: frames?.slice(0, 8).join('\n'),
  };
}

/** A failed fetch has its code in the cause. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? textOf(error, 'code', machineCode) : undefined;
}

function textOf(error: Error, name: string, form: RegExp): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' && form.test(value) ? value : undefined;
}
