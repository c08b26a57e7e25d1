import type { brand as site } from '@/lib/content/brand';
import type { MailLanguage } from '@/lib/content/mails/mailWords';
import type { MailWords } from '@/lib/content/mails/words';
import { type Language, pathIn } from '@/lib/content/site/languages/languages';
import type { MailParts } from '@/server/mail/templates/mailParts';

export type MailSetting = {
  /** The reader's BCP 47 tag, which decides the language and the date format. */
  locale: string;
  brand: Pick<typeof site, 'name' | 'legalName' | 'supportEmail' | 'imprintUrl'>;
  publicOrigin: string;
};

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
    parts.markdown ?? null,
    parts.bill ? parts.bill.map(({ label, value }) => `${label}${colon} ${value}`).join('\n') : null,
    parts.code && `${frame.codeLabel}${colon} ${parts.code}`,
    parts.link && `${parts.action}${colon}\n${parts.link}`,
    ...(parts.after ?? []),
    parts.unsubscribeUrl ? `${frame.unsubscribe}${colon}\n${parts.unsubscribeUrl}` : null,
    parts.toUs
      ? null
      : `-- \n${brand.name}\n${homeUrl(publicOrigin, language)}\n${frame.support(brand.supportEmail)}\n${parts.reason ?? frame.reason}\n${frame.help}${colon} ${publicOrigin}${pathIn(language, '/help')}\n${brand.legalName}, ${frame.imprint}${colon} ${brand.imprintUrl}`,
  ]
    .filter((paragraph) => paragraph !== null)
    .join('\n\n')
    .concat('\n');
}

/** Our home page in a language, as a reader would write it: `https://teal.example`, `https://teal.example/de`. */
export function homeUrl(publicOrigin: string, language: Language): string {
  const path = pathIn(language, '/');
  return path === '/' ? publicOrigin : publicOrigin + path;
}
