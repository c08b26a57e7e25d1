import { countryName } from '@/lib/content/countryName';
import { cancellationMail } from '@/lib/content/mails/cancellationMail';
import { contactMail } from '@/lib/content/mails/contactMail';
import { statementConfirmed } from '@/lib/content/mails/statementConfirmed';
import { type Standing, statementOutcomes } from '@/lib/content/mails/statementOutcomes';
import { withdrawalMail } from '@/lib/content/mails/withdrawalMail';
import type { MailText, StatementWords } from '@/lib/content/mails/words';
import { formatDate, formatMoment, statedEnd } from './formatDate';
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
  'contact-message': (data) => toUs(contactMail(data)),
  'contact-received': (_, { words, publicOrigin }) =>
    withLink(words.contactReceived(), `${publicOrigin}/help`),
  withdrawal: (data) => toUs(withdrawalMail({ ...data, at: formatMoment(data.at, 'en') })),
  'withdrawal-received': (data, frame) => {
    const text = frame.words.withdrawalReceived({ ...data, at: formatMoment(data.at, frame.locale) });
    return withStatement(text, { ...data, kind: 'withdrawal', isForCause: false }, frame);
  },
  cancellation: ({ at, end, ...stated }) =>
    toUs(cancellationMail({ ...stated, at: formatMoment(at, 'en'), end: statedEnd(end, 'en') })),
  'cancellation-received': ({ at, end, ...stated }, frame) => {
    const { locale } = frame;
    const times = { at: formatMoment(at, locale), end: statedEnd(end, locale) };
    const text = frame.words.cancellationReceived({ ...stated, ...times });
    return withStatement(
      text,
      { ...stated, kind: 'cancellation', isForCause: stated.kind === 'cause' },
      frame,
    );
  },
  'statement-confirmed': ({ at, ...confirmed }) =>
    toUs(statementConfirmed({ ...confirmed, at: formatMoment(at, 'en') })),
};

function toUs(text: MailText): MailParts {
  return { ...text, code: null, link: null, toUs: true };
}

type Stated = {
  kind: 'withdrawal' | 'cancellation';
  isForCause: boolean;
  standing?: Standing;
  until?: number;
  url?: string | null;
};

/** What was stated, and how it stands. Whoever cancels for good cause is told in each case that it is read. */
function withStatement(
  { intro, stated, submitted, after, ...text }: StatementWords,
  { kind, isForCause, standing = 'support', until = 0, url = null }: Stated,
  { language, locale }: MailFrame,
): MailParts {
  const lead = [intro, ...stated, submitted];
  if (standing === 'support') return { ...text, lead, after, code: null, link: null };
  const [usual, notYou] = after;
  const words = statementOutcomes[language](formatDate(until, locale));
  const isStore = standing === 'apple' || standing === 'google';
  return {
    ...text,
    lead,
    action: isStore ? words.openStore[standing] : words.confirm[kind],
    after: [
      ...(isForCause ? [usual] : []),
      words[kind][standing],
      standing === 'open' ? words.ignore : notYou,
    ],
    code: null,
    link: url,
  };
}

/** The name of a country in the language of the mail. */
function nameOf(country: string, { language }: MailFrame): string {
  return countryName(country, language) ?? country;
}
