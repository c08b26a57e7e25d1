import type { RecordTables } from 'stripe-sandbox/store/recordTables';
import type { Clock } from '@/server/clock';

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
  receive(delivery: Delivery): void;
  /** Newest first, one page at a time. `to` is compared without regard to case. */
  list(query: { to: string | null; before?: number; limit?: number }): ReceivedMail[];
  find(id: string): ReceivedMail | null;
};

export const mailboxPage = 50;
/** They are in memory, with everything that a mail contains. */
const keep = 1000;

export function makeMailbox(records: RecordTables, clock: Clock): Mailbox {
  const mails = records.table<ReceivedMail & { messageId: string }>('mail');
  const shown = ({ messageId: _, ...mail }: ReceivedMail & { messageId: string }): ReceivedMail => mail;
  return {
    receive(delivery) {
      const to = delivery.to.toLowerCase();
      records.transaction(() => {
        const kept = mails.rows();
        if (kept.some((mail) => mail.messageId === delivery.messageId && mail.to === to)) return;
        const id = String(records.next('mail'));
        const { messageId, subject, text, html, listHeaders } = delivery;
        mails.save(id, { messageId, id, to, subject, text, html, sentAt: clock.now(), listHeaders });
        for (const old of kept.slice(0, -keep)) mails.remove(old.id);
      });
    },
    list({ to, before = Number.POSITIVE_INFINITY, limit = mailboxPage }) {
      const recipient = to?.trim().toLowerCase();
      return mails
        .rows()
        .reverse()
        .filter((mail) => Number(mail.id) < before && (recipient === undefined || mail.to === recipient))
        .slice(0, limit)
        .map(shown);
    },
    find(id) {
      const mail = mails.get(id);
      return mail && shown(mail);
    },
  };
}
