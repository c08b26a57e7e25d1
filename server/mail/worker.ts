import { second } from '@/server/clock';
import { neverAborted } from '@/server/neverAborted';
import type { Services } from '@/server/services';
import { deliver, dueMails } from './delivery';

const batch = 20;
const lanes = 4;
const pollEvery = second;

/**
 * Sends everything that is due, a few mails at a time, and returns how many the mail system accepted. A mail that is
 * refused for now waits for its next retry, so this always ends. Any number of workers may run at once.
 */
export async function deliverDueMails(
  services: Services,
  signal: AbortSignal = neverAborted,
): Promise<number> {
  let sent = 0;
  while (!signal.aborted) {
    const ids = await dueMails(services, batch);
    if (ids.length === 0) break;
    const worker = async () => {
      for (let id = ids.shift(); id !== undefined && !signal.aborted; id = ids.shift()) {
        if (await deliver(services, id)) sent += 1;
      }
    };
    await Promise.all(Array.from({ length: lanes }, worker));
  }
  return sent;
}

type MailWorker = {
  /** Checks the outbox now instead of at the next poll. */
  wake(): void;
  /** Stops sending; resolves when the mails in progress have been recorded. */
  stop(): Promise<void>;
};

/** Polls the outbox every second of real time, and immediately when woken. Retries when the database is unreachable. */
export function startMailWorker(services: Services): MailWorker {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;

  const attempt = async () => {
    do {
      again = false;
      try {
        await deliverDueMails(services, stopping.signal);
      } catch (error) {
        services.log.warn({ err: error }, 'the outbox could not be read or written');
      }
    } while (again && !stopping.signal.aborted);
    running = null;
  };
  const wake = () => {
    if (stopping.signal.aborted) return;
    again = true;
    running ??= attempt();
  };
  const timer = setInterval(wake, pollEvery);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
