import { maxStatementLength } from '@/lib/content/help/maxStatementLength';
import { senderAddress } from './supportSender';

/** What a text may not hold: controls and signs that hide or turn the direction of writing; a line no line breaks, either. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** What mail programs may turn into a link: a scheme, or letters right after a dot. */
const linkLike = /:\/\/|[^\s.]\.\p{L}{2,}/u;

/** One short line of text, or null when it is anything else. */
function plainLine(text: string, maxLength: number): string | null {
  const line = text.trim();
  const fits = line !== '' && line.length <= maxLength;
  return fits && !unprintable.test(line) ? line : null;
}

/** Text of several lines, which may be empty, with plain line breaks and spaces; null when it is too long or holds something else. */
export function plainLines(text: string, maxLength: number): string | null {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();
  const isPlain = lines.split('\n').every((line) => !unprintable.test(line));
  return isPlain && lines.length <= maxLength ? lines : null;
}

/** The text, or null when it may lead somewhere: it is repeated to an address that anybody can type. */
export function withoutLink(text: string | null, { addresses = false } = {}): string | null {
  const words = text?.split(/[\s,;()<>]+/) ?? [];
  const isSafe = words.every((word) => !linkLike.test(word) || (addresses && senderAddress(word) !== null));
  return isSafe ? text : null;
}

/** What was read from a form, with null for each field that needs another look. */
export type Read<Statement> = { [Field in keyof Statement]: Statement[Field] | null };

export function isWhole<Statement extends object>(
  read: Read<Statement>,
): read is Statement & Read<Statement> {
  return missingFrom(read).length === 0;
}

/** The names of the fields that need another look. */
export function missingFrom(read: object): string[] {
  return Object.entries(read).flatMap(([name, value]) => (value === null ? [name] : []));
}

/** Whom a statement about a contract is from, and what identifies the contract. */
export type Parties = { name: string; email: string; contract: string };

export function readParties({ name, email, contract }: Parties): Read<Parties> {
  return {
    name: withoutLink(plainLine(name, maxStatementLength)),
    email: senderAddress(email),
    contract: withoutLink(plainLine(contract, maxStatementLength), { addresses: true }),
  };
}
