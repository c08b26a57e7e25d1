/** A database that takes longer than this, in milliseconds, counts as away for whoever can do without it. */
const timeoutMs = 2000;

/** The result of a question to the database. @throws when it does not answer in time */
export function withTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The database did not answer in time.'), { code: 'ETIMEDOUT' });
    AbortSignal.timeout(timeoutMs).addEventListener('abort', () => reject(error));
  });
  return Promise.race([work, late]);
}
