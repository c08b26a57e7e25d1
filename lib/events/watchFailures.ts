export type FailureKind = 'thrown' | 'rejected';

/** Reports the first failure, by its kind only: a message may hold what somebody typed. Returns what stops watching. */
export function watchFailures(onFailure: (kind: FailureKind) => void): () => void {
  const watching = new AbortController();
  const report = ({ type }: Event) => {
    watching.abort();
    onFailure(type === 'error' ? 'thrown' : 'rejected');
  };
  for (const type of ['error', 'unhandledrejection'])
    window.addEventListener(type, report, { signal: watching.signal });
  return () => watching.abort();
}
