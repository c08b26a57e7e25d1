import { HttpError, NetworkError } from './HttpError';

type Personal =
  | 'email'
  | 'otp'
  | 'code'
  | 'hash'
  | 'token'
  | 'access_token'
  | 'refresh_token'
  | 'code_verifier';

/**
 * Query parameters; null and undefined ones are left out. Proxies and browser histories keep them, so nothing that
 * identifies or authorizes a person belongs here: that goes into a body or a header.
 */
type Query = Readonly<Record<string, string | null | undefined>> & {
  readonly [Name in Personal]?: never;
};

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'DELETE';
  query?: Query;
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  bearer?: string;
  /** `include` sends and accepts the session cookie. */
  credentials?: 'include' | 'omit';
  /** Any other status, even a successful one, counts as a failure. */
  expectedStatus?: number;
  signal?: AbortSignal;
  timeoutMilliseconds?: number;
};

const defaultTimeout = 15_000;

/**
 * Makes a call and resolves with its parsed JSON (null for an empty response).
 * @throws HttpError with data and status for a response that is not ok (specification §8); NetworkError when there is
 * none.
 */
export async function request(url: string, options: RequestOptions = {}): Promise<unknown> {
  const { method = 'GET', bearer, credentials = 'omit', timeoutMilliseconds = defaultTimeout } = options;
  const { body, type } = encodeBody(options);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (type) headers['Content-Type'] = type;
  if (bearer) headers.Authorization = `Bearer ${bearer}`;
  const limit = startTimeLimit(timeoutMilliseconds, options.signal);
  try {
    const sent = fetch(withQuery(url, options.query), {
      method,
      headers,
      body,
      credentials,
      signal: limit.signal,
      cache: 'no-store',
    });
    const answer = await sent.catch((cause: unknown) => {
      throw new NetworkError('No answer came', { cause });
    });
    const data = await readJson(answer);
    const expected = answer.status === (options.expectedStatus ?? answer.status);
    if (!answer.ok || !expected) throw new HttpError(answer.status, data, retryAfter(answer));
    return data;
  } finally {
    limit.clear();
  }
}

function encodeBody({ json, form }: RequestOptions): { body?: string; type?: string } {
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' };
  if (form) return { body: new URLSearchParams(form).toString(), type: 'application/x-www-form-urlencoded' };
  return {};
}

function withQuery(url: string, query: RequestOptions['query']): string {
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value == null ? [] : [[name, value]],
  );
  return entries.length > 0 ? `${url}?${new URLSearchParams(entries)}` : url;
}

async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text().catch((cause: unknown) => {
    throw new NetworkError('The answer broke off', { cause });
  });
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function retryAfter(answer: Response): number | null {
  const seconds = Number.parseInt(answer.headers.get('Retry-After') ?? '', 10);
  return Number.isFinite(seconds) ? seconds : null;
}

/** Limits a call. WebKit 15, Firefox 99 and Chrome 102 lack `AbortSignal.timeout` and `AbortSignal.any`. */
function startTimeLimit(milliseconds: number, caller?: AbortSignal) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(caller?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The call took too long', 'TimeoutError')),
    milliseconds,
  );
  if (caller?.aborted) giveUp();
  else caller?.addEventListener('abort', giveUp);
  return {
    /** Aborted when the time is up, or when the caller gives up. */
    signal: controller.signal,
    /** To be called once the call has ended, so that neither the timer nor the caller's signal keeps it in memory. */
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
