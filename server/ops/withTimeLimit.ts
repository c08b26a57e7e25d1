/** The database must answer within this time, in milliseconds, for an instance to count as ready. */
const timeoutMs = 2000;

/** The result of a question to the database. @throws when it does not answer in time */
export async function withTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
