import { type MailLanguage, mailLanguage, mailLanguages } from '@/lib/content/mails/mailWords';
import { pathIn } from '@/lib/content/site/languages/languages';
import type { MailData, MailMessage } from '@/server/mail/messages';
import { accountTemplates } from '@/server/mail/templates/accountTemplates';
import type { MailFrame, MailParts, MailTemplates } from '@/server/mail/templates/mailParts';
import { requestTemplates } from '@/server/mail/templates/requestTemplates';
import { subscriptionTemplates } from '@/server/mail/templates/subscriptionTemplates';
import type { MailFile } from '@/server/mailer';
import { inlineMark } from './inlineMark';
import { mailHtml } from './mailHtml';
import { type MailSetting, mailText } from './mailText';

type RenderedMail = { subject: string; text: string; html: string; files: readonly MailFile[] };

const templates: MailTemplates<keyof MailData> = {
  ...accountTemplates,
  ...subscriptionTemplates,
  ...requestTemplates,
};

/** Renders a mail in its reader's language, as text and as HTML with the same words. */
export function renderMail(message: MailMessage, setting: MailSetting): RenderedMail {
  const language: MailLanguage = mailLanguage(setting.locale);
  const words = mailLanguages[language];
  const { locale, publicOrigin } = setting;
  const filled = fill(message, { words, language, locale, publicOrigin });
  const parts = inLanguage(language, filled, setting);
  return {
    subject: parts.subject,
    text: mailText(parts, words, setting, language),
    html: mailHtml(parts, words, setting, language),
    files: parts.attached ? [inlineMark, termsFile(parts.attached)] : [inlineMark],
  };
}

function termsFile(text: string): MailFile {
  return { name: 'terms.txt', type: 'text/plain; charset=utf-8', content: Buffer.from(text) };
}

/** Links of ours lead to the pages in the reader's language. What the sandbox plays has one address for all. */
function inLanguage(language: MailLanguage, parts: MailParts, { publicOrigin }: MailSetting): MailParts {
  const local = (url: string) =>
    url.startsWith(`${publicOrigin}/`) && !url.startsWith(`${publicOrigin}/sandbox/`)
      ? publicOrigin + pathIn(language, url.slice(publicOrigin.length))
      : url;
  const { link, unsubscribeUrl } = parts;
  return {
    ...parts,
    link: link && local(link),
    ...(unsubscribeUrl ? { unsubscribeUrl: local(unsubscribeUrl) } : {}),
  };
}

/** Picks the words for a message and fills in its data. */
function fill<Name extends keyof MailData>(
  { template, data }: { template: Name; data: MailData[Name] },
  frame: MailFrame,
): MailParts {
  return templates[template](data, frame);
}
