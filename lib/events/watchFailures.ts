export type FailureKind = 'thrown' | 'rejected';

/**
 * Reports the first failure of the page's scripts. Only its kind: a message or a stack may contain what somebody typed.
 * Returns a function that stops watching.
 */
export function watchFailures(onFailure: (kind: FailureKind) => void): () => void {
  const report = ({ type }: Event) => {
    stop();
    onFailure(type === 'error' ? 'thrown' : 'rejected');
  };
  const stop = () => {
    window.removeEventListener('error', report);
    window.removeEventListener('unhandledrejection', report);
  };
  window.addEventListener('error', report);
  window.addEventListener('unhandledrejection', report);
  return stop;
}
