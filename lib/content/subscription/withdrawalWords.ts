import { sitePageWords } from '../site/sitePageWords';

/** Where something leads to the page on which a contract is withdrawn from. */
export const withdrawalWords = {
  link: sitePageWords.withdraw.label,
  /** On the account page. */
  term: 'Right to withdraw',
  text: 'You can withdraw within 14 days of the purchase, without giving a reason.',
} as const;
