import { minute, second } from '@/server/clock';
import { isLetter } from '@/server/mail/queue/delivery';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { countUpTo } from '@/server/ops/health/countUpTo';
import { inTransaction, type Services, type TransactionServices } from '@/server/services';
import { changeLetter, letterOf } from './letterRows';
import { mailOf } from './mailOf';
import { addedUp, nextRecipients } from './recipients';

/** Mails per transaction. So many at most still go out after a letter was stopped, or more where the mail system is slow. */
const batch = 50;
/** The next batch waits while so many wait: those who look for codes in the outbox pass over them. */
const mostWaiting = 500;
/** A process that comes late makes up for no more than this, in milliseconds. */
const catchUp = 5 * second;

/**
 * Puts the mails of the letter that is being sent into the outbox, a batch at a time, as fast as the configuration says. A
 * batch, the place it reached, and its count are one transaction: a process that is killed repeats none and skips none, and
 * of several instances one writes each batch. Resolves when the next one is not due yet.
 */
export async function sendLetters(services: Services, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await inTransaction(services, sendBatch)));
}

/** @returns false when nothing is due. Of several letters, the one that was begun first goes first. */
export async function sendBatch(services: TransactionServices): Promise<boolean> {
  const { database, clock, config } = services;
  const row = await database
    .selectFrom('letters')
    .selectAll()
    .where('state', '=', 'sending')
    .orderBy('begun_at')
    .limit(1)
    .executeTakeFirst();
  const now = clock.now();
  if (!row || row.next_at > now || (await isOutboxFull(services))) return false;
  const timeFor = (mails: number) => Math.ceil((mails * minute) / config.mail.lettersPerMinute);
  const { id, state, next_at } = row;
  const taken = { next_at: Math.max(next_at, now - catchUp) + timeFor(batch) };
  if (!(await changeLetter(database, { id, state, next_at }, taken))) return false;
  const letter = letterOf(row);
  const recipients = await nextRecipients(services, letter, batch);
  for (const [index, recipient] of recipients.entries())
    await enqueueMail(services, mailOf(services, letter, recipient), { delay: timeFor(index) });
  const counts = addedUp(
    letter.counts,
    recipients.map(({ locale }) => ({ locale, count: 1 })),
  );
  const last = recipients[batch - 1];
  const reached = last ? { position: last.id } : { position: '', state: 'sent' as const, finished_at: now };
  return changeLetter(database, { id, state }, { counts: JSON.stringify(counts), ...reached });
}

async function isOutboxFull({ database }: Pick<Services, 'database'>): Promise<boolean> {
  const waiting = database
    .selectFrom('outbox')
    .select('send_after')
    .where(isLetter)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null);
  return (await countUpTo(database, waiting, mostWaiting)) === mostWaiting;
}
