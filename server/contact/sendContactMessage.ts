import { brand } from '@/lib/content/brand';
import type { ContactTopic } from '@/lib/contract/contactMessage';
import { enqueueToTypedAddress } from '@/server/mail/addressing/enqueueToTypedAddress';
import { enqueueNewMail } from '@/server/mail/queue/outbox';
import type { Services } from '@/server/services';
import { keyWithinHour } from './supportSender';

type ContactMessage = { topic: ContactTopic; email: string; message: string; locale: string };

/**
 * Mails a message to support, with the writer's address to answer to, and a confirmation to that address. The message
 * is nowhere but in the outbox, encrypted, and is wiped once the mail system has accepted it. The same message sent
 * twice within the hour, as by a double click, is mailed once.
 *
 * Anybody can type anybody's address. So the confirmation says nothing of the message, and counts toward the mails
 * that strangers may cause: where they are used up, it is left out and nobody is told.
 */
export async function sendContactMessage(services: Services, contact: ContactMessage): Promise<void> {
  const { topic, email, message, locale } = contact;
  const key = keyWithinHour(services, 'contact-message', [email, topic, message]);
  await services.database.transaction().execute(async (trx) => {
    const isNew = await enqueueNewMail(trx, services, {
      template: 'contact-message',
      to: brand.supportEmail,
      locale: 'en',
      dedupeKey: `contact:${key}`,
      data: { topic, email, message, language: locale },
    });
    if (!isNew) return;
    await enqueueToTypedAddress(trx, services, {
      template: 'contact-received',
      to: email,
      locale,
      dedupeKey: `contact-received:${key}`,
      data: {},
    });
  });
  services.wakeMail();
}
