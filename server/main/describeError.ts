/** What a log line tells of a failure. Every value has the form that a machine writes; none quotes what a person typed. */
type DescribedError = {
  type: string;
  /** Of the system, the database, Stripe or the resolver: `ECONNREFUSED`, `SQLITE_BUSY`, `23505`, `resource_missing`. */
  code?: string;
  status?: number;
  /** The parameter that Stripe refused, by name. */
  param?: string;
  /** Names the request to Stripe's support. */
  requestId?: string;
  /** What PostgreSQL's refusal was about, by name. */
  constraint?: string;
  stack?: string;
};

/** Six digits would be a one-time code; SQLSTATE has five places. */
const machineCode = /^(?:[A-Z][A-Z0-9_]{2,59}|[a-z][a-z_]{1,59}|[0-9A-Z]{5})$/;
const machineName = /^[a-z][a-z0-9_]{0,59}(?:\[[a-z0-9_]{1,20}\]){0,3}$/;
const stripeType = /^Stripe[A-Za-z]{1,50}$/;
const stripeRequest = /^req_[A-Za-z0-9]{1,40}$/;

/**
 * The kind and machine's code of an error and where in the code it arose. Messages are left out, since those of
 * databases and of services behind us may quote values; a code that does not look like one is left out as well.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = codeOf(error) ?? codeOf(error.cause);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const status = Reflect.get(error, 'statusCode');
  return {
    type: textOf(error, 'type', stripeType) ?? error.name,
    code,
    status: typeof status === 'number' ? status : undefined,
    param: textOf(error, 'param', machineName),
    requestId: textOf(error, 'requestId', stripeRequest),
    constraint: textOf(error, 'constraint', machineName),
    stack: frames?.slice(0, 8).join('\n'),
  };
}

/** A failed fetch has the code in its cause. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? textOf(error, 'code', machineCode) : undefined;
}

function textOf(error: Error, name: string, form: RegExp): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' && form.test(value) ? value : undefined;
}
