/** A database that takes longer than this, in milliseconds, counts as away for whoever can do without it. */
const timeoutMs = 2000;

/** The result of a question to the database. @throws when it does not answer in time */
export async function withTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error('The database did not answer in time.');
    timer = setTimeout(() => reject(Object.assign(error, { code: 'ETIMEDOUT' })), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
