import { countryName } from '@/lib/content/countryName';
import { cancellationMail } from '@/lib/content/mails/cancellationMail';
import { contactMail } from '@/lib/content/mails/contactMail';
import { withdrawalMail } from '@/lib/content/mails/withdrawalMail';
import type { MailText, StatementWords } from '@/lib/content/mails/words';
import { formatMoment, statedEnd } from './formatDate';
import { type MailFrame, type MailParts, type MailTemplates, withLink } from './mailParts';

/** Mails about what people without an account ask for, and what anybody states to support. */
export const requestTemplates: MailTemplates<
  | 'newsletter-confirm'
  | 'sale-interest-confirm'
  | 'sale-opened'
  | 'contact-message'
  | 'contact-received'
  | 'withdrawal'
  | 'withdrawal-received'
  | 'cancellation'
  | 'cancellation-received'
> = {
  'newsletter-confirm': ({ days, confirmUrl, unsubscribeUrl }, { words }) => ({
    ...withLink(words.newsletterConfirm({ days }), confirmUrl),
    unsubscribeUrl,
  }),
  'sale-interest-confirm': ({ country, answerUrl, days }, frame) =>
    withLink(frame.words.saleInterest({ country: nameOf(country, frame), days }), answerUrl),
  'sale-opened': ({ country }, frame) =>
    withLink(frame.words.saleOpened({ country: nameOf(country, frame) }), `${frame.publicOrigin}/pro`),
  'contact-message': (data) => toUs(contactMail(data)),
  'contact-received': (_, { words, publicOrigin }) =>
    withLink(words.contactReceived(), `${publicOrigin}/help`),
  withdrawal: (data) => toUs(withdrawalMail({ ...data, at: formatMoment(data.at, 'en') })),
  'withdrawal-received': (data, { words, locale }) =>
    withStatement(words.withdrawalReceived({ ...data, at: formatMoment(data.at, locale) })),
  cancellation: ({ at, end, ...stated }) =>
    toUs(cancellationMail({ ...stated, at: formatMoment(at, 'en'), end: statedEnd(end, 'en') })),
  'cancellation-received': ({ at, end, ...stated }, { words, locale }) => {
    const times = { at: formatMoment(at, locale), end: statedEnd(end, locale) };
    return withStatement(words.cancellationReceived({ ...stated, ...times }));
  },
};

function toUs(text: MailText): MailParts {
  return { ...text, code: null, link: null, toUs: true };
}

function withStatement({ intro, stated, submitted, ...text }: StatementWords): MailParts {
  return { ...text, lead: [intro, ...stated, submitted], code: null, link: null };
}

/** The name of a country in the language of the mail. */
function nameOf(country: string, { language }: MailFrame): string {
  return countryName(country, language) ?? country;
}
