import { maxStatementLength } from '@/lib/content/help/maxStatementLength';
import { plainLine, withoutLink } from './statedText';
import { senderAddress } from './supportSender';

/** What was read from a form, with null for each field that needs another look. */
export type Read<Statement> = { [Field in keyof Statement]: Statement[Field] | null };

/** Whom a statement about a contract is from, and what identifies the contract. */
export type Parties = { name: string; email: string; contract: string };

export function readParties({ name, email, contract }: Parties): Read<Parties> {
  return {
    name: withoutLink(plainLine(name, maxStatementLength)),
    email: senderAddress(email),
    contract: withoutLink(plainLine(contract, maxStatementLength), { addresses: true }),
  };
}
