import { day } from '@/server/clock';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';

/** How long a finished mail keeps its row: while its cause could be handled again or support could resend it. */
const keepFinished = 90 * day;

/** Mails sent, or failed for good, long ago: one query per index, because neither database combines indexes here. */
export function oldMails(now: number): OldRows[] {
  const before = now - keepFinished;
  return [
    oldRows('outbox', 'sent_at', (row) => row('sent_at', '<', before)),
    oldRows('outbox', 'failed_at', (row) => row('failed_at', '<', before)),
  ];
}
