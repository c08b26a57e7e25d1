import { opsWords } from '@/lib/content/ops';
import type { Html } from '@/lib/html/html';
import { day, hour, minute, second } from '@/server/clock';
import { countedAtMost } from '@/server/ops/health/countUpTo';
import type { Health } from '../health/readHealth';
import { section, table } from './opsFrame';

export function subscriptionsSection({ subscriptions }: Health): Html {
  const rows = subscriptions.map(({ status, count }) => [status, bounded(count)] as const);
  return section('subscriptions', opsWords.subscriptions, table(opsWords.subscriptions, rows));
}

export function mailSection({ mail, now }: Health): Html {
  const { queued, oldest, sent, failed, ...words } = opsWords.mail;
  const rows = [
    [queued, bounded(mail.queued)],
    [oldest, age(mail.oldest, now)],
    [sent, bounded(mail.sent)],
    [failed, bounded(mail.failed)],
  ] as const;
  return section('mail', words, table(words, rows));
}

export function webhooksSection({ webhooks, now, signsSince }: Health): Html {
  const { received, handled, waiting, oldest, parked, key, noKey, ...words } = opsWords.webhooks;
  const rows = [
    [received, bounded(webhooks.received)],
    [handled, bounded(webhooks.handled)],
    [waiting, bounded(webhooks.waiting)],
    [oldest, age(webhooks.oldest, now)],
    [parked, bounded(webhooks.parked)],
    [key, signsSince === null ? noKey : age(signsSince, now)],
  ] as const;
  return section('webhooks', words, table(words, rows));
}

/** A count that stops at its limit: "1,234". */
export function bounded(count: number): string {
  const written = Math.min(count, countedAtMost).toLocaleString('en');
  return count < countedAtMost ? written : opsWords.atLeast(written);
}

/** The time elapsed, in the largest unit that fits. */
function age(since: number | null, now: number): string {
  if (since === null) return opsWords.nothingWaits;
  const { ages } = opsWords;
  const passed = Math.max(0, now - since);
  if (passed < 2 * minute) return ages.seconds(Math.round(passed / second));
  if (passed < 2 * hour) return ages.minutes(Math.floor(passed / minute));
  return passed < 2 * day ? ages.hours(Math.floor(passed / hour)) : ages.days(Math.floor(passed / day));
}
