import { parseOrigin } from '@/lib/attribution/origin';
import { eventPath } from '@/lib/content/events/eventCatalog';
import type { EventId } from '@/lib/content/events/events';
import { otherValue } from '@/lib/content/measuring/eventValues';
import type { Metrics } from '@/server/metrics';
import type { CountedEvent } from './countedParameters';

/** The events that are counted by a few of their parameters too, each with the step it stands for. */
const steps: readonly { event: EventId; count: (metrics: Metrics, parameters: URLSearchParams) => void }[] = [
  { event: 'static.experiment', count: experimentStep('assigned') },
  { event: 'page.welcome.experiment', count: experimentStep('subscribed') },
  { event: 'page.pro.impression', count: funnelStep('offer') },
  { event: 'page.pro.buy.click', count: funnelStep('checkout') },
  { event: 'page.welcome.impression', count: funnelStep('subscribed') },
];
const countOf = new Map(steps.map(({ event, count }) => [eventPath(event), count]));

/**
 * Adds an event to the metrics: by its name, and as a step of an experiment or of a purchase if it is one. The
 * parameters have been reduced to our lists before, so the labels are bounded.
 */
export function countInMetrics(metrics: Metrics, { event, parameters }: CountedEvent): void {
  metrics.countEvent(event);
  countOf.get(event)?.(metrics, new URLSearchParams(parameters));
}

function experimentStep(step: 'assigned' | 'subscribed') {
  return (metrics: Metrics, parameters: URLSearchParams) =>
    metrics.countExperiment(
      { experiment: parameters.get('experiment') ?? 'none', variant: parameters.get('variant') ?? 'none' },
      step,
    );
}

/** Page or app, and campaign: an origin's other words would multiply the series to a hundred thousand. */
function funnelStep(step: 'offer' | 'checkout' | 'subscribed') {
  return (metrics: Metrics, parameters: URLSearchParams) => {
    const written = parameters.get('origin');
    const origin = parseOrigin(written);
    const unknown = written === null ? 'none' : otherValue;
    metrics.countFunnel({ entry: origin?.entry ?? unknown, campaign: origin?.campaign || 'none' }, step);
  };
}
