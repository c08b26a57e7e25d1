import { type Html, type HtmlValue, html, raw } from '@/lib/html/html';

/*
 * Where the lines of a mail may end, for its HTML variant: in the plain one, no-break spaces would get in the way of
 * whoever searches or copies it.
 */

/** A text whose lines end neither between a number and its unit nor within a short word with a hyphen. */
export function unbroken(text: string): HtmlValue {
  return joinedNumbers(text).split(/(\s+)/).map(unbrokenWord);
}

/**
 * "10 minutes", "8 juin", "8. Juni", "8 de junio", and "June 8" stay on one line, and the digits of a card with the word
 * before them. Sums already do, by Intl.
 */
export function joinedNumbers(text: string): string {
  return text
    .replace(/(?<![\d.,/])(\d{1,3}(?:\.|er)?) (?=\p{L})/gu, '$1\u00a0')
    .replace(/(\d\u00a0de) (?=\p{L})/gu, '$1\u00a0')
    .replace(/(\p{L}) (?=\d{1,2}, \d{4})/gu, '$1\u00a0')
    .replace(/(?<=\b(?:in|Endziffern|en|par)) (?=\d{4}(?!\d))/g, '\u00a0');
}

/** "E-Mail" of "E-Mail-Adresse", and a verb with its pronouns, as in « dites-le-nous ». */
const hyphenated = /((?<!\p{L})\p{L}-\p{L}+|(?<![\p{L}’])[\p{L}’]+(?:-\p{L}{1,4}(?!\p{L}))+)/u;

/** Not by a word joiner, as on our pages: filters take invisible characters for a trick. Addresses stay as they are. */
export function unbrokenWord(word: string): HtmlValue {
  if (!word.includes('-') || /[@/]/.test(word)) return word;
  return word.split(hyphenated).map((part, index) => (index % 2 === 0 ? part : nowrap(part)));
}

function nowrap(text: string): Html {
  return html`<span style="white-space: nowrap;">${text}</span>`;
}

/** A URL that breaks after its slashes rather than within a word. */
export function breakableUrl(url: string): HtmlValue {
  return url.split(/(?<=[^/]\/)(?=[^/])/).map((part, index) => (index === 0 ? part : [mayBreak, part]));
}

const mayBreak = raw('<wbr>');
