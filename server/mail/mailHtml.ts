import type { MailWords } from '@/lib/content/mails/words';
import { type Html, html, raw } from '@/lib/html/html';
import type { MailParts } from './mailParts';
import type { MailSetting } from './mailSetting';

/**
 * Styles are inline because many mail programs drop style sheets; the sheet only changes colors in dark mode. No images
 * are loaded, so opening a mail reveals nothing to anybody.
 */
const dark = raw(`<style>
@media (prefers-color-scheme: dark) {
  .page { background: #0e1c20 !important; color: #e9eeec !important; }
  .card { background: #16282d !important; border-color: #284047 !important; }
  .code { background: #0e1c20 !important; color: #8fe0d6 !important; border-color: #284047 !important; }
  .button { background: #5ccabd !important; color: #06231f !important; }
  .quiet { color: #a7b9b8 !important; }
  .mark { background: #5ccabd !important; color: #06231f !important; }
  .link { color: #8fe0d6 !important; }
}
</style>`);

const font =
  "font-family: -apple-system, 'Segoe UI', 'Helvetica Neue', Roboto, Arial, sans-serif; font-size: 16px; line-height: 1.55; overflow-wrap: anywhere; word-break: break-word;";
const quiet = 'margin: 0 0 8px; font-size: 13px; line-height: 1.5; color: #5c6b6b;';

/** The HTML variant: one narrow column, with no tables, that fits every screen. */
export function mailHtml(
  parts: MailParts,
  words: MailWords,
  { brand, publicOrigin }: MailSetting,
  language: string,
): string {
  const { frame } = words;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${parts.subject}</title>
${dark}
</head>
<body class="page" style="margin: 0; padding: 0; background: #f6f1e7; color: #12262b; ${font}">
<div class="page" style="padding: 24px 12px; background: #f6f1e7; color: #12262b; ${font}">
<div style="max-width: 520px; margin: 0 auto;">
<p style="margin: 0 0 16px 4px; font-weight: 700; font-size: 17px;"><span class="mark" aria-hidden="true" style="display: inline-block; width: 26px; height: 26px; margin-right: 9px; border-radius: 13px 13px 13px 4px; background: #0b7a75; color: #ffffff; font-size: 15px; line-height: 26px; text-align: center;">${brand.name.slice(0, 1).toLowerCase()}</span>${brand.name}</p>
<div class="card" style="padding: 28px 24px; border: 1px solid #e6dcc9; border-radius: 16px; background: #ffffff;">
<h1 style="margin: 0 0 14px; font-size: 24px; line-height: 1.25; letter-spacing: -0.01em;">${parts.heading}</h1>
${parts.lead.map(paragraph)}
${parts.code !== null && codeBlock(parts.code, frame.codeLabel)}
${parts.link !== null && button(parts.link, parts.action ?? parts.link, frame.linkHint)}
${(parts.after ?? []).map(paragraph)}
</div>
<div style="padding: 18px 4px 0;">
<p class="quiet" style="${quiet}">${frame.support(brand.supportEmail)}</p>
<p class="quiet" style="${quiet}">${frame.reason}</p>
${parts.unsubscribeUrl !== undefined && unsubscribe(parts.unsubscribeUrl, frame.unsubscribe)}
<p class="quiet" style="${quiet}"><a class="link" href="${publicOrigin}" style="color: #0b7a75;">${new URL(publicOrigin).host}</a></p>
</div>
</div>
</div>
</body>
</html>
`.markup;
}

function paragraph(text: string): Html {
  return html`<p style="margin: 0 0 14px;">${text}</p>
`;
}

function unsubscribe(url: string, label: string): Html {
  return html`<p class="quiet" style="${quiet}"><a class="link" href="${url}" style="color: #0b7a75;">${label}</a></p>`;
}

/** The gap in the middle is spacing, not a character, so copying gives exactly six digits. */
function codeBlock(code: string, label: string): Html {
  return html`<p class="code" role="group" aria-label="${label}" style="margin: 18px 0 20px; padding: 16px 8px; border: 1px solid #cfe3df; border-radius: 12px; background: #eef7f5; color: #07524f; font-size: 34px; line-height: 1.2; font-weight: 700; letter-spacing: 0.08em; text-align: center; font-variant-numeric: tabular-nums;"><span>${code.slice(0, 3)}</span><span style="margin-left: 0.35em;">${code.slice(3)}</span></p>`;
}

function button(link: string, label: string, hint: string): Html {
  return html`<p style="margin: 20px 0;"><a class="button" href="${link}" style="display: inline-block; padding: 13px 22px; border-radius: 12px; background: #0b7a75; color: #ffffff; font-weight: 600; text-decoration: none;">${label}</a></p>
<p class="quiet" style="${quiet} margin-bottom: 18px;">${hint}<br><a class="link" href="${link}" style="color: #0b7a75; word-break: break-all;">${link}</a></p>`;
}
