import { minute, second } from '@/server/clock';
import { isLetter } from '@/server/mail/queue/delivery';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { countUpTo } from '@/server/ops/health/countUpTo';
import type { Services, TransactionServices } from '@/server/services';
import { inTransaction } from '@/server/store/inTransaction';
import { type Letter, letterOf } from './letterRows';
import { mailOf } from './mailOf';
import { addedUp, nextRecipients } from './recipients';

/** Mails per transaction. So many at most still go out after a letter was stopped, or more where the mail system is slow. */
const batch = 50;
/** The next batch waits while so many mails of letters haven't been tried yet, */
const mostUntried = 500;
/** or so many wait in all, as when the mail system is away: those who look for codes pass over them. */
const mostWaiting = 2000;
/** A process that comes late makes up for no more than this, in milliseconds. */
const catchUp = 5 * second;

/**
 * Puts the mails of the letter that is being sent into the outbox, a batch at a time, as fast as the configuration says. A
 * batch, the place it reached, and its count are one transaction: a process that is killed repeats none and skips none, and
 * of several instances one writes each batch. Resolves when the next one is not due yet.
 */
export async function sendLetters(services: Services, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await isBatchDue(services)) && !(await isOutboxFull(services))) {
    await inTransaction(services, sendBatch);
  }
}

/** Of several letters, the one that was begun first goes first. */
function letterBeingSent({ database }: Pick<Services, 'database'>) {
  return database
    .selectFrom('letters')
    .selectAll()
    .where('state', '=', 'sending')
    .orderBy('begun_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

async function isBatchDue(services: Services): Promise<boolean> {
  const letter = await letterBeingSent(services);
  return letter !== undefined && waitOf(services, letter) <= 0;
}

/** Milliseconds until the next batch. A time that no batch sets was written by a clock that has since been set back. */
function waitOf(services: Services, { next_at }: Pick<Letter, 'next_at'>): number {
  const wait = next_at - services.clock.now();
  return wait > 2 * timeFor(services, batch) ? 0 : wait;
}

function timeFor({ config }: Pick<Services, 'config'>, mails: number): number {
  return Math.ceil((mails * minute) / config.mail.lettersPerMinute);
}

async function isOutboxFull({ database }: Services): Promise<boolean> {
  const waiting = database
    .selectFrom('outbox')
    .select('send_after')
    .where(isLetter)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null);
  if ((await countUpTo(database, waiting, mostWaiting)) === mostWaiting) return true;
  return (await countUpTo(database, waiting.where('attempts', '=', 0), mostUntried)) === mostUntried;
}

async function sendBatch(services: TransactionServices): Promise<void> {
  const { database, clock } = services;
  const due = await letterBeingSent(services);
  if (!due || waitOf(services, due) > 0) return;
  const now = clock.now();
  const begun = waitOf(services, due) === 0 ? now : Math.max(due.next_at, now - catchUp);
  const row = await database
    .updateTable('letters')
    .set({ next_at: begun + timeFor(services, batch) })
    .where('id', '=', due.id)
    .where('state', '=', 'sending')
    .where('next_at', '=', due.next_at)
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  const letter = letterOf(row);
  const recipients = await nextRecipients(services, letter, batch);
  for (const [index, recipient] of recipients.entries()) {
    await enqueueMail(services, mailOf(services, letter, recipient), { delay: timeFor(services, index) });
  }
  const counts = addedUp(
    letter.counts,
    recipients.map(({ locale }) => ({ locale, count: 1 })),
  );
  const last = recipients.at(-1);
  await database
    .updateTable('letters')
    .set({
      counts: JSON.stringify(counts),
      ...(last ? { position: last.id } : { position: '', state: 'sent', finished_at: now }),
    })
    .where('id', '=', letter.id)
    .execute();
}
