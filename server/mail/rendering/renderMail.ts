import { type MailLanguage, mailLanguage, mailLanguages } from '@/lib/content/mails/mailWords';
import { pathIn } from '@/lib/content/site/languages/languages';
import type { MailMessage } from '@/server/mail/messages';
import { fillTemplate } from '@/server/mail/templates/fillTemplate';
import type { MailParts } from '@/server/mail/templates/mailParts';
import type { InlinePicture } from '@/server/mailer';
import { inlineMark } from './inlineMark';
import { mailHtml } from './mailHtml';
import { type MailSetting, mailText } from './mailText';

type RenderedMail = { subject: string; text: string; html: string; pictures: readonly InlinePicture[] };

/** Renders a mail in its reader's language, as text and as HTML with the same words. */
export function renderMail(message: MailMessage, setting: MailSetting): RenderedMail {
  const language: MailLanguage = mailLanguage(setting.locale);
  const words = mailLanguages[language];
  const { locale, publicOrigin } = setting;
  const filled = fillTemplate(message, { words, language, locale, publicOrigin });
  const parts = inLanguage(language, filled, setting);
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
