import { domainToASCII } from 'node:url';
import { typedAddress } from '@/lib/contract/typedText';

/** Longest email address that mail systems accept, in bytes (RFC 5321 section 4.5.3.1.3, without the brackets). */
const maxLength = 254;

/**
 * A valid email address as the HTML standard defines it (section "Email state"), in lower case, but for the length of
 * labels. A mail program may show an encoded word (RFC 2047) as the text it encodes, so none may be in an address.
 */
const syntax =
  /^(?!.*=\?)[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

/** The same standard's limit for a label of the domain. */
const maxLabelLength = 63;

/** The one form to store, compare and mail an address in: lower case, ASCII domain. Null unless it is exactly one. */
export function normalizeEmail(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > 4 * maxLength) return null;
  const address = typedAddress(input);
  const at = address.lastIndexOf('@');
  if (at < 1) return null;
  const domain = asciiDomain(address.slice(at + 1));
  // Folds ASCII letters only: Unicode case folding would turn the Kelvin sign into a plain k.
  const folded = `${address.slice(0, at)}@${domain}`.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  // The pattern allows ASCII only, so the number of characters is the number of bytes.
  const isValid = folded.length <= maxLength && syntax.test(folded) && hasShortLabels(folded);
  return isValid ? folded : null;
}

function hasShortLabels(email: string): boolean {
  return domainOf(email)
    .split('.')
    .every((label) => label.length <= maxLabelLength);
}

/** The mailbox that a normalized address leads to at most mail systems, however it is spelled. Only limits go by it. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+', 1);
  const domain = domainOf(email).replace(/^googlemail\.com$/, 'gmail.com');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}

/** Enough of an email address for its owner to recognize it, and no more. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}…@${domainOf(email)}`;
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

/** Converts non-ASCII letters by IDNA; ASCII domains stay, since it would read some names as IP addresses. */
function asciiDomain(domain: string): string {
  const isPlain = [...domain].every((character) => character < '\u0080');
  const isOdd = [...domain].some((character) => character < '\u0080' && !/[a-z0-9.-]/i.test(character));
  return isPlain || isOdd ? domain : domainToASCII(domain);
}
