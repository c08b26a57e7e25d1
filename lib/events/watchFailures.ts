export type FailureKind = 'thrown' | 'rejected';

/**
 * Reports the first failure of the page's scripts. Only its kind: a message or a stack may contain what somebody typed.
 * Returns a function that stops watching.
 */
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
