import { currentSigningKey } from '@/server/auth/signingKeys';
import type { Services } from '@/server/services';
import { type Counted, countDays, countEvents, countParameters } from './countedEvents';
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

/** The figures of the operator's page. Counts alone: there is nothing about a person in any of them. */
export type Usage = {
  period: Period;
  /** When they were read, in milliseconds since the epoch. */
  now: number;
  /** Every day of the period, oldest first, also those without an event. */
  days: readonly { day: string; count: number }[];
  events: readonly Counted[];
  funnel: Funnel;
  experiments: readonly RunningExperiment[];
  subscriptions: readonly StatusCount[];
  mail: MailHealth;
  webhooks: WebhookHealth;
  /** Since when the current key signs tokens. */
  signsSince: number | null;
};

/** Reads everything by index, one query after another: an operator can wait, those who buy and sign in cannot. */
export async function readUsage(services: Services, period: Period): Promise<Usage> {
  const now = services.clock.now();
  const names = daysOf(period, now);
  const [since = ''] = names;
  const start = startOf(period, now);
  const counts = await countDays(services, since);
  const key = await currentSigningKey(services.database, services).catch(() => null);
  return {
    period,
    now,
    days: names.map((day) => ({ day, count: counts.get(day) ?? 0 })),
    events: await countEvents(services, since),
    funnel: funnelOf(await countParameters(services, since, funnelEvents)),
    experiments: armsOf(await countParameters(services, since, [drawnEvent, boughtEvent])),
    subscriptions: await countSubscriptions(services),
    mail: await readMailHealth(services, start),
    webhooks: await readWebhookHealth(services, start),
    signsSince: key?.signs_from ?? null,
  };
}
