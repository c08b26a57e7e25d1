import { Gauge, type Registry } from 'prom-client';
import { day, minute } from './clock';

/**
 * What is read from the database when the figures are asked for, so that every instance says the same. Seconds, or null
 * when there is nothing to age.
 */
export type Gauges = {
  outboxWaiting: number;
  outboxLagSeconds: number;
  webhooksWaiting: number;
  webhooksLagSeconds: number;
  webhooksParked: number;
  signingKeyAgeSeconds: number | null;
} & MoneyGauges;

export type MoneyGauges = {
  refundsWaiting: number;
  refundsLagSeconds: number;
  refundsUnmailed: number;
  moneyMailsFailed: number;
  /** Of this process alone: what nothing can be sold without, and what else is different; null until it has looked. */
  setupMissing: number | null;
  setupDifferences: number | null;
  comparisons: Comparison[];
};

/** The latest finished comparison with a provider, and what it found; null for what it does not look at. */
export type Comparison = { name: string; ageSeconds: number } & Record<keyof Found, number | null>;

/** What a comparison counts: what it looked at, repaired, could not repair, and money that moved without a mail. */
export type Found = { seen: number; repaired?: number; failed: number; unmailed?: number };

/**
 * When money has to have moved to be missed in our mails, in milliseconds: within the last week, since later charges get no
 * receipt, and long enough ago for its event to arrive. The bounds for `from <= time < until`.
 */
export function shouldHaveMail(now: number): { from: number; until: number } {
  return { from: now - 7 * day, until: now - 30 * minute };
}

type Figure<Read> = { name: string; help: string; of: (read: Read) => number | null };

const figures: readonly Figure<Gauges>[] = [
  { name: 'site_outbox_waiting', help: 'Mails that wait to be sent.', of: (read) => read.outboxWaiting },
  {
    name: 'site_outbox_lag_seconds',
    help: 'How long mails have waited: the one due longest, or all since one was last accepted.',
    of: (read) => read.outboxLagSeconds,
  },
  {
    name: 'site_webhooks_waiting',
    help: 'Payment events received and not yet handled.',
    of: (read) => read.webhooksWaiting,
  },
  {
    name: 'site_webhooks_lag_seconds',
    help: 'How long the oldest of them has waited.',
    of: (read) => read.webhooksLagSeconds,
  },
  {
    name: 'site_webhooks_parked',
    help: 'Payment events, and refunds that were requested, that need a person.',
    of: (read) => read.webhooksParked,
  },
  {
    name: 'site_signing_key_age_seconds',
    help: 'Age of the key that signs tokens.',
    of: (read) => read.signingKeyAgeSeconds,
  },
  {
    name: 'site_refunds_waiting',
    help: 'Refunds that were requested and are not yet made.',
    of: (read) => read.refundsWaiting,
  },
  {
    name: 'site_refunds_lag_seconds',
    help: 'How long the oldest of them has waited.',
    of: (read) => read.refundsLagSeconds,
  },
  {
    name: 'site_refunds_unmailed',
    help: 'Requested refunds made within the last week, and at least half an hour ago, that have no mail.',
    of: (read) => read.refundsUnmailed,
  },
  {
    name: 'site_money_mails_failed',
    help: 'Receipts, and mails about a requested refund, that could not be delivered and are still kept.',
    of: (read) => read.moneyMailsFailed,
  },
  {
    name: 'site_setup_missing',
    help: 'What this process did not find at Stripe and nothing can be sold without.',
    of: (read) => read.setupMissing,
  },
  {
    name: 'site_setup_differences',
    help: 'What else it found missing or different there.',
    of: (read) => read.setupDifferences,
  },
];

const figuresOfComparison: readonly Figure<Comparison>[] = [
  {
    name: 'site_comparison_age_seconds',
    help: 'Time since this comparison was last finished; since 1970 if it never was.',
    of: ({ ageSeconds }) => ageSeconds,
  },
  {
    name: 'site_comparison_seen',
    help: 'Subscriptions that the latest one looked at.',
    of: ({ seen }) => seen,
  },
  {
    name: 'site_comparison_repaired',
    help: 'Those among them that differed and were repaired.',
    of: ({ repaired }) => repaired,
  },
  {
    name: 'site_comparison_failed',
    help: 'What it could not compare or repair.',
    of: ({ failed }) => failed,
  },
  {
    name: 'site_comparison_unmailed',
    help: 'Charges, and refunds by support, of the week before it that have no mail.',
    of: ({ unmailed }) => unmailed,
  },
];

/** Makes the gauges, and returns what sets them: to what was read, or null when the database does not answer. */
export function makeGauges(registers: Registry[]): (read: Gauges | null) => void {
  const ready = new Gauge({
    name: 'site_ready',
    help: 'Whether this process can serve visitors: 1, or 0.',
    registers,
  });
  const gauges = figures.map(({ name, help, of }) => ({ of, gauge: new Gauge({ name, help, registers }) }));
  // Prometheus itself says `job` of every series.
  const labelNames = ['comparison'];
  const ofComparison = figuresOfComparison.map(({ name, help, of }) => ({
    of,
    gauge: new Gauge({ name, help, labelNames, registers }),
  }));
  return (read) => {
    ready.set(read === null || read.signingKeyAgeSeconds === null ? 0 : 1);
    if (read === null) return;
    for (const { of, gauge } of gauges) gauge.set(of(read) ?? 0);
    for (const comparison of read.comparisons)
      for (const { of, gauge } of ofComparison)
        gauge.set({ comparison: comparison.name }, of(comparison) ?? 0);
  };
}
