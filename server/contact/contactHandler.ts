import { maxMessageLength } from '@/lib/content/help/maxMessageLength';
import { ContactRequest, type ContactTopic, contactTopics } from '@/lib/contract/contactMessage';
import { domainOf, normalizeEmail } from '@/server/accounts/emailAddress';
import { requireAttempt } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { ApiError } from '@/server/http/ApiError';
import { answerDocumentForm } from '@/server/http/answerDocumentForm';
import { localeOf } from '@/server/http/caller';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { sendContactMessage } from './sendContactMessage';

const minMessageLength = 10;

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
      const email = addressOf(fields.email);
      const message = tidyMessage(fields.message);
      if (topic === null || email === null || message === null) {
        return [
          ...(topic === null ? ['topic'] : []),
          ...(email === null ? ['email'] : []),
          ...(message === null ? ['message'] : []),
        ];
      }
      // The page then names the address of support, for the rare person whose browser filled in the hidden field.
      if (reference !== '') throw new ApiError('invalid_request');
      // Counted before the domain check, which costs a DNS query.
      await requireAttemptByClient(context, 'contact-by-client');
      if (!(await services.acceptsMail(domainOf(email)))) return ['email'];
      await requireAttempt(services.database, services, { limit: 'contact-messages', subject: 'all' });
      await sendContactMessage(services, { topic, email, message, locale: localeOf(context) });
      return [];
    },
  });
}

function topicOf(text: string): ContactTopic | null {
  return contactTopics.find((topic) => topic === text) ?? null;
}

function addressOf(text: string): string | null {
  const email = normalizeEmail(text);
  return email !== null && domainOf(email).includes('.') ? email : null;
}

/** The message with plain line breaks, or null when it is too short or too long to be one. */
function tidyMessage(text: string): string | null {
  const message = text.replaceAll('\r\n', '\n').trim();
  return message.length >= minMessageLength && message.length <= maxMessageLength ? message : null;
}
