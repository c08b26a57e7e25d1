import { brand } from '../brand';
import { deleted } from './deleted';
import { refunded } from './refunded';
import { secondSubscription } from './secondSubscription';
import type { MailWords } from './words';

const never = `Nobody from ${brand.name} will ever ask you for this code. If you did not ask for it, you can ignore this mail.`;

export const en: MailWords = {
  code: ({ minutes }) => ({
    subject: `Your ${brand.name} sign-in code`,
    heading: 'Here is your code',
    lead: [`Type it on the page where you are signing in. It works once, for ${minutes} minutes.`],
    after: [never],
  }),
  unknownAddress: () => ({
    subject: `Signing in to ${brand.name}`,
    heading: 'We know no account with this address',
    lead: [
      `Someone, probably you, asked for a code to sign in to ${brand.name} with this address. There is no account with it, so there is no code to send.`,
      'If you have a subscription, you may have used another address, or none yet. In that case, add one on the device where you bought it.',
    ],
    action: `See ${brand.subscription}`,
    after: ['If it was not you, there is nothing to do.'],
  }),
  addressCode: ({ minutes }) => ({
    subject: 'Confirm your e-mail address',
    heading: 'Is this your address?',
    lead: [
      `Type this code to connect the address with your ${brand.subscription}. It works once, for ${minutes} minutes.`,
    ],
    after: [never],
  }),
  addressTaken: () => ({
    subject: 'Your address is already in use',
    heading: 'This address already has an account',
    lead: [
      `Someone tried to add this address to another ${brand.subscription}. It belongs to yours, so nothing was changed.`,
      'If it was you, sign in with this address instead.',
    ],
    action: 'Sign in',
    after: ['If it was not you, there is nothing to do. Your account is safe.'],
  }),
  deleteCode: ({ minutes }) => ({
    subject: 'Confirm deleting your account',
    heading: 'Delete your account?',
    lead: [
      `Type this code to delete your ${brand.name} account. A running subscription ends at once, and this cannot be undone. The code works once, for ${minutes} minutes.`,
    ],
    after: [
      `If you did not ask for this, do not pass the code on, and nothing will happen. ${brand.name} will never ask you for it.`,
    ],
  }),
  unlock: ({ hours }) => ({
    subject: `Signing in to ${brand.name}: too many tries`,
    heading: 'Someone keeps trying to sign in',
    lead: [
      'So many codes were asked for or mistyped with your address that we have stopped for a while. Nobody got in, and your account is safe.',
      `If you want to sign in now, open this link in the browser you are signing in with and press the button there. You can then ask for a code right away. The link works once, for ${hours} hours, and it does not sign anyone in by itself.`,
    ],
    action: 'Let me go on',
    after: ['If it was not you, there is nothing to do. We send this mail once a day at most.'],
  }),
  formerDeleteCode: ({ minutes, undoUntil }) => ({
    subject: 'Someone wants to delete your account',
    heading: 'Delete this account?',
    lead: [
      `This address belonged to a ${brand.name} account that someone wants to delete now. Until ${undoUntil} that needs your consent as well: this code, typed beside the account. It works once, for ${minutes} minutes. A running subscription ends at once, and this cannot be undone.`,
    ],
    after: [
      'If it was not you, do not pass the code on, and nothing is deleted. Open our earlier mail about the change of your address and undo it there: that signs everybody else out and gives you the account back.',
    ],
  }),
  addressAdded: ({ email, joined }) => ({
    subject: `Your address was added to ${brand.subscription}`,
    heading: 'Your address is in place',
    lead: [
      `${email} now belongs to your ${brand.subscription}. With it you can sign in on every device.`,
      ...(joined
        ? [
            `A subscription that was begun elsewhere and paid for under this address came with it: ${joined.plan}, since ${joined.since}. Wherever it was open before, it has been signed out.`,
            'If you never bought it, somebody else typed your address when paying. Please write to us, and do not add a card there.',
          ]
        : []),
      'We use it for codes and for news about your account, and for nothing else.',
    ],
    action: 'Manage subscription',
  }),
  addressChanged: ({ newEmail, undoUntil }) => ({
    subject: `The address of your ${brand.name} account was changed`,
    heading: 'Your address was changed',
    lead: [
      `Your account now uses ${newEmail}. This address can no longer be used to sign in.`,
      `If that was not you, put the old address back. You can do so until ${undoUntil} (UTC), and every device will be signed out.`,
    ],
    action: 'Undo the change',
    after: ['If it was you, there is nothing to do.'],
  }),
  addressRemoved: ({ undoUntil }) => ({
    subject: `The address of your ${brand.name} account was removed`,
    heading: 'Your address was removed',
    lead: [
      `Your ${brand.name} account has no e-mail address any more. Where you are still signed in, everything goes on; on other devices nobody can sign in.`,
      `If that was not you, or you want it back, put the address back. You can do so until ${undoUntil} (UTC), and every device will be signed out.`,
    ],
    action: 'Put the address back',
    after: ['If it was you, there is nothing to do.'],
  }),
  purchase: ({ plan, amount, renewsAt, trialEndsAt, signInUrl }) => ({
    subject: `Welcome to your ${brand.subscription}`,
    heading: 'Thank you, and welcome',
    lead: [
      trialEndsAt === null
        ? `Your ${plan} is active. You paid ${amount}, and it renews on ${renewsAt} unless you cancel before.`
        : `Your free trial of the ${plan} has begun and lasts until ${trialEndsAt}. After that it costs ${amount}. Cancel before then and you pay nothing.`,
      'What to do next: install the app on each of your devices and sign in.',
      `To come back to your subscription, in any browser and on any device, open ${signInUrl} and enter the address this mail went to.`,
    ],
    action: 'Manage subscription',
  }),
  paymentFailed: ({ amount, graceEndsAt }) => ({
    subject: 'Your payment did not go through',
    heading: 'Your payment did not go through',
    lead: [
      `We could not collect ${amount} for your ${brand.subscription}. Often the card has expired or the bank refused.`,
      `Everything keeps working until ${graceEndsAt}. Please check your payment method before then.`,
    ],
    action: 'Check payment method',
  }),
  trialEnding: ({ plan, amount, trialEndsAt }) => ({
    subject: 'Your free trial ends soon',
    heading: 'Your free trial ends soon',
    lead: [
      `Your free trial ends on ${trialEndsAt}. Then your ${plan} begins and costs ${amount}.`,
      'Want to stay? There is nothing to do. Otherwise cancel before that day and you pay nothing.',
    ],
    action: 'Manage subscription',
  }),
  renewal: ({ plan, amount, renewsAt }) => ({
    subject: 'Your subscription renews soon',
    heading: 'Another year begins soon',
    lead: [
      `Your ${plan} renews on ${renewsAt} for another year. Then we charge ${amount}.`,
      'Want to stay? There is nothing to do. Otherwise cancel before that day, on the page behind this button, and nothing more is charged.',
    ],
    action: 'Manage subscription',
  }),
  receipt: ({ plan, amount, tax, paidAt, from, to, card }) => ({
    subject: `Your receipt from ${brand.name}`,
    heading: 'Thank you for your payment',
    lead: [
      `On ${paidAt} we charged ${amount}${card === null ? '' : ` to the card ending in ${card}`} for your ${plan}, from ${from} to ${to}.`,
      ...(tax === null ? [] : [`That includes ${tax} of tax.`]),
      'The invoice is with your subscription, to read, print, or keep.',
    ],
    action: 'See your invoices',
  }),
  refunded: refunded.en,
  cancelled: ({ endsAt }) => ({
    subject: `Your ${brand.subscription} is cancelled`,
    heading: 'Your subscription is cancelled',
    lead: [
      `You can use everything until ${endsAt}. After that it ends, and nothing more is charged.`,
      'Changed your mind? Until then you can switch renewal back on.',
    ],
    action: 'Manage subscription',
  }),
  secondSubscription: secondSubscription.en,
  deleted: deleted.en,
  newsletterConfirm: ({ days }) => ({
    subject: 'Please confirm your newsletter',
    heading: 'Shall we write to you?',
    lead: [
      `Someone, probably you, entered this address for the ${brand.name} newsletter: one letter a week about privacy, in plain words.`,
      'The first letter comes after you press the button and confirm on the page behind it.',
    ],
    action: 'Yes, send it to me',
    after: [
      `If it was not you, there is nothing to do: without your yes nothing is sent, and after ${days} days we forget the address.`,
    ],
  }),
  plans: { monthly: 'monthly subscription', yearly: 'yearly subscription' },
  frame: {
    codeLabel: 'Your code',
    linkHint: 'If the button does not work, open this address:',
    reason: `You get this mail because of something done with your address at ${brand.name}. It contains no tracking.`,
    support: (email) => `Questions? Write to ${email}.`,
    unsubscribe: 'Unsubscribe from the newsletter',
  },
};
