import type { BillLine } from '@/lib/content/mails/words';
import { type Html, type HtmlValue, html, raw } from '@/lib/html/html';
import { breakableUrl, joinedNumbers, unbroken, unbrokenWord } from './lineBreaks';
import { link, quiet } from './mailStyles';

/** The addresses in a text that may become links. Others are somebody's words, which a mail of ours does not link. */
export type LinkedAddresses = { publicOrigin: string; supportEmail: string };

/** A sentence or more, in which pages of ours and our address for questions are links. */
export function paragraph(text: string, addresses: LinkedAddresses): Html {
  return html`<p style="margin: 0 0 14px;">${withLinks(text, addresses)}</p>
`;
}

export function withLinks(text: string, { publicOrigin, supportEmail }: LinkedAddresses): HtmlValue {
  return joinedNumbers(text)
    .split(/(\s+)/)
    .map((word) => {
      const address = word.replace(/[.,;:!?)]$/, '');
      const isOurs = address === supportEmail || address.startsWith(`${publicOrigin}/`);
      if (!isOurs) return unbrokenWord(word);
      const url = address === supportEmail ? `mailto:${address}` : address;
      return [textLink(url, breakableUrl(address)), word.slice(address.length)];
    });
}

export function textLink(url: string, label: HtmlValue): Html {
  return html`<a class="link" href="${url}" style="${link}">${label}</a>`;
}

/** The gaps between the groups are spacing, not characters, so copying gives exactly the digits. */
export function codeBlock(code: string, label: string): Html {
  const [groups, size] = code.length > 6 ? [/.{1,4}/g, 22] : [/.{1,3}/g, 34];
  const spaced = (code.match(groups) ?? []).map(
    (group, index) => html`<span${index > 0 && html` style="margin-left: 0.35em;"`}>${group}</span>`,
  );
  return html`<p class="code" role="group" aria-label="${label}" style="margin: 20px 0 22px; padding: 18px 8px; border: 1px solid #b9e6de; border-radius: 14px; background: #eefaf7; color: #034a46; font-size: ${size}px; line-height: 1.2; font-weight: 700; letter-spacing: 0.08em; text-align: center; font-variant-numeric: tabular-nums;">${spaced}</p>`;
}

/** The lines of an invoice, the label before what it says. */
export function billTable(lines: readonly BillLine[]): Html {
  const rows = lines.map(
    ({ label, value }) =>
      html`<tr><th scope="row" class="quiet" style="${quiet} padding: 4px 16px 4px 0; width: 40%; overflow-wrap: break-word; word-break: normal; text-align: left; vertical-align: top; font-weight: 400;">${unbroken(label)}</th><td style="padding: 4px 0; vertical-align: top; font-size: 15px;">${unbroken(value)}</td></tr>
`,
  );
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 6px 0 8px;">${rows}</table>`;
}

const buttonPadding = '14px 26px';

/** The color is the cell's, as is the room around the words in Outlook on Windows, which gives a link neither. */
export function button(url: string, label: string, hint: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 22px 0 20px;"><tr><td class="action" bgcolor="#007a70" style="border-radius: 26px; background: #007a70; mso-padding-alt: ${buttonPadding};"><a class="button" href="${url}" style="display: inline-block; padding: ${buttonPadding}; mso-padding-alt: 0; color: #ffffff; font-weight: 600; line-height: 1.3; text-align: center; text-decoration: none;">${unbroken(label)}</a></td></tr></table>
<p class="quiet" style="${quiet} margin-bottom: 18px;">${unbroken(hint)}<br>${textLink(url, breakableUrl(url))}</p>`;
}

/**
 * The line that lists of mails show after the subject. Where a code follows, the rest of that line is filled with
 * nothing, so that the code is not read off a locked screen; readers without styles would see the gap.
 */
export function preview(text: string, codeFollows: boolean): Html {
  return html`<div aria-hidden="true" style="display: none; max-height: 0; overflow: hidden; mso-hide: all; font-size: 1px; line-height: 1px; opacity: 0;">${text}${codeFollows && nothing}</div>`;
}

const nothing = raw('&#847; &zwnj; &nbsp; '.repeat(60));
