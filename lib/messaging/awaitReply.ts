import { isRecord } from './isRecord';

type Exchange = {
  /** Starts listening for replies to this one request; returns a function that stops. */
  listen: (onReply: (reply: unknown) => void) => () => void;
  send: () => void;
  signal?: AbortSignal | undefined;
};

/**
 * Listens, then sends, because an app may reply before sending returns. Whichever comes first, reply, failed send or
 * abort, settles the promise and ends the listening. Once the signal is aborted, nothing is sent.
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

/** For a reply that is itself a promise: settles with whichever comes first, the promise or the abort. */
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

/** The `result` of a reply. Throws the app's own error, or the given message when the reply has neither. */
export function resultOf(reply: unknown, otherwise: string): unknown {
  if (!isRecord(reply)) throw new Error(otherwise);
  if (reply.result) return reply.result;
  const message = isRecord(reply.error) ? reply.error.message : undefined;
  throw new Error(typeof message === 'string' && message !== '' ? message : otherwise);
}
