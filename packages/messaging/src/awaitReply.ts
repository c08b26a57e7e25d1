import { resultOf } from './resultOf';

type Exchange = {
  /** Begins to hear replies to this one request; returns a function that stops. */
  listen: (onReply: (reply: unknown) => void) => () => void;
  send: () => void;
  signal?: AbortSignal | undefined;
};

/**
 * Listens, then sends, since an app may reply before sending returns. The first of reply, failed sending and
 * abort settles the promise and ends the listening. Once the signal is aborted nothing is sent.
 */
export async function awaitReply({ listen, send, signal }: Exchange): Promise<unknown> {
  if (signal?.aborted) throw abortError();
  const reply = await new Promise<unknown>((resolve, reject) => {
    const stopListening = listen((reply) => {
      stop();
      resolve(reply);
    });
    signal?.addEventListener('abort', abort);
    try {
      send();
    } catch (error) {
      stop();
      reject(error);
    }

    function abort(): void {
      stop();
      reject(abortError());
    }
    function stop(): void {
      stopListening();
      signal?.removeEventListener('abort', abort);
    }
  });
  return resultOf(reply, 'unknown error');
}

/** For a reply that comes as a promise of its own: whichever is first, the promise or the abort. */
export function untilAborted(promise: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortError());
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

export function abortError(): DOMException {
  return new DOMException('Aborted', 'AbortError');
}
