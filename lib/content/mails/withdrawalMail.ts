import { brand } from '../brand';
import { howToAnswer } from './howToAnswer';
import { statementMatch, type ToSupport } from './statementMatch';
import type { MailText, WithdrawalValues } from './words';

/** The mail to support about a withdrawal. Only our own people read it, so it is in English alone. */
export function withdrawalMail({
  name,
  email,
  contract,
  at,
  language,
  confirmed,
  ...match
}: WithdrawalValues & ToSupport): MailText {
  return {
    subject: 'Withdrawal from a contract',
    heading: 'Withdrawal from a contract',
    lead: [
      `Somebody withdraws from the contract about ${brand.subscription}.`,
      `Name: ${name}`,
      `Contract: ${contract}`,
      `Email address: ${email}`,
      `Submitted: ${at}`,
    ],
    after: [
      'A refund is due within 14 days of that time.',
      ...statementMatch(match, 'Withdrawals'),
      howToAnswer({ language, confirmed }),
    ],
  };
}
