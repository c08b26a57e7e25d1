import { maxMessageLength } from '@/lib/content/help/maxMessageLength';
import { ContactRequest, type ContactTopic, contactTopics } from '@/lib/contract/contactMessage';
import { answerDocumentForm } from '@/server/http/answerDocumentForm';
import { localeOf } from '@/server/http/caller';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { sendContactMessage } from './sendContactMessage';
import { admitSender, senderAddress } from './supportSender';

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
      const topic = topicOf(fields.topic);
      const email = senderAddress(fields.email);
      const message = tidyMessage(fields.message);
      if (topic === null || email === null || message === null) {
        return [
          ...(topic === null ? ['topic'] : []),
          ...(email === null ? ['email'] : []),
          ...(message === null ? ['message'] : []),
        ];
      }
      if (!(await admitSender(context, { email, reference }, limits))) return ['email'];
      await sendContactMessage(services, { topic, email, message, locale: localeOf(context) });
      return [];
    },
  });
}

function topicOf(text: string): ContactTopic | null {
  return contactTopics.find((topic) => topic === text) ?? null;
}

/** The message with plain line breaks, or null when it is too short or too long to be one. */
function tidyMessage(text: string): string | null {
  const message = text.replaceAll('\r\n', '\n').trim();
  return message.length >= minMessageLength && message.length <= maxMessageLength ? message : null;
}
