/** A call was answered with a status that is not ok. `data` is the parsed body, or null when it is not JSON. */
export class HttpError extends Error {
  override name = 'HttpError';
  constructor(
    readonly status: number,
    readonly data: unknown,
    /** Seconds of the Retry-After header, or null. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`The call was answered with status ${status}`);
  }
}

/** No response: the network is down, the call was aborted, or it took too long. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/** The browser did not keep the cookie of one call for the next, so the two cannot belong together. */
export class CookieError extends Error {
  override name = 'CookieError';
}
