import { brand } from '../brand';
import { sitePageWords } from '../site/sitePageWords';
import { maxReasonLength } from './maxReasonLength';
import { statementWords } from './statementWords';

/**
 * The page on which consumers cancel a contract without signing in. The laws of Germany and France prescribe the words of
 * the button (§ 312k BGB; articles D. 215-1 and D. 215-3 of the Code de la consommation).
 */
export const cancelWords = {
  title: 'Cancel a contract',
  lead: `Here you can cancel ${brand.subscription} if you bought it on this website. You don’t have to sign in.`,
  before: {
    title: 'Before you cancel',
    items: [
      {
        text: 'If you can sign in, your account page cancels right away.',
        link: { label: 'Open your account', href: '/subscriptions/manage' },
      },
      {
        text: 'If you bought in the App Store or Google Play, cancel in the store.',
        link: { label: 'How to cancel', href: '/help#cancel' },
      },
      {
        text: 'In the first 14 days after the purchase, you may be able to withdraw instead and get your money back.',
        link: { label: sitePageWords.withdraw.label, href: '/help/withdraw' },
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
        text: 'If what you enter names the contract, the address we have for it gets a button that cancels right away. Nobody else can.',
        link: null,
      },
      {
        text: 'We cancel the subscription. It keeps working until it ends, and then doesn’t renew.',
        link: { label: 'Read the terms', href: '/pro/privacy-terms' },
      },
      {
        text: 'If you cancel for good cause, we read your reason and reply to you. Until then, the subscription ends with its period, not earlier.',
        link: null,
      },
    ],
  },
  fields: {
    kind: {
      label: 'Kind of cancellation',
      hint: 'Ordinary: the subscription ends with the period you paid for. For good cause: it ends earlier, because of something that makes it unreasonable to continue.',
    },
    reason: {
      label: 'Reason, if you cancel for good cause',
      hint: `Leave this empty for an ordinary cancellation. If you have anything that proves your reason, send it to ${brand.supportEmail}.`,
    },
    end: {
      label: 'When the contract should end (optional)',
      hint: 'Leave this empty to cancel at the earliest possible time.',
    },
    name: statementWords.name,
    contract: statementWords.contract,
    email: {
      ...statementWords.email,
      hint: 'We send the confirmation here and use the address only for your cancellation.',
    },
    reference: statementWords.reference,
  },
  kinds: { ordinary: 'Ordinary', cause: 'For good cause' },
  errors: {
    ...statementWords.errors,
    kind: 'Select the kind of cancellation.',
    reason: `Tell us your reason in at most ${maxReasonLength.toLocaleString('en')} characters, without web or email addresses. Put a space after a dot.`,
    end: 'Enter a day that hasn’t passed yet, or leave this field empty.',
  },
  submit: 'Cancel now',
  sending: statementWords.sending,
  /** Beside the button. */
  note: `With this button, you tell us: “I cancel the contract about ${brand.subscription}.” Your statement goes to our support team by email. This site keeps no copy.`,
  busy: `Your cancellation was not sent, because we’re getting too many right now. Everything you typed is still here: try again later, or write to ${brand.supportEmail}, which counts just the same.`,
  failed: `We couldn’t make sure that your cancellation arrived. Everything you typed is still here: try again, or write to ${brand.supportEmail}, which counts just the same.`,
  thanksTitle: 'We received your cancellation',
  received: statementWords.received,
  thanks: `We send a confirmation to your email address. If it hasn’t arrived by tomorrow, write to ${brand.supportEmail}.`,
  another: 'Cancel another contract',
  back: statementWords.back,
} as const;
