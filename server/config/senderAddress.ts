const address = String.raw`[^\s"(),:;<>@[\]\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*`;
const sender = new RegExp(String.raw`^(?:(?:"[^"\r\n]*"\s*|[^"<>,:;\r\n]*)<${address}>|${address})$`, 'u');

/**
 * True for a single email address, or a name with one in angle brackets (RFC 5322, section 3.4). From anything else, the
 * mail library would take no sender, or another one than was meant.
 */
export function isSenderAddress(text: string): boolean {
  return sender.test(text.trim());
}
