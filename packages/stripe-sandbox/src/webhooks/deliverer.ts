import type { Logger } from 'pino';
import type { Clock } from '../context';
import type { DeliveryQueue, Moment } from './deliveryQueue';

type DeliveryMode = 'normal' | 'delay' | 'duplicate' | 'reorder' | 'drop' | 'hold';
export type DeliverySettings = { mode: DeliveryMode; delayMs?: number };

/** Pauses between delivery attempts, in milliseconds: short, because nobody waits for days in a sandbox. */
const retryWaits = [500, 2000, 10_000, 30_000, 60_000, 300_000, 900_000, 3_600_000];
/** In reorder mode, held-back events are sent once nothing new has arrived for this long. */
const reorderQuiet = 300;
const defaultDelay = 5000;
const maxTimerMs = 60_000;

type Parts = {
  queue: DeliveryQueue;
  /** The service clock; for real waits there is also the real-time clock. */
  clock: Clock;
  wall: Clock;
  /** Sends one event; true when it was accepted. */
  send: (eventId: string) => Promise<boolean>;
  log: Logger;
};

export type Deliverer = {
  setMode(settings: DeliverySettings): void;
  /** Queues an event as the current mode requires, inside the transaction that created it. */
  enqueue(eventId: string): void;
  /** Starts sending what is due; returns immediately. */
  wake(): void;
  /** Sends once whatever is due on either clock or waiting for a retry, and waits for the answers. */
  sendDue(): Promise<void>;
  /** Waits until nothing is left to send, including retries and delays; what is held back is not waited for. */
  settled(): Promise<void>;
  stop(): void;
};

/** Delivers events to the webhook one after another, each at least once. */
export function makeDeliverer({ queue, clock, wall, send, log }: Parts): Deliverer {
  let settings: DeliverySettings = { mode: 'normal' };
  let lastHeld = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  const holds = () => settings.mode === 'hold';
  const moment = (wait = 0): Moment => ({ wall: wall.now() + wait, clock: clock.now() + wait });

  async function sendAllDue(): Promise<void> {
    for (;;) {
      const delivery = stopped ? null : queue.nextDue(moment());
      if (!delivery) return;
      const taken = await send(delivery.eventId);
      if (stopped) return;
      const wait = retryWaits[delivery.attempts];
      if (taken) queue.remove(delivery.id);
      else if (wait === undefined) {
        queue.remove(delivery.id);
        log.error({ event: delivery.eventId }, 'the sandbox gave up on a webhook delivery');
      } else {
        queue.postpone(delivery.id, moment(wait));
      }
    }
  }

  function run(): Promise<void> {
    running ??= sendAllDue().finally(() => {
      running = null;
      schedule();
    });
    return running;
  }

  function schedule(): void {
    if (timer) clearTimeout(timer);
    if (stopped) return;
    const times = [queue.nextWallTime(), isReordering() ? lastHeld + reorderQuiet : null].filter(
      (time) => time !== null,
    );
    if (times.length === 0) return;
    const wait = Math.max(0, Math.min(...times) - wall.now());
    timer = setTimeout(wakeLater, Math.min(wait, maxTimerMs));
    // A pending retry need not keep the process alive: the queue is on disk.
    timer.unref();
  }

  function wakeLater(): void {
    if (stopped) return;
    if (isReordering() && wall.now() >= lastHeld + reorderQuiet) queue.release('reversed');
    void run();
  }

  function isReordering(): boolean {
    return !holds() && queue.heldSize() > 0;
  }

  async function sendDue(): Promise<void> {
    if (running) await running;
    if (!holds()) queue.release('reversed');
    queue.retryNow(wall.now());
    await run();
  }

  return {
    setMode: (next) => {
      const order = holds() ? 'in order' : 'reversed';
      settings = next;
      if (next.mode !== 'reorder' && next.mode !== 'hold') queue.release(order);
      void run();
    },
    enqueue: (eventId) => {
      const { mode, delayMs = defaultDelay } = settings;
      if (mode === 'drop') return;
      if (mode === 'reorder') lastHeld = wall.now();
      const due = moment(mode === 'delay' ? delayMs : 0);
      queue.add(eventId, due, mode === 'reorder' || mode === 'hold');
      if (mode === 'duplicate') queue.add(eventId, due, false);
    },
    wake: () => {
      // Runs after the current turn, so that the transaction that queued something has finished.
      if (!stopped) setImmediate(() => !stopped && void run());
    },
    sendDue,
    settled: async () => {
      await sendDue();
      while (!stopped && !holds() && queue.size() > 0) {
        const next = queue.nextWallTime();
        const wait = next === null ? 0 : Math.max(0, next - wall.now());
        await new Promise((resolve) => setTimeout(resolve, Math.min(wait, maxTimerMs)));
        await sendDue();
      }
    },
    stop: () => {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
