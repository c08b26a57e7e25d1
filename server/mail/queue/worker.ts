import { second } from '@/server/clock';
import { makeFailureLog } from '@/server/failureLog';
import { neverAborted } from '@/server/neverAborted';
import type { Services } from '@/server/services';
import { pause } from '@/server/store/pause';
import { deliver, dueMails, type MailLane } from './delivery';

const batch = 20;
/** How many mails of a lane are sent at once. Letters leave half of the connections to what somebody waits for. */
const atATime: Record<MailLane, number> = { awaited: 4, backlog: 4, letters: 2 };
const lanes = ['awaited', 'backlog', 'letters'] as const;
const pollEvery = second;

/**
 * Sends everything that is due and returns how many mails the mail system accepted. A mail that is refused for now
 * waits for its next retry, so this always ends. Any number of workers may run at once.
 */
export async function deliverDueMails(services: Services): Promise<number> {
  const sent = await Promise.all(lanes.map((lane) => deliverAll(services, lane, neverAborted)));
  return sent.reduce((sum, count) => sum + count, 0);
}

/** A few mails at a time, those to one reader in order. Somebody may wait for a mail that has just become due; a backlog leaves time to requests, and letters become due one after another. */
async function deliverAll(services: Services, lane: MailLane, signal: AbortSignal): Promise<number> {
  const write = lane === 'backlog' ? services.turns.take : atOnce;
  let sent = 0;
  while (!signal.aborted) {
    const readers = await dueMails(services, lane, batch);
    if (readers.length === 0) break;
    const worker = async () => {
      for (let ids = readers.shift(); ids && !signal.aborted; ids = readers.shift()) {
        for (const id of ids) if (!signal.aborted && (await deliver(services, id, write))) sent += 1;
      }
    };
    await Promise.all(Array.from({ length: atATime[lane] }, worker));
  }
  return sent;
}

/** Takes no turn; requests that wait on the event loop run first. */
async function atOnce<Result>(step: () => Promise<Result>): Promise<Result> {
  await pause();
  return step();
}

/**
 * Polls the outbox every second of real time, and immediately when woken. What has just become due is sent beside the
 * backlog and letters, and never waits for them. Retries when the database is unreachable.
 * @param mayWork asked before each look into the outbox
 */
export function startMailWorker(services: Services, mayWork: () => Promise<boolean>) {
  const awaited = startWorker(services, 'awaited', mayWork);
  const others = [startWorker(services, 'backlog', mayWork), startWorker(services, 'letters', mayWork)];
  return {
    /** Checks the outbox now instead of at the next poll. A mail that was just enqueued is no backlog. */
    wake: awaited.wake,
    /** Stops sending; resolves when the mails in progress have been recorded. */
    async stop(): Promise<void> {
      await Promise.all([awaited, ...others].map((worker) => worker.stop()));
    },
  };
}

function startWorker(services: Services, lane: MailLane, mayWork: () => Promise<boolean>) {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;
  const logFailure = makeFailureLog(services.log, 'the outbox could not be read or written');

  const attempt = async () => {
    do {
      again = false;
      try {
        if (await mayWork()) await deliverAll(services, lane, stopping.signal);
      } catch (error) {
        logFailure(error);
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
