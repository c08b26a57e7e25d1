import type { MailLanguage } from '@/lib/content/mails/mailWords';
import type { MailText, MailWords } from '@/lib/content/mails/words';
import { planById, plans } from '@/lib/content/subscription/plans';
import type { MailData } from '@/server/mail/messages';

/** The words of a mail with what is between them: a code, or a link under the button. */
export type MailParts = MailText & {
  code: string | null;
  link: string | null;
  /** The unsubscribe link, for the footer of a newsletter. */
  unsubscribeUrl?: string;
  /** What somebody wrote for many readers, after the heading. */
  markdown?: string;
  /** Why the reader gets this mail, where it is not what the frame says. */
  reason?: string;
  /** A text that comes along to be kept. */
  attached?: string;
  /** True for a mail to our own people, who need no footer that says why it came. */
  toUs?: boolean;
};

/** What every template is filled in with beside its data. */
export type MailFrame = {
  words: MailWords;
  language: MailLanguage;
  /** The reader's BCP 47 tag, which decides how dates are written. */
  locale: string;
  publicOrigin: string;
};

/** How the parts of some mails are made from their data. */
export type MailTemplates<Names extends keyof MailData> = {
  [Name in Names]: (data: MailData[Name], frame: MailFrame) => MailParts;
};

export function withCode(text: MailText, code: string): MailParts {
  return { ...text, code, link: null };
}

export function withLink(text: MailText, link: string): MailParts {
  return { ...text, code: null, link };
}

export function manageUrlOf({ publicOrigin }: MailFrame): string {
  return `${publicOrigin}/subscriptions/manage`;
}

/** Names a plan, given by product id or by its English label, in the language of the mail. */
export function planName(plan: string, { words }: MailFrame): string {
  const known = planById(plan) ?? plans.find((candidate) => candidate.label === plan);
  return known ? words.plans[known.period] : plan;
}
