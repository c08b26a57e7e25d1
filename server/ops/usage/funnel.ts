import { eventPath } from '@/lib/content/events/eventCatalog';
import type { CountedParameters } from './countedEvents';

/** The purchase steps, as event names in the API. */
export const funnelEvents: readonly string[] = [
  eventPath('page.pro.impression'),
  eventPath('page.pro.buy.click'),
  eventPath('page.welcome.impression'),
];

/** How many visits reached each step, in total and by origin. The empty origin is for visits without one. */
export type Funnel = {
  all: readonly number[];
  origins: readonly { origin: string; steps: readonly number[] }[];
};

const maxOrigins = 12;

export function funnelOf(rows: readonly CountedParameters[]): Funnel {
  const all = funnelEvents.map(() => 0);
  const origins = new Map<string, number[]>();
  for (const { event, parameters, count } of rows) {
    const origin = parameters.get('origin') ?? '';
    const steps = origins.get(origin) ?? funnelEvents.map(() => 0);
    const step = funnelEvents.indexOf(event);
    steps[step] = (steps[step] ?? 0) + count;
    all[step] = (all[step] ?? 0) + count;
    origins.set(origin, steps);
  }
  const busiest = [...origins]
    .map(([origin, steps]) => ({ origin, steps }))
    .sort((one, other) => (other.steps[0] ?? 0) - (one.steps[0] ?? 0))
    .slice(0, maxOrigins);
  return { all, origins: busiest };
}
