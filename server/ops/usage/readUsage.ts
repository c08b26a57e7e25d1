import { usableSigningKey } from '@/server/auth/tokens/signingKeys';
import type { Services } from '@/server/services';
import { type Counted, countDays, countParameters, mostFrequent } from './countedEvents';
import { armsOf, boughtEvent, drawnEvent, type RunningExperiment } from './experimentArms';
import { type Funnel, funnelEvents, funnelOf } from './funnel';
import {
  countSubscriptions,
  type MailHealth,
  readMailHealth,
  readWebhookHealth,
  type StatusCount,
  type WebhookHealth,
} from './health';
import { daysOf, type Period, startOf } from './period';

/** The numbers on the operator's page. They are only counts: none of them says anything about a person. */
export type Usage = {
  period: Period;
  /** When they were read, in milliseconds since the epoch. */
  now: number;
  /** Every day of the period, oldest first, including days without events. */
  days: readonly { day: string; count: number }[];
  events: readonly Counted[];
  funnel: Funnel;
  experiments: readonly RunningExperiment[];
  subscriptions: readonly StatusCount[];
  mail: MailHealth;
  webhooks: WebhookHealth;
  /** When the current key began to sign tokens. */
  signsSince: number | null;
};

/** Reads everything through indexes, in short queries with pauses between them: operators can wait, visitors cannot. */
export async function readUsage(services: Services, period: Period): Promise<Usage> {
  const now = services.clock.now();
  const names = daysOf(period, now);
  const start = startOf(period, now);
  const days = await countDays(services, names);
  const key = await usableSigningKey(services);
  return {
    period,
    now,
    days: days.map(({ day, events }) => ({ day, count: events.reduce((sum, { count }) => sum + count, 0) })),
    events: mostFrequent(days),
    funnel: funnelOf(await countParameters(services, names, funnelEvents)),
    experiments: armsOf(await countParameters(services, names, [drawnEvent, boughtEvent])),
    subscriptions: await countSubscriptions(services),
    mail: await readMailHealth(services, start),
    webhooks: await readWebhookHealth(services, start),
    signsSince: key?.signs_from ?? null,
  };
}
