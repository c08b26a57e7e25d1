import { day } from '@/server/clock';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';

/** How long a sent mail keeps its row, without address and content: while its cause could be handled again. */
const keepSent = 90 * day;
/** How long one that could not be delivered is kept, with both: while support could resend it. */
const keepFailed = 7 * day;

/** Mails finished long ago: one query per index, because PostgreSQL combines no indexes here. */
export function oldMails(now: number): OldRows[] {
  return [
    oldRows('outbox', 'sent_at', (row) => row('sent_at', '<', now - keepSent)),
    oldRows('outbox', 'failed_at', (row) => row('failed_at', '<', now - keepFailed)),
  ];
}
