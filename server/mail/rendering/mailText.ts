import type { MailLanguage } from '@/lib/content/mails/mailWords';
import type { MailWords } from '@/lib/content/mails/words';
import { pathIn } from '@/lib/content/site/languages/languages';
import type { MailParts } from '@/server/mail/templates/mailParts';
import { homeUrl } from './homeUrl';
import type { MailSetting } from './mailSetting';

/** The plain-text variant. A code appears once and without a gap, so that it can be copied whole. */
export function mailText(
  parts: MailParts,
  words: MailWords,
  { brand, publicOrigin }: MailSetting,
  language: MailLanguage,
): string {
  const { frame } = words;
  const { colon } = frame;
  return [
    parts.heading,
    ...parts.lead,
    parts.code && `${frame.codeLabel}${colon} ${parts.code}`,
    parts.link && `${parts.action}${colon}\n${parts.link}`,
    ...(parts.after ?? []),
    parts.unsubscribeUrl ? `${frame.unsubscribe}${colon}\n${parts.unsubscribeUrl}` : null,
    parts.toUs
      ? null
      : `-- \n${brand.name}\n${homeUrl(publicOrigin, language)}\n${frame.support(brand.supportEmail)}\n${frame.reason}\n${frame.help}${colon} ${publicOrigin}${pathIn(language, '/help')}`,
  ]
    .filter((paragraph) => paragraph !== null)
    .join('\n\n')
    .concat('\n');
}
