import { brand } from '../brand';
import { howToAnswer } from './howToAnswer';
import { reasonLines } from './reasonLines';
import { statementMatch, type ToSupport } from './statementMatch';
import type { CancellationValues, MailText } from './words';

/** The mail to support about a cancellation. Only our own people read it, so it is in English alone. */
export function cancellationMail({
  kind,
  reason,
  end,
  name,
  email,
  contract,
  at,
  language,
  confirmed,
  ...match
}: CancellationValues & ToSupport): MailText {
  return {
    subject: 'Cancellation of a contract',
    heading: 'Cancellation of a contract',
    lead: [
      `Somebody cancels the contract about ${brand.subscription}.`,
      `Kind: ${kind === 'ordinary' ? 'ordinary' : 'for good cause'}`,
      ...reasonLines('Reason: ', reason),
      `To end: ${end ?? 'at the earliest possible time'}`,
      `Name: ${name}`,
      `Contract: ${contract}`,
      `Email address: ${email}`,
      `Submitted: ${at}`,
    ],
    after: [...statementMatch(match, 'Cancellations'), howToAnswer({ language, confirmed })],
  };
}
