import type { Kysely } from 'kysely';
import { findAccountByEmail } from '@/server/accounts/accounts';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { takeFirstMail, takeMail } from './mailBudget';
import type { MailRequest } from './messages';
import { enqueueMail } from './outbox';

/**
 * Enqueues a mail to an address that anybody could have typed. It counts toward the mails that strangers may cause; where
 * those are used up, nothing is sent and the caller is not told.
 */
export async function enqueueToTypedAddress(
  trx: Kysely<Database>,
  services: Services,
  mail: MailRequest,
): Promise<void> {
  const email = mail.to;
  const isOurs = (await findAccountByEmail(trx, email)) !== null;
  const isInBudget = await takeMail(trx, services, { email, known: false });
  const isFirst = !isOurs && (await takeFirstMail(trx, services, email));
  await enqueueMail(trx, services, mail, { discard: !isInBudget || !(isOurs || isFirst) });
}
