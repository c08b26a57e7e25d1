import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { makeGauges } from '@/server/gauges';

export type Metrics = ReturnType<typeof makeMetrics>;

const experimentSteps = ['assigned', 'subscribed'] as const;
type ExperimentStep = (typeof experimentSteps)[number];
const funnelSteps = ['offer', 'checkout', 'subscribed'] as const;
type FunnelStep = (typeof funnelSteps)[number];
const signInOutcomes = ['sent', 'right', 'wrong', 'expired', 'locked', 'limited', 'refused'] as const;
/** How it went with a code for signing in: it was sent, it was taken, or why neither. */
export type SignInOutcome = (typeof signInOutcomes)[number];

/** Upper bounds in seconds, around the bars we hold ourselves to. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE;

/**
 * Figures of this process for a Prometheus server. Kept: how often each call was answered, with which kind of status
 * and how fast, how often each event of the catalog was counted, how sign-ins by code went, and how far visits got in
 * each experiment and from each origin. Never: addresses, accounts, or anything a visitor sent. Labels come from closed lists, so the number of
 * series is bounded.
 */
export function makeMetrics({ process = false }: { process?: boolean } = {}) {
  const registry = new Registry();
  if (process) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const calls = new Histogram({
    name: 'site_call_seconds',
    help: 'Time to answer a call, by handler and kind of status.',
    labelNames: ['call', 'status'],
    buckets,
    registers,
  });
  const events = new Counter({
    name: 'site_events_total',
    help: 'Usage events counted by this process.',
    labelNames: ['event'],
    registers,
  });
  const experiments = new Counter({
    name: 'site_experiments_total',
    help: 'Visits assigned to an arm of an experiment, and subscriptions in it.',
    labelNames: ['experiment', 'variant', 'step'],
    registers,
  });
  const funnel = new Counter({
    name: 'site_funnel_total',
    help: 'Visits that saw the offer, went to checkout, and subscribed, by page and campaign of origin.',
    labelNames: ['entry', 'campaign', 'step'],
    registers,
  });
  const shedCalls = new Counter({
    name: 'site_calls_shed_total',
    help: 'Calls answered with 503 before they ran, because more came than can be answered.',
    labelNames: ['lane'],
    registers,
  });
  return {
    /** One answered call, by the name of its handler. */
    observeRequest: (name: string, status: number, seconds: number) => {
      calls.observe({ call: name, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    /** One call that was answered with 503 because it had waited too long for its turn, by where it waited. */
    countShedCall: (lane: string) => shedCalls.inc({ lane }),
    /** One counted event, by its name on the wire. */
    countEvent: (event: string) => events.inc({ event }),
    /** One code for signing in that somebody asked for or entered. */
    countSignIn: makeSignInCounter(registers),
    countExperiment: (arm: { experiment: string; variant: string }, step: ExperimentStep) =>
      countStep(experiments, experimentSteps, arm, step),
    countFunnel: (origin: { entry: string; campaign: string }, step: FunnelStep) =>
      countStep(funnel, funnelSteps, origin, step),
    setGauges: makeGauges(registers),
    /** Everything in the Prometheus text format. */
    text: () => registry.metrics(),
  };
}

function makeSignInCounter(registers: Registry[]) {
  const signIns = new Counter({
    name: 'site_sign_ins_total',
    help: 'Codes for signing in, by what came of sending or entering them.',
    labelNames: ['outcome'],
    registers,
  });
  // Prometheus sees no increase in a series that begins at one.
  for (const outcome of signInOutcomes) signIns.inc({ outcome }, 0);
  return (outcome: SignInOutcome) => signIns.inc({ outcome });
}

/** The later steps begin at zero with the first: Prometheus sees no increase in a series that begins at one. */
function countStep<Label extends string>(
  counter: Counter<Label | 'step'>,
  steps: readonly string[],
  labels: Record<Label, string>,
  step: string,
): void {
  for (const each of steps) counter.inc({ ...labels, step: each }, each === step ? 1 : 0);
}
