/** What ends a call: its `signal` is aborted when the time is up, or when the caller gives up. */
type TimeLimit = {
  signal: AbortSignal;
  /** To be called once the call has ended, so that neither the timer nor the caller's signal keeps it in memory. */
  clear(): void;
};

/**
 * Limits a call to so many milliseconds. `AbortSignal.timeout` and `AbortSignal.any` would say the same, but WebKit 15,
 * Firefox 99 and Chrome 102 lack them.
 */
export function startTimeLimit(milliseconds: number, caller?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const giveUp = () => controller.abort(caller?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The call took too long', 'TimeoutError')),
    milliseconds,
  );
  if (caller?.aborted) giveUp();
  else caller?.addEventListener('abort', giveUp);
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
