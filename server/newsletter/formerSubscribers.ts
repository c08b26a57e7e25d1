import type { Kysely } from 'kysely';
import { attemptsOf, setAttempts } from '@/server/attempts/attempts';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';

const limit = 'newsletter-mails';

/**
 * Remembers how many confirmation mails an address got until it left, under a keyed hash that does not tell the address.
 * Without it, leaving would let a stranger have as many mails written to it again.
 */
export function rememberMails(
  trx: Kysely<Database>,
  services: Services,
  { email, mails }: { email: string; mails: number },
): Promise<void> {
  return setAttempts(trx, services, { limit, subject: email, count: mails });
}

/** How many confirmation mails the address got before it left last; 0 when that is long ago or it never did. */
export function mailsBeforeLeaving(db: Kysely<Database>, services: Services, email: string): Promise<number> {
  return attemptsOf(db, services, { limit, subject: email });
}
