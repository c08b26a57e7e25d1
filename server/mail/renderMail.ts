import { type MailLanguage, mailLanguage, mailLanguages } from '@/lib/content/mails/mailWords';
import type { InlinePicture } from '@/server/mailer';
import { inlineMark } from './inlineMark';
import { mailHtml } from './mailHtml';
import { mailParts } from './mailParts';
import type { MailSetting } from './mailSetting';
import { mailText } from './mailText';
import type { MailMessage } from './messages';

type RenderedMail = { subject: string; text: string; html: string; pictures: readonly InlinePicture[] };

/** Renders a mail in its reader's language, as text and as HTML with the same words. */
export function renderMail(message: MailMessage, setting: MailSetting): RenderedMail {
  const language: MailLanguage = mailLanguage(setting.locale);
  const words = mailLanguages[language];
  const parts = mailParts(message, words, setting);
  return {
    subject: parts.subject,
    text: mailText(parts, words, setting),
    html: mailHtml(parts, words, setting, language),
    pictures: [inlineMark],
  };
}
