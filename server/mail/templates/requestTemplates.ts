import { countryName } from '@/lib/content/countryName';
import { cancellationMail } from '@/lib/content/mails/cancellationMail';
import { contactMail } from '@/lib/content/mails/contactMail';
import { letterReasons } from '@/lib/content/mails/letterReasons';
import { statementConfirmed } from '@/lib/content/mails/statementConfirmed';
import { statementOutcomes } from '@/lib/content/mails/statementOutcomes';
import { withdrawalMail } from '@/lib/content/mails/withdrawalMail';
import type { MailText, StatementWords } from '@/lib/content/mails/words';
import type { CancellationKind } from '@/lib/contract/cancellation';
import type { StatementStanding } from '@/server/mail/messages';
import { formatDate, formatMoment, statedEnd } from './formatDate';
import { type MailFrame, type MailParts, type MailTemplates, withLink } from './mailParts';

/** Mails about what people without an account ask for, and what anybody states to support. */
export const requestTemplates: MailTemplates<
  | 'newsletter-confirm'
  | 'sale-interest-confirm'
  | 'sale-opened'
  | 'letter'
  | 'contact-message'
  | 'contact-received'
  | 'withdrawal'
  | 'withdrawal-received'
  | 'cancellation'
  | 'cancellation-received'
  | 'statement-confirmed'
> = {
  'newsletter-confirm': ({ days, confirmUrl, unsubscribeUrl }, { words }) => ({
    ...withLink(words.newsletterConfirm({ days }), confirmUrl),
    unsubscribeUrl,
  }),
  'sale-interest-confirm': ({ country, answerUrl, days }, frame) =>
    withLink(frame.words.saleInterest({ country: nameOf(country, frame), days }), answerUrl),
  'sale-opened': ({ country }, frame) =>
    withLink(frame.words.saleOpened({ country: nameOf(country, frame) }), `${frame.publicOrigin}/pro`),
  letter: ({ kind, subject, body, unsubscribeUrl }, { language }) => ({
    ...{ subject, heading: subject, lead: [], code: null, link: null },
    markdown: body,
    reason: letterReasons[language][kind],
    ...(unsubscribeUrl === null ? {} : { unsubscribeUrl }),
  }),
  'contact-message': (data) => toUs(contactMail(data)),
  'contact-received': (_, { words, publicOrigin }) =>
    withLink(words.contactReceived(), `${publicOrigin}/help`),
  withdrawal: (data) => toUs(withdrawalMail({ ...data, at: formatMoment(data.at, 'en') })),
  'withdrawal-received': (data, frame) => {
    const text = frame.words.withdrawalReceived({ ...data, at: formatMoment(data.at, frame.locale) });
    return withStatement('withdrawal', text, data, frame);
  },
  cancellation: ({ at, end, ...stated }) =>
    toUs(cancellationMail({ ...stated, at: formatMoment(at, 'en'), end: statedEnd(end, 'en') })),
  'cancellation-received': (data, frame) => {
    const times = { at: formatMoment(data.at, frame.locale), end: statedEnd(data.end, frame.locale) };
    return withStatement(
      'cancellation',
      frame.words.cancellationReceived({ ...data, ...times }),
      data,
      frame,
    );
  },
  'statement-confirmed': ({ at, ...confirmed }) =>
    toUs(statementConfirmed({ ...confirmed, at: formatMoment(at, 'en') })),
};

function toUs(text: MailText): MailParts {
  return { ...text, code: null, link: null, toUs: true };
}

/** What was stated, and how it stands. Whoever names a good cause is told in each case that it is read. */
function withStatement(
  kind: 'withdrawal' | 'cancellation',
  { intro, stated, submitted, after: [usual, notYou], ...text }: StatementWords,
  {
    standing = 'support',
    until = 0,
    url = null,
    kind: manner,
  }: StatementStanding & { kind?: CancellationKind },
  { language, locale }: MailFrame,
): MailParts {
  const words = statementOutcomes[language](formatDate(until, locale));
  const isStore = standing === 'apple' || standing === 'google';
  return {
    ...text,
    lead: [intro, ...stated, submitted],
    action: isStore ? words.openStore[standing] : words.confirm[kind],
    link: url,
    after: [
      ...(standing === 'support' || manner === 'cause' ? [usual] : []),
      ...(standing === 'support' ? [] : [words[kind][standing]]),
      standing === 'open' ? words.ignore : notYou,
    ],
    code: null,
  };
}

/** The name of a country in the language of the mail. */
function nameOf(country: string, { language }: MailFrame): string {
  return countryName(country, language) ?? country;
}
