import { brand } from '../brand';
import { moneyBackDays } from '../subscription/moneyBack';
import { statementWords } from './statementWords';

/**
 * The page on which consumers withdraw from a contract. The law of the European Union prescribes the words of the
 * button (directive 2011/83/EU, Article 11a).
 */
export const withdrawWords = {
  title: 'Withdraw from a contract',
  lead: `If you bought ${brand.subscription} on this website in the European Union, the United Kingdom, or Canada, you can withdraw within 14 days of the purchase, without giving a reason.`,
  before: {
    title: 'Before you withdraw',
    items: [
      {
        text: `In the first ${moneyBackDays} days, your account page refunds a first purchase in full, right away.`,
        link: { label: 'Open your account', href: '/subscriptions/manage' },
      },
      {
        text: 'During a free trial, canceling is enough. You pay nothing.',
        link: { label: 'How to cancel', href: '/help#cancel' },
      },
      {
        text: 'If you bought in the App Store or Google Play, ask the store.',
        link: { label: 'How refunds work', href: '/help#refund' },
      },
    ],
  },
  next: {
    title: 'What happens next',
    items: [
      {
        text: 'We email you a confirmation with what you sent us and when.',
        link: null,
      },
      {
        text: 'If what you enter names the contract, the address we have for it gets a button that carries out the withdrawal right away. Nobody else can.',
        link: null,
      },
      {
        text: 'We end the subscription and refund everything you paid for it, within 14 days at the latest, to the same payment method.',
        link: { label: 'Read the terms', href: '/pro/privacy-terms/non-us' },
      },
    ],
  },
  fields: {
    name: statementWords.name,
    contract: statementWords.contract,
    email: {
      ...statementWords.email,
      hint: 'We send the confirmation here and use the address only for your withdrawal.',
    },
    reference: statementWords.reference,
  },
  errors: statementWords.errors,
  submit: 'Confirm withdrawal',
  sending: statementWords.sending,
  /** Beside the button. */
  note: `With this button, you tell us: “I withdraw from the contract about ${brand.subscription}.” Your statement goes to our support team by email. This site keeps no copy.`,
  busy: `Your withdrawal was not sent, because we’re getting too many right now. Everything you typed is still here: try again later, or write to ${brand.supportEmail}, which counts just the same.`,
  failed: `We couldn’t make sure that your withdrawal arrived. Everything you typed is still here: try again, or write to ${brand.supportEmail}, which counts just the same.`,
  thanksTitle: 'We received your withdrawal',
  received: statementWords.received,
  thanks: `We send a confirmation to your email address. If it hasn’t arrived by tomorrow, write to ${brand.supportEmail}.`,
  another: 'Withdraw from another contract',
  back: statementWords.back,
} as const;
