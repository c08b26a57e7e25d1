const address = /^[^\s"(),:;<>@[\]\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*$/u;
const afterName = /^(?:"[^"\r\n]*"\s*|[^"<>,:;\r\n]*)<([^<>]*)>$/;

/**
 * True for a single email address, or a name with one in angle brackets (RFC 5322, section 3.4). From anything else, the
 * mail library would take no sender, or another one than was meant.
 */
export function isSenderAddress(text: string): boolean {
  const sender = text.trim();
  return address.test(afterName.exec(sender)?.[1] ?? sender);
}
