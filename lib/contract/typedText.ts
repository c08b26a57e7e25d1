/**
 * What people type and paste, in the form that pages send and the service compares. It is cleaned before any limit on
 * its length applies, so that what a page or messenger added around it pushes nothing out.
 */

/** Characters that show nothing, such as zero-width spaces, direction marks, and soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const decimalDigit = /\p{Nd}/u;
const everyDecimalDigit = /\p{Nd}/gu;
/** The wide forms of ASCII characters that Chinese, Japanese, and Korean keyboards write, and of the dot. */
const wide = /[\uff01-\uff5e\u3002\uff61]/g;
const wideOffset = 0xff01 - 0x21;
const spaceOrTab = /^[\p{Zs}\t]$/u;
/** In digits. */
export const oneTimeCodeLength = 6;
/** The same of the code mailed to an address that strangers have used up the codes or tries of. */
export const longCodeLength = 16;
const lengths = [longCodeLength, oneTimeCodeLength];

/**
 * The digits of a one-time code in what was typed, in ASCII: `"123 456"` → `"123456"`. Digits of every script count. In
 * a pasted sentence, a run of as many digits as a code has is the code; where there is none, all digits are returned.
 */
export function typedCode(typed: string): string {
  const text = typed.replace(invisible, '').replace(everyDecimalDigit, asciiDigit);
  const runs = [...(text.match(/\d+/g) ?? []), ...(text.match(/\d(?:[\s-]?\d)*/g) ?? [])].map(digitsIn);
  return runs.find((run) => lengths.includes(run.length)) ?? digitsIn(text);
}

/**
 * An email address without what is invisible in it or stands around it, and with wide characters in their usual form.
 * Whether it is an address is not checked. Line breaks stay, so that the check refuses them.
 */
export function typedAddress(typed: string): string {
  const text = typed.replace(invisible, '').replace(wide, usualForm);
  let start = 0;
  let end = text.length;
  while (spaceOrTab.test(text.charAt(start))) start += 1;
  while (end > start && spaceOrTab.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}

/** The ten digits of a script follow each other from its zero on, and some scripts follow each other, too. */
function asciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((codePoint - zero) % 10);
}

function usualForm(character: string): string {
  const code = character.charCodeAt(0);
  return code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - wideOffset) : '.';
}
