import { countryName } from '@/lib/content/countryName';
import { cancellationMail } from '@/lib/content/mails/cancellationMail';
import { contactMail } from '@/lib/content/mails/contactMail';
import type { MailLanguage } from '@/lib/content/mails/mailWords';
import { withdrawalMail } from '@/lib/content/mails/withdrawalMail';
import type { MailText, MailWords, StatementWords } from '@/lib/content/mails/words';
import { pathIn } from '@/lib/content/site/languages/languages';
import { planById, plans } from '@/lib/content/subscription/plans';
import type { MailData, MailMessage } from '@/server/mail/messages';
import { formatDate, formatMoment, statedEnd } from './formatDate';

/** The words of a mail with what is between them: a code, or a link under the button. */
export type MailParts = MailText & {
  code: string | null;
  link: string | null;
  /** The unsubscribe link, for the footer of a newsletter. */
  unsubscribeUrl?: string;
  /** True for a mail to our own people, who need no footer that says why it came. */
  toUs?: boolean;
};

type MailSetting = { locale: string; publicOrigin: string };

/** Picks the words for a message and fills in its data. */
export function mailParts(
  message: MailMessage,
  words: MailWords,
  setting: MailSetting,
  language: MailLanguage,
): MailParts {
  const date = (time: number) => formatDate(time, setting.locale);
  const manage = `${setting.publicOrigin}/subscriptions/manage`;
  switch (message.template) {
    case 'code':
      return message.data.known
        ? withCode(words.code(message.data), message.data.code)
        : withLink(words.unknownAddress(), `${setting.publicOrigin}/pro`);
    case 'address-code':
      return withCode(words.addressCode(message.data), message.data.code);
    case 'delete-code':
      return withCode(words.deleteCode(message.data), message.data.code);
    case 'former-delete-code': {
      const { code, minutes, undoUntil } = message.data;
      return withCode(words.formerDeleteCode({ minutes, undoUntil: date(undoUntil) }), code);
    }
    case 'address-taken':
      return withLink(words.addressTaken(), `${setting.publicOrigin}/subscriptions/activate`);
    case 'unlock':
      return withLink(words.unlock({ hours: message.data.hours }), message.data.unlockUrl);
    case 'address-added':
      return withLink(words.addressAdded(addedValues(message.data, words, date)), manage);
    case 'address-changed': {
      const { newEmail, undoUrl, undoUntil } = message.data;
      return withLink(words.addressChanged({ newEmail, undoUntil: date(undoUntil) }), undoUrl);
    }
    case 'address-removed':
      return withLink(
        words.addressRemoved({ undoUntil: date(message.data.undoUntil) }),
        message.data.undoUrl,
      );
    case 'address-restored':
      return withLink(words.addressRestored(), `${setting.publicOrigin}/help/contact`);
    case 'new-sign-in': {
      const { at, ...device } = message.data;
      return withLink(words.newSignIn({ ...device, at: formatMoment(at, setting.locale) }), manage);
    }
    case 'purchase': {
      const { plan, amount, renewsAt, trialEndsAt } = message.data;
      const text = words.purchase({
        plan: planName(plan, words),
        amount,
        renewsAt: date(renewsAt),
        trialEndsAt: trialEndsAt === null ? null : date(trialEndsAt),
        signInUrl: setting.publicOrigin + pathIn(language, '/subscriptions/activate'),
      });
      return withLink(text, manage);
    }
    case 'trial-refused': {
      const { plan, amount } = message.data;
      return withLink(
        words.trialRefused({ plan: planName(plan, words), amount }),
        `${setting.publicOrigin}/pro`,
      );
    }
    case 'address-subscribed': {
      const { since, refunded } = message.data;
      return withLink(
        words.addressSubscribed({ since: since === null ? null : date(since), refunded }),
        `${setting.publicOrigin}/subscriptions/activate`,
      );
    }
    case 'payment-failed': {
      const { amount, graceEndsAt, manageUrl } = message.data;
      return withLink(words.paymentFailed({ amount, graceEndsAt: date(graceEndsAt) }), manageUrl);
    }
    case 'trial-ending': {
      const { plan, amount, trialEndsAt, manageUrl } = message.data;
      const text = words.trialEnding({
        plan: planName(plan, words),
        amount,
        trialEndsAt: date(trialEndsAt),
      });
      return withLink(text, manageUrl);
    }
    case 'renewal': {
      const { plan, amount, renewsAt, manageUrl } = message.data;
      const text = words.renewal({ plan: planName(plan, words), amount, renewsAt: date(renewsAt) });
      return withLink(text, manageUrl);
    }
    case 'receipt': {
      const { plan, paidAt, from, to, ...kept } = message.data;
      const days = { paidAt: date(paidAt), from: date(from), to: date(to) };
      return withLink(words.receipt({ ...kept, ...days, plan: planName(plan, words) }), manage);
    }
    case 'plan-changed': {
      const { plan, amount, manageUrl } = message.data;
      const days = chargeDays(message.data, date);
      return withLink(words.planChanged({ plan: planName(plan, words), amount, ...days }), manageUrl);
    }
    case 'resumed': {
      const { amount, manageUrl } = message.data;
      return withLink(words.resumed({ amount, ...chargeDays(message.data, date) }), manageUrl);
    }
    case 'refunded':
      return withLink(words.refunded({ ...message.data, plan: planName(message.data.plan, words) }), manage);
    case 'cancelled': {
      const { endsAt, inTrial = false, unpaid = false, manageUrl } = message.data;
      return withLink(words.cancelled({ endsAt: date(endsAt), inTrial, unpaid }), manageUrl);
    }
    case 'ended': {
      const { reason, plan, amount, endedAt } = message.data;
      const text = words.ended[reason]({ plan: planName(plan, words), amount, endedAt: date(endedAt) });
      // Whoever got the money back looks for the invoices; anybody else may want to come back.
      const wasPaidBack = reason === 'refunded' || reason === 'disputed';
      return withLink(text, wasPaidBack ? manage : `${setting.publicOrigin}/pro`);
    }
    case 'second-subscription': {
      const { first, second, endsAt, manageUrl } = message.data;
      const end = endsAt === null ? null : date(endsAt);
      return withLink(words.secondSubscription({ first, second, endsAt: end }), manageUrl);
    }
    case 'newsletter-confirm':
      return {
        ...withLink(words.newsletterConfirm({ days: message.data.days }), message.data.confirmUrl),
        unsubscribeUrl: message.data.unsubscribeUrl,
      };
    case 'sale-interest-confirm': {
      const { country, answerUrl, days } = message.data;
      return withLink(words.saleInterest({ country: named(country, language), days }), answerUrl);
    }
    case 'sale-opened': {
      const { country } = message.data;
      return withLink(words.saleOpened({ country: named(country, language) }), `${setting.publicOrigin}/pro`);
    }
    case 'contact-message':
      return toUs(contactMail(message.data));
    case 'contact-received':
      return withLink(words.contactReceived(), `${setting.publicOrigin}/help`);
    case 'withdrawal':
      return toUs(withdrawalMail({ ...message.data, at: formatMoment(message.data.at, 'en') }));
    case 'withdrawal-received': {
      const at = formatMoment(message.data.at, setting.locale);
      return withStatement(words.withdrawalReceived({ ...message.data, at }));
    }
    case 'cancellation': {
      const { at, end, ...stated } = message.data;
      return toUs(cancellationMail({ ...stated, at: formatMoment(at, 'en'), end: statedEnd(end, 'en') }));
    }
    case 'cancellation-received': {
      const { at, end, ...stated } = message.data;
      const times = { at: formatMoment(at, setting.locale), end: statedEnd(end, setting.locale) };
      return withStatement(words.cancellationReceived({ ...stated, ...times }));
    }
    case 'deleted':
      return { ...words.deleted(message.data), code: null, link: null };
  }
}

function addedValues(
  { email, joined }: MailData['address-added'],
  words: MailWords,
  date: (time: number) => string,
) {
  return { email, joined: joined ? { plan: planName(joined.plan, words), since: date(joined.since) } : null };
}

function chargeDays(
  { renewsAt, trialEndsAt }: { renewsAt: number; trialEndsAt: number | null },
  date: (time: number) => string,
) {
  return { renewsAt: date(renewsAt), trialEndsAt: trialEndsAt === null ? null : date(trialEndsAt) };
}

function toUs(text: MailText): MailParts {
  return { ...text, code: null, link: null, toUs: true };
}

function withStatement({ intro, stated, submitted, ...text }: StatementWords): MailParts {
  return { ...text, lead: [intro, ...stated, submitted], code: null, link: null };
}

function withCode(text: MailText, code: string): MailParts {
  return { ...text, code, link: null };
}

function withLink(text: MailText, link: string): MailParts {
  return { ...text, code: null, link };
}

/** Names a plan, given by product id or by its English label, in the language of the mail. */
function planName(plan: string, words: MailWords): string {
  const known = planById(plan) ?? plans.find((candidate) => candidate.label === plan);
  return known ? words.plans[known.period] : plan;
}

/** The name of a country in the language of the mail. */
function named(country: string, language: MailLanguage): string {
  return countryName(country, language) ?? country;
}
