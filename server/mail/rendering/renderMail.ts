import { type MailLanguage, mailLanguage, mailLanguages } from '@/lib/content/mails/mailWords';
import { pathIn } from '@/lib/content/site/languages/languages';
import type { MailMessage } from '@/server/mail/messages';
import { type MailParts, mailParts } from '@/server/mail/templates/mailParts';
import type { InlinePicture } from '@/server/mailer';
import { inlineMark } from './inlineMark';
import { mailHtml } from './mailHtml';
import type { MailSetting } from './mailSetting';
import { mailText } from './mailText';

type RenderedMail = { subject: string; text: string; html: string; pictures: readonly InlinePicture[] };

/** Renders a mail in its reader's language, as text and as HTML with the same words. */
export function renderMail(message: MailMessage, setting: MailSetting): RenderedMail {
  const language: MailLanguage = mailLanguage(setting.locale);
  const words = mailLanguages[language];
  const parts = inLanguage(language, mailParts(message, words, setting, language), setting);
  return {
    subject: parts.subject,
    text: mailText(parts, words, setting, language),
    html: mailHtml(parts, words, setting, language),
    pictures: [inlineMark],
  };
}

/** Links of ours lead to the pages in the reader's language. */
function inLanguage(language: MailLanguage, parts: MailParts, { publicOrigin }: MailSetting): MailParts {
  const local = (url: string) =>
    url.startsWith(`${publicOrigin}/`)
      ? publicOrigin + pathIn(language, url.slice(publicOrigin.length))
      : url;
  const { link, unsubscribeUrl } = parts;
  return {
    ...parts,
    link: link && local(link),
    ...(unsubscribeUrl ? { unsubscribeUrl: local(unsubscribeUrl) } : {}),
  };
}
