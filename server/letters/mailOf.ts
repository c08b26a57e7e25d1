import { mailLanguage } from '@/lib/content/mails/mailWords';
import type { MailRequest } from '@/server/mail/messages';
import { newsletterUrl } from '@/server/newsletter/subscribers';
import type { Services } from '@/server/services';
import type { Letter } from './letterRows';
import type { Recipient } from './recipients';

type Making = Pick<Services, 'random' | 'secrets' | 'config'>;

/** The mail of a letter to one of its recipients, in their language. Its key names nobody, so the outbox holds no list. */
export function mailOf(services: Making, letter: Letter, { id, email, locale }: Recipient): MailRequest {
  const isNewsletter = letter.kind === 'newsletter';
  return {
    ...{ template: 'letter', to: email, locale, dedupeKey: `letter:${services.random.uuid()}` },
    data: {
      kind: letter.kind,
      ...letter.contents[mailLanguage(locale)],
      unsubscribeUrl: isNewsletter ? newsletterUrl(services, 'unsubscribe', id) : null,
      reader: isNewsletter ? id : null,
    },
  };
}

/** The same to nobody, for a preview or a test address. Its link to unsubscribe takes nobody off the list. */
export function trialMail(services: Making, letter: Letter, locale: string, email = ''): MailRequest {
  const mail = mailOf(services, letter, { id: letter.id, email, locale });
  return mail.template === 'letter' ? { ...mail, data: { ...mail.data, reader: null } } : mail;
}
