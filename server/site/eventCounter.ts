import { makeBurstLimit } from '@/server/attempts/burstLimit';
import { burstLimits } from '@/server/attempts/limitTable';
import { makeFailureLog } from '@/server/failureLog';
import { asksNotToBeTracked } from '@/server/http/caller';
import { requestOrigin } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { pause } from '@/server/store/pause';
import { type CountedEvent, countedEvent } from './countedParameters';
import { countInMetrics } from './countedSteps';
import { addCounts, type EventRow } from './eventRows';

const flushEvery = 5000;
/** When more distinct rows than this wait in memory, further ones lose their parameters, also while writing fails. */
const maxWaiting = 5000;
/** Rows per transaction, which holds its rows for a few milliseconds. */
const rowsPerWrite = 100;

/**
 * Usage events. Stored: how often each known event happened on a UTC day, with the parameters that the catalog allows
 * and values from our lists; any other value is counted as `other`. Never stored: what a visitor or a link wrote, IPs,
 * user agents, cookies, ids, or anything about an unknown event except that it happened. Not counted: what another site
 * makes a browser send, and visitors who ask not to be tracked. Counts are kept in memory and written in batches; pages
 * are answered at once and never wait for that.
 */
export function createEventCounter(services: Services) {
  let waiting = new Map<string, EventRow>();
  let writing: Promise<void> | null = null;
  const logFailure = makeFailureLog(services.log, 'event counts will be written later');
  const burst = makeBurstLimit(services.clock, burstLimits.events);

  function add(day: string, { event, parameters }: CountedEvent, count: number): void {
    const key = `${day} ${event}?${parameters}`;
    const row = waiting.get(key);
    if (row) row.count += count;
    else if (parameters !== '' && waiting.size >= maxWaiting) add(day, { event, parameters: '' }, count);
    else waiting.set(key, { day, event, parameters, count });
  }

  async function write(): Promise<void> {
    const batch = [...waiting.values()];
    waiting = new Map();
    let written = 0;
    try {
      for (; written < batch.length; written += rowsPerWrite) {
        await addCounts(services, batch.slice(written, written + rowsPerWrite));
        await pause();
      }
    } catch (error) {
      for (const row of batch.slice(written)) add(row.day, row, row.count);
      logFailure(error);
    } finally {
      writing = null;
    }
  }

  /** Only one batch is written at a time: a database that is slow to fail must not accumulate several. */
  function flush(): Promise<void> {
    if (!writing && waiting.size > 0) writing = write();
    return writing ?? Promise.resolve();
  }

  const timer = setInterval(() => void flush(), flushEvery);
  timer.unref();
  return {
    flush,
    // A beacon gets the same answer whether it counts or not, since the page could do nothing about it.
    async handle(context: RequestContext): Promise<HandlerResult> {
      if (isCountable(context) && burst.allows(context)) {
        const counted = countedEvent(context.parameters.rest ?? '', context.query, services.clock.now());
        add(new Date(services.clock.now()).toISOString().slice(0, 10), counted, 1);
        countInMetrics(services.metrics, counted);
      }
      return { status: 204 };
    },
    /** Writes what is left and stops. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await writing;
      await flush();
    },
  };
}

/** Another site could make its visitors send us anything, from a thousand networks. */
function isCountable(context: RequestContext): boolean {
  return !asksNotToBeTracked(context) && requestOrigin(context) !== 'foreign';
}
