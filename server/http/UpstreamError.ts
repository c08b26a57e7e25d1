/** What another service answered instead of what it was asked for. The log names its status, and leaves out its words. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';

  constructor(readonly statusCode: number) {
    super(`The upstream answered with status ${statusCode}.`);
  }
}
