import { second } from '@/server/clock';
import type { Services } from '@/server/services';
import { deliver, dueMails } from './delivery';

const batch = 20;
const lanes = 4;
const pollEvery = second;

/**
 * Sends everything that is due, a few mails at a time, and returns how many the mail system accepted. A mail that
 * is refused for now waits for its next try, so this ends. Any number of workers may run at once.
 */
export async function deliverDueMails(services: Services, goOn: () => boolean = () => true): Promise<number> {
  let sent = 0;
  while (goOn()) {
    const ids = await dueMails(services, batch);
    if (ids.length === 0) break;
    const worker = async () => {
      for (let id = ids.shift(); id !== undefined && goOn(); id = ids.shift()) {
        if (await deliver(services, id)) sent += 1;
      }
    };
    await Promise.all(Array.from({ length: lanes }, worker));
  }
  return sent;
}

type MailWorker = {
  /** Looks at the outbox now instead of at the next poll. */
  wake(): void;
  /** Sends no further mail; resolves when those under way have been recorded. */
  stop(): Promise<void>;
};

/** Polls the outbox every second of real time, and at once when woken. An unreachable database is tried again. */
export function startMailWorker(services: Services): MailWorker {
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;

  const attempt = async () => {
    do {
      again = false;
      try {
        await deliverDueMails(services, () => !stopped);
      } catch (error) {
        services.log.warn({ err: error }, 'the outbox could not be read or written');
      }
    } while (again && !stopped);
    running = null;
  };
  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= attempt();
  };
  const timer = setInterval(wake, pollEvery);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
