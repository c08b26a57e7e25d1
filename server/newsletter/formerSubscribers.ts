import type { Kysely } from 'kysely';
import { attemptsOf, setAttempts } from '@/server/attempts/attempts';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';

const limit = 'newsletter-mails';

/**
 * Remembers how many confirmation mails an email address got before it left, under a keyed hash that does not reveal
 * the address. Otherwise a stranger could have the same number of mails sent to it again after it leaves.
 */
export function rememberMails(
  trx: Kysely<Database>,
  services: Services,
  { email, mails }: { email: string; mails: number },
): Promise<void> {
  return setAttempts(trx, services, { limit, subject: email, count: mails });
}

/** How many confirmation mails the address got before it last left; 0 when that is long ago or it never left. */
export async function mailsBeforeLeaving(
  db: Kysely<Database>,
  services: Services,
  email: string,
): Promise<number> {
  const [mails = 0] = await attemptsOf(db, services, [{ limit, subject: email }]);
  return mails;
}
