/** For work that nobody stops. */
export const neverAborted: AbortSignal = new AbortController().signal;
