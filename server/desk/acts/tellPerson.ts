import type { MailData } from '@/server/mail/messages';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { Pressed } from './Pressed';

/** Tells a person what was done for them, at the address of the account or the one it was paid with; `about` is named once. */
export async function tellPerson(
  { context, person: { account, payingEmail } }: Pressed,
  data: MailData['support-acted'],
  about: string,
): Promise<void> {
  const to = account.email ?? payingEmail;
  if (to === null) return;
  const { id, locale } = account;
  const dedupeKey = `support-acted:${id}:${about}`;
  await enqueueMail(context.services, { template: 'support-acted', to, locale, dedupeKey, data });
}
