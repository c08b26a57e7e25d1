import { domainToASCII } from 'node:url';

/** Longest address that mail systems carry (RFC 5321), in bytes. */
const maximumLength = 254;

/** The address syntax of the WHATWG HTML specification, which every browser's e-mail field checks too. */
const syntax =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * The one form in which an address is stored, compared and mailed: trimmed, lower case, an international domain in
 * ASCII. Null for anything that is not exactly one address.
 */
export function normalizeEmail(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > maximumLength) return null;
  const trimmed = input.replace(/^ +| +$/g, '');
  const at = trimmed.lastIndexOf('@');
  if (at < 1) return null;
  const domain = domainToASCII(trimmed.slice(at + 1));
  const address = `${trimmed.slice(0, at)}@${domain}`.toLowerCase();
  return syntax.test(address) && address.length <= maximumLength ? address : null;
}
