import type { MailLanguage } from '@/lib/content/mails/mailWords';
import type { MailWords } from '@/lib/content/mails/words';
import { pathIn } from '@/lib/content/site/languages/languages';
import { type Html, html, raw } from '@/lib/html/html';
import type { MailParts } from '@/server/mail/templates/mailParts';
import { inlineMark } from './inlineMark';
import { letterHtml } from './letterMarkdown';
import { unbroken } from './lineBreaks';
import { billTable, button, codeBlock, paragraph, preview, textLink, withLinks } from './mailBlocks';
import { card, font, mailStyles, page, quiet } from './mailStyles';
import { homeUrl, type MailSetting } from './mailText';

/** Outlook on Windows knows no `max-width`; it gets a table of that width around the column. */
const outlookBegin = raw('<!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->');
const outlookEnd = raw('<!--[if mso]></td></tr></table><![endif]-->');
const plainTable = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');

/**
 * The HTML variant: one column from 320 to 560 pixels, in tables, which every mail program lays out alike. Everything
 * it shows travels with it, so opening a mail reveals nothing to anybody.
 */
export function mailHtml(
  parts: MailParts,
  words: MailWords,
  { brand, publicOrigin }: MailSetting,
  language: MailLanguage,
): string {
  const { frame } = words;
  const addresses = { publicOrigin, supportEmail: brand.supportEmail };
  return html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${parts.subject}</title>
${mailStyles}
</head>
<body class="page" style="margin: 0; padding: 0; ${page}">
${preview(parts.lead[0] ?? parts.markdown?.split('\n', 1)[0] ?? parts.heading, parts.code !== null)}
<table ${plainTable} class="page" lang="${language}" style="${page}"><tr><td align="center" style="padding: 28px 12px 32px;">
${outlookBegin}
<table ${plainTable} style="max-width: 560px; text-align: left;">
<tr><td style="padding: 0 4px 18px;">${nameLine(brand.name)}</td></tr>
<tr><td class="card" style="${card} ${font}">
<h1 style="margin: 0 0 14px; font-size: 26px; line-height: 1.2; letter-spacing: -0.02em;">${unbroken(parts.heading)}</h1>
${parts.lead.map((text) => paragraph(text, addresses))}
${parts.markdown !== undefined && letterHtml(parts.markdown)}
${parts.bill && billTable(parts.bill)}
${parts.code !== null && codeBlock(parts.code, frame.codeLabel)}
${parts.link !== null && button(parts.link, parts.action ?? parts.link, frame.linkHint)}
${(parts.after ?? []).map((text) => paragraph(text, addresses))}
</td></tr>
<tr><td style="padding: 20px 4px 0;">
${
  !parts.toUs &&
  html`<p class="quiet" style="${quiet}">${withLinks(frame.support(brand.supportEmail), addresses)}</p>
<p class="quiet" style="${quiet}">${unbroken(parts.reason ?? frame.reason)}</p>
<p class="quiet" style="${quiet}">${textLink(publicOrigin + pathIn(language, '/help'), frame.help)}</p>
<p class="quiet" style="${quiet}">${brand.legalName}, ${textLink(brand.imprintUrl, frame.imprint)}</p>`
}
${parts.unsubscribeUrl !== undefined && html`<p class="quiet" style="${quiet}">${textLink(parts.unsubscribeUrl, frame.unsubscribe)}</p>`}
<p class="quiet" style="${quiet}">${textLink(homeUrl(publicOrigin, language), new URL(publicOrigin).host)}</p>
</td></tr>
</table>
${outlookEnd}
</td></tr></table>
</body>
</html>
`.markup;
}

/** The mark beside the name, which says the same; so the picture has no text of its own. */
function nameLine(name: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right: 10px;"><img src="cid:${inlineMark.contentId}" width="40" height="40" alt="" style="display: block; border: 0; border-radius: 10px;"></td>
<td class="page" style="${font} font-size: 20px; font-weight: 700; letter-spacing: -0.02em; line-height: 40px;">${name}</td>
</tr></table>`;
}
