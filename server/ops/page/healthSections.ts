import { opsWords } from '@/lib/content/ops';
import type { Html } from '@/lib/html/html';
import type { Health } from '../health/readHealth';
import { section, table } from './table';
import { age, bounded } from './written';

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
