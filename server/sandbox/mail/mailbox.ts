import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '@/server/clock';
import type { SandboxDatabase } from '@/server/sandbox/sandboxStore';

/** A received mail as `/sandbox/mail.json` shows it. `sentAt` is in milliseconds since the epoch. */
export type ReceivedMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: number;
  /** The header lines that mail programs act on: the way out of a list, and where an answer goes. Often empty. */
  listHeaders: string;
};

type Delivery = Omit<ReceivedMail, 'id' | 'sentAt'> & { messageId: string };

export type Mailbox = {
  /** Keeps a mail; a second copy with the same Message-ID is dropped, as mail systems do. */
  receive(delivery: Delivery): Promise<void>;
  /** Newest first, one page at a time. `to` is compared without regard to case. */
  list(query: { to: string | null; before?: number; limit?: number }): Promise<ReceivedMail[]>;
  find(id: string): Promise<ReceivedMail | null>;
};

export const mailboxPage = 50;
const keep = 5000;

export function makeMailbox(store: Kysely<SandboxDatabase>, clock: Clock): Mailbox {
  return {
    async receive(delivery) {
      const row = await store
        .insertInto('mails')
        .values({
          message_id: delivery.messageId,
          recipient: delivery.to.toLowerCase(),
          subject: delivery.subject,
          text: delivery.text,
          html: delivery.html,
          list_headers: delivery.listHeaders,
          sent_at: clock.now(),
        })
        .onConflict((conflict) => conflict.columns(['message_id', 'recipient']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (row)
        await store
          .deleteFrom('mails')
          .where('id', '<=', row.id - keep)
          .execute();
    },
    async list({ to, before, limit = mailboxPage }) {
      let query = store.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(limit);
      if (to !== null) query = query.where('recipient', '=', to.trim().toLowerCase());
      if (before !== undefined) query = query.where('id', '<', before);
      return (await query.execute()).map(received);
    },
    async find(id) {
      if (!/^\d{1,15}$/.test(id)) return null;
      const row = await store.selectFrom('mails').selectAll().where('id', '=', Number(id)).executeTakeFirst();
      return row ? received(row) : null;
    },
  };
}

function received(row: Selectable<SandboxDatabase['mails']>): ReceivedMail {
  return {
    id: String(row.id),
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    sentAt: row.sent_at,
    listHeaders: row.list_headers,
  };
}
