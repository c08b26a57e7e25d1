import { sql } from 'kysely';
import { isOrigin } from '@/lib/attribution/origin';
import { events } from '@/lib/content/events';
import { eventPath } from '@/lib/content/events/catalogue';
import { isExperimentName } from '@/lib/content/experiments';
import { routes } from '@/lib/content/routes';
import { pageName } from '@/lib/events/pageName';
import type { Answer } from '@/server/http/answer';
import { makeBurstLimit } from '@/server/http/burstLimit';
import type { Call } from '@/server/http/call';
import type { Services } from '@/server/services';

/**
 * Usage events. Kept: how often each known event happened on a UTC day, with the parameters the catalogue allows and
 * values of a closed form. Never kept: addresses, user agents, cookies, ids, or anything of an unknown event but its
 * number. Counting happens in memory and is written in batches; a page is answered at once and never waits for it.
 */
export type EventCounter = {
  call: (call: Call) => Promise<Answer>;
  flush: () => Promise<void>;
  /** Writes what is left and ends. */
  stop: () => Promise<void>;
};

const flushEvery = 5000;
/** More different rows than this in one batch are counted without their parameters. */
const maximumRows = 5000;
const parametersOf = new Map<string, readonly string[]>(
  Object.entries(events).map(([id, parameters]) => [eventPath(id), parameters]),
);
/** An address that is no page of ours may hold whatever somebody typed; it is not kept. */
const pages: ReadonlySet<string> = new Set(Object.keys(routes).map(pageName));

export function createEventCounter(services: Services): EventCounter {
  let counts = new Map<string, number>();
  const burst = makeBurstLimit(services.clock, { maximum: 600, windowSeconds: 60 });

  async function flush(): Promise<void> {
    if (counts.size === 0) return;
    const batch = counts;
    counts = new Map();
    try {
      await writeCounts(services, batch);
    } catch (error) {
      for (const [key, count] of batch) counts.set(key, (counts.get(key) ?? 0) + count);
      services.log.warn({ err: error }, 'event counts are kept for later');
    }
  }

  const timer = setInterval(() => void flush(), flushEvery);
  timer.unref();
  return {
    flush,
    async call(call) {
      const asksNot = call.header('sec-gpc') === '1' || call.header('dnt') === '1';
      if (!asksNot && burst.allows(call)) {
        const day = new Date(services.clock.now()).toISOString().slice(0, 10);
        const [event, parameters] = describeEvent(call, counts.size < maximumRows);
        const key = JSON.stringify([day, event, parameters]);
        counts.set(key, (counts.get(key) ?? 0) + 1);
        services.metrics.countEvent(event);
      }
      return { status: 204 };
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** The event and its allowed parameters as one stable string. */
function describeEvent(call: Call, withParameters: boolean): [string, string] {
  const { rest: name = '' } = call.parameters;
  const allowed = parametersOf.get(name);
  if (!allowed) return ['unknown', ''];
  if (!withParameters) return [name, ''];
  const kept = allowed.flatMap((parameter) => {
    const value = call.query.get(parameter);
    return value && isPlain(parameter, value) ? [`${parameter}=${value}`] : [];
  });
  return [name, kept.join('&')];
}

function isPlain(parameter: string, value: string): boolean {
  if (parameter === 'origin') return isOrigin(value);
  if (parameter === 'page') return pages.has(value);
  if (parameter === 'experiment') return isExperimentName(value);
  return /^[a-z0-9-]{1,30}$/.test(value);
}

async function writeCounts(services: Services, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counts].map(([key, count]) => {
    const [day, event, parameters]: [string, string, string] = JSON.parse(key);
    return { day, event, parameters, count };
  });
  // All of a batch or nothing: what failed is counted again with the next one.
  await services.database.transaction().execute(async (trx) => {
    for (let start = 0; start < rows.length; start += 200) {
      await trx
        .insertInto('event_counts')
        .values(rows.slice(start, start + 200))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'event', 'parameters'])
            .doUpdateSet({ count: sql<number>`event_counts.count + excluded.count` }),
        )
        .execute();
    }
  });
}
