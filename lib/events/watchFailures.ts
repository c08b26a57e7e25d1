export type FailureKind = 'thrown' | 'rejected';

type FailureWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Reports the first failure of the page's scripts. Only its kind: a message or a stack may contain what somebody typed.
 * Returns a function that stops watching.
 */
export function watchFailures(
  onFailure: (kind: FailureKind) => void,
  view: FailureWindow = window,
): () => void {
  const report = ({ type }: Event) => {
    stop();
    onFailure(type === 'error' ? 'thrown' : 'rejected');
  };
  const stop = () => {
    view.removeEventListener('error', report);
    view.removeEventListener('unhandledrejection', report);
  };
  view.addEventListener('error', report);
  view.addEventListener('unhandledrejection', report);
  return stop;
}
