import { Gauge, type Registry } from 'prom-client';
import { day, minute } from './clock';

/** What is read from the database, the same by every instance; printed as `site_outbox_waiting` and so on. */
const figures = {
  outboxWaiting: 'Mails that wait to be sent.',
  outboxLagSeconds: 'How long mails have waited: the one due longest, or all since one was last accepted.',
  webhooksWaiting: 'Payment events received and not yet handled.',
  webhooksLagSeconds: 'How long the oldest of them has waited.',
  webhooksParked: 'Payment events, and refunds that were requested, that need a person.',
  signingKeyAgeSeconds: 'Age of the key that signs tokens.',
};
const moneyFigures = {
  refundsWaiting: 'Refunds that were requested and are not yet made.',
  refundsLagSeconds: 'How long the oldest of them has waited.',
  refundsUnmailed: 'Requested refunds of the last week, made half an hour ago or earlier, that have no mail.',
  moneyMailsFailed:
    'Receipts, and mails about a requested refund, that were not delivered and are still kept.',
  setupMissing: 'What this process did not find at Stripe and nothing can be sold without.',
  setupDifferences: 'What else it found missing or different there.',
};
/** The same for the latest finished comparison with each provider; printed as `site_comparison_age_seconds` and so on. */
const foundFigures = {
  ageSeconds: 'Time since this comparison was last finished; since 1970 if it never was.',
  seen: 'Subscriptions that the latest one looked at.',
  repaired: 'Those among them that differed and were repaired.',
  failed: 'What it could not compare or repair.',
  unmailed: 'Charges, and refunds by support, of the week before it that have no mail.',
};

/** Seconds, or null when there is nothing to age. */
export type Gauges = Record<Exclude<keyof typeof figures, 'signingKeyAgeSeconds'>, number> &
  MoneyGauges & { signingKeyAgeSeconds: number | null };
export type MoneyGauges = Record<keyof typeof moneyFigures, number> & { comparisons: Comparison[] };
/** Null for what the comparison does not look at. */
export type Comparison = { name: string } & Record<keyof typeof foundFigures, number | null>;
/** What a comparison counts: what it looked at, repaired, could not repair, and money that moved without a mail. */
export type Found = { seen: number; repaired?: number; failed: number; unmailed?: number };

/**
 * When money has to have moved to be missed in our mails, in milliseconds: within the last week, since later charges get no
 * receipt, and long enough ago for its event to arrive. The bounds for `from <= time < until`.
 */
export function shouldHaveMail(now: number): { from: number; until: number } {
  return { from: now - 7 * day, until: now - 30 * minute };
}

/** Makes the gauges, and returns what sets them: to what was read, or null when the database does not answer. */
export function makeGauges(registers: Registry[]): (read: Gauges | null) => void {
  const help = 'Whether this process can serve visitors: 1, or 0.';
  const ready = new Gauge({ name: 'site_ready', help, registers });
  const set = gaugesOf('site', { ...figures, ...moneyFigures }, registers);
  // Prometheus itself says `job` of every series.
  const setFound = gaugesOf('site_comparison', foundFigures, registers, ['comparison']);
  return (read) => {
    ready.set(read === null || read.signingKeyAgeSeconds === null ? 0 : 1);
    if (read === null) return;
    const { comparisons, ...values } = read;
    set(values);
    for (const { name, ...found } of comparisons) setFound(found, { comparison: name });
  };
}

function gaugesOf(
  prefix: string,
  texts: Readonly<Record<string, string>>,
  registers: Registry[],
  labelNames: string[] = [],
) {
  const gauges = Object.entries(texts).map(([key, help]) => {
    const name = `${prefix}_${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
    return { key, gauge: new Gauge({ name, help, labelNames, registers }) };
  });
  return (read: Readonly<Record<string, number | null>>, labels: Record<string, string> = {}) => {
    for (const { key, gauge } of gauges) gauge.set(labels, read[key] ?? 0);
  };
}
