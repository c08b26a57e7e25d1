import { findAccountByEmail } from '@/server/accounts/accounts';
import type { MailRequest } from '@/server/mail/messages';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { TransactionServices } from '@/server/services';
import { takeMail, takeMailUnder } from './mailBudget';

/**
 * Enqueues a mail to an address that anybody could have typed. It counts toward the mails that strangers may cause; where
 * those are used up, nothing is sent and the caller is not told. One that is not `wanted` is counted all the same:
 * otherwise, what is left would tell why not.
 */
export async function enqueueToTypedAddress(
  services: TransactionServices,
  mail: MailRequest,
  { wanted = true }: { wanted?: boolean } = {},
): Promise<void> {
  const email = mail.to;
  const isOurs = (await findAccountByEmail(services.database, email)) !== null;
  const isInBudget = await takeMail(services, { email, known: false });
  // Counted for every address: otherwise, what is left of it would tell whether there is an account.
  const first = await takeMailUnder(services, 'first-mails-a-day', email);
  await enqueueMail(services, mail, { discard: !wanted || !isInBudget || !(isOurs || first) });
}
