import { brand } from '@/lib/content/brand';
import { maxMessageLength } from '@/lib/content/help/maxMessageLength';
import { ContactRequest, type ContactTopic, contactTopics } from '@/lib/contract/contactMessage';
import { answerDocumentForm } from '@/server/http/answerDocumentForm';
import { localeOf } from '@/server/http/caller';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { enqueueToTypedAddress } from '@/server/mail/addressing/enqueueToTypedAddress';
import { enqueueNewMail } from '@/server/mail/queue/outbox';
import { inTransaction, type Services } from '@/server/services';
import { isWhole, missingFrom, type Read } from './statedText';
import { admitSender, keyWithinHour, senderAddress } from './supportSender';

const minMessageLength = 10;
const limits = { byClient: 'contact-by-client', all: 'contact-messages' } as const;

/** `POST /help/contact`: mails what somebody wrote to support, and a confirmation to the address given. */
export async function contactHandler(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const { reference, ...fields } = await context.body(ContactRequest);
  return answerDocumentForm(context, {
    path: '/help/contact',
    thanks: 'contact-thanks',
    fields,
    async take() {
      const read: Read<ContactMessage> = {
        topic: contactTopics.find((topic) => topic === fields.topic) ?? null,
        email: senderAddress(fields.email),
        message: tidyMessage(fields.message),
      };
      if (!isWhole(read)) return missingFrom(read);
      if (!(await admitSender(context, { email: read.email, reference }, limits))) return ['email'];
      await sendContactMessage(services, read, localeOf(context));
      return [];
    },
  });
}

/** The message with plain line breaks, or null when it is too short or too long to be one. */
function tidyMessage(text: string): string | null {
  const message = text.replaceAll('\r\n', '\n').trim();
  return message.length >= minMessageLength && message.length <= maxMessageLength ? message : null;
}

type ContactMessage = { topic: ContactTopic; email: string; message: string };

/**
 * Mails a message to support, with the writer's address to answer to, and a confirmation to that address. The message
 * is nowhere but in the outbox, encrypted, and is wiped once the mail system has accepted it. The same message sent
 * twice within the hour, as by a double click, is mailed once.
 *
 * Anybody can type anybody's address. So the confirmation says nothing of the message, and counts toward the mails
 * that strangers may cause: where they are used up, it is left out and nobody is told.
 */
async function sendContactMessage(
  services: Services,
  { topic, email, message }: ContactMessage,
  locale: string,
): Promise<void> {
  const key = keyWithinHour(services, 'contact-message', [email, topic, message]);
  await inTransaction(services, async (services) => {
    const isNew = await enqueueNewMail(services, {
      template: 'contact-message',
      to: brand.supportEmail,
      locale: 'en',
      dedupeKey: `contact:${key}`,
      data: { topic, email, message, language: locale },
    });
    if (!isNew) return;
    await enqueueToTypedAddress(services, {
      template: 'contact-received',
      to: email,
      locale,
      dedupeKey: `contact-received:${key}`,
      data: {},
    });
  });
  services.wakeMail();
}
