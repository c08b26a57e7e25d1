import { domainToASCII } from 'node:url';

/** Longest address that a mail system takes, in bytes (RFC 5321 section 4.5.3.1.3, without the brackets). */
const maxLength = 254;

/** The valid e-mail address of the HTML standard, section "Email state", in lower case. */
const syntax =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/**
 * The one form in which an address is stored, compared and mailed: lower case, the domain in ASCII. Spaces around it
 * are dropped. Null when it is not exactly one address: comments, lists, line breaks and display names are refused.
 */
export function normalizeEmail(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > 4 * maxLength) return null;
  const address = withoutSpacesAround(input);
  const at = address.lastIndexOf('@');
  if (at < 1) return null;
  const domain = asciiDomain(address.slice(at + 1));
  // The letters of ASCII alone: Unicode's own folding would turn the Kelvin sign into a plain k.
  const folded = `${address.slice(0, at)}@${domain}`.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  // The pattern allows ASCII alone, so characters and bytes are the same number.
  return folded.length <= maxLength && syntax.test(folded) ? folded : null;
}

// Line breaks and the spaces of Unicode stay, for the syntax to refuse.
function withoutSpacesAround(text: string): string {
  let start = 0;
  let end = text.length;
  while (text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return text.slice(start, end);
}

/** The domain of a normalised address. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

/**
 * Letters outside ASCII are converted as IDNA says; what is not a letter, digit, hyphen or dot is left for the syntax
 * to refuse. So is a plain domain: the conversion is that of URLs, which reads some names as IP addresses.
 */
function asciiDomain(domain: string): string {
  const isPlain = [...domain].every((character) => character < '\u0080');
  const isOdd = [...domain].some((character) => character < '\u0080' && !/[a-z0-9.-]/i.test(character));
  return isPlain || isOdd ? domain : domainToASCII(domain);
}
