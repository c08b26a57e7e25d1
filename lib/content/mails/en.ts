import { brand } from '../brand';
import { featureUse } from '../subscription/featureUse';
import { featureShortNames } from '../subscription/proFeatureWords';
import { addressRestored } from './addressRestored';
import { addressSubscribed } from './addressSubscribed';
import { cancellationReceived } from './cancellationReceived';
import { contactReceived } from './contactReceived';
import { deleted } from './deleted';
import { en as ended } from './ended/en';
import { newSignIn } from './newSignIn';
import { orderConfirmation } from './orderConfirmation';
import { planChanged } from './planChanged';
import { receipt } from './receipt';
import { refunded } from './refunded';
import { resumed } from './resumed';
import { saleInterest, saleOpened } from './saleMails';
import { secondSubscription } from './secondSubscription';
import { supportActed } from './supportActed';
import { trialRefused } from './trialRefused';
import { withdrawalReceived } from './withdrawalReceived';
import type { MailWords } from './words';

const never = `No one from ${brand.name} will ever ask you for this code. If you didn’t request it, you can ignore this email.`;

export const en: MailWords = {
  code: ({ minutes }) => ({
    subject: `Your ${brand.name} sign-in code`,
    heading: 'Your one-time code',
    lead: [`Enter it on the page where you’re signing in. It works once, for ${minutes} minutes.`],
    after: [never],
  }),
  unknownAddress: () => ({
    subject: `Signing in to ${brand.name}`,
    heading: 'There’s no account with this email address',
    lead: [
      `Someone, probably you, requested a code to sign in to ${brand.name} with this email address. No account uses it, so we can’t send a code.`,
      'If you have a subscription, try your other addresses: the one you added to your account, or the one you gave at checkout. If you bought it in an app store and never added an address, restore your purchase in the app.',
    ],
    action: `See ${brand.subscription}`,
    after: ['If it wasn’t you, you don’t need to do anything.'],
  }),
  addressCode: ({ minutes }) => ({
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    lead: [
      `Enter this code to add this address to your ${brand.subscription}. It works once, for ${minutes} minutes.`,
    ],
    after: [never],
  }),
  addressTaken: () => ({
    subject: 'Your email address is already in use',
    heading: 'There’s already an account with this email address',
    lead: [
      `Someone tried to add this address to another ${brand.subscription}. It belongs to yours, so nothing was changed.`,
      'If it was you, sign in with this address instead.',
    ],
    action: 'Sign in',
    after: ['If it wasn’t you, you don’t need to do anything. Your account is safe.'],
  }),
  deleteCode: ({ minutes }) => ({
    subject: 'Confirm that you want to delete your account',
    heading: 'Delete your account?',
    lead: [
      `Enter this code to delete your ${brand.name} account. This can’t be undone. If you bought a subscription on our website, it ends right away; if you bought one in an app store, cancel it there. The code works once, for ${minutes} minutes.`,
    ],
    after: [
      `If you didn’t request this, don’t share the code, and nothing will happen. ${brand.name} will never ask you for it.`,
    ],
  }),
  longCode: ({ hours }) => ({
    subject: `Signing in to ${brand.name}: too many tries`,
    heading: 'Someone keeps trying to sign in to your account',
    lead: [
      'Too many codes were requested or entered incorrectly for your email address, so short codes are paused for a while. Nobody got in, and your account is safe.',
      `If you want to sign in now, enter this long code in place of the short one, in any browser or app. It works once, for ${hours} hours.`,
    ],
    after: [never, 'Until you use the code, we send one at most once a day.'],
  }),
  formerDeleteCode: ({ minutes, undoUntil }) => ({
    subject: 'Someone wants to delete your account',
    heading: 'Delete this account?',
    lead: [
      `Someone wants to delete a ${brand.name} account that used to have this email address. Until ${undoUntil}, that also requires your consent: this code, entered on the account page. It works once, for ${minutes} minutes. Deleting an account can’t be undone. If it has a subscription bought on our website, that ends right away; one bought in an app store must be canceled there.`,
    ],
    after: [
      'If it wasn’t you, don’t share the code, and nothing will be deleted. Open our earlier email about your address being changed or removed, and restore your address there. That signs everyone else out and gives you your account back.',
    ],
  }),
  addressAdded: ({ email, joined }) => ({
    subject: `Your email address was added to ${brand.subscription}`,
    heading: 'Your email address was added',
    lead: [
      `You can now use ${email} to sign in to your ${brand.subscription} on any device.`,
      ...(joined
        ? [
            `This also added a subscription that was purchased elsewhere with this address: ${joined.plan}, since ${joined.since}. Every device that was using it has been signed out.`,
            'If you never bought it, someone else entered your address at checkout. Please contact us, and don’t add a card to it.',
          ]
        : []),
      'We use your address only for codes and messages about your account.',
    ],
    action: 'Manage subscription',
  }),
  addressChanged: ({ newEmail, undoUntil }) => ({
    subject: `The email address on your ${brand.name} account was changed`,
    heading: 'Your email address was changed',
    lead: [
      `Your account now uses ${newEmail}. You can no longer sign in with the address this email was sent to.`,
      `If that wasn’t you, restore the old address. You can do that until ${undoUntil}. Doing so signs out every device.`,
    ],
    action: 'Undo the change',
    after: ['If it was you, you don’t need to do anything.'],
  }),
  addressRemoved: ({ undoUntil }) => ({
    subject: `The email address on your ${brand.name} account was removed`,
    heading: 'Your email address was removed',
    lead: [
      `Your ${brand.name} account no longer has an email address. Nothing changes where you’re still signed in, but no one can sign in on other devices.`,
      `If that wasn’t you, or if you’ve changed your mind, restore the address. You can do that until ${undoUntil}. Doing so signs out every device.`,
    ],
    action: 'Restore the address',
    after: ['If it was you, you don’t need to do anything.'],
  }),
  addressRestored: addressRestored.en,
  purchase: ({ plan, amount, renewsAt, trialEndsAt, uses, signInUrl, order }) => ({
    subject: `Welcome to your ${brand.subscription}`,
    heading: 'Thank you, and welcome',
    lead: [
      trialEndsAt === null
        ? `Your ${plan} is active. You paid ${amount}. It renews on ${renewsAt} unless you cancel first.`
        : `Your free trial of the ${plan} has started and lasts until ${trialEndsAt}. After that, the subscription costs ${amount}. Cancel before then and you won’t be charged.`,
      ...uses,
      `To get back to your subscription in any browser, on any device, go to ${signInUrl} and enter the address this email was sent to.`,
    ],
    action: 'Manage subscription',
    ...orderConfirmation('en', order),
  }),
  addressSubscribed: addressSubscribed.en,
  trialRefused: trialRefused.en,
  paymentFailed: ({ amount, graceEndsAt }) => ({
    subject: 'Your payment didn’t go through',
    heading: 'Your payment didn’t go through',
    lead: [
      `We couldn’t charge ${amount} for your ${brand.subscription}. Usually that means the card has expired or the bank declined the payment.`,
      `Everything keeps working until ${graceEndsAt}. Please update your payment method before then.`,
    ],
    action: 'Update payment method',
  }),
  confirmPayment: ({ amount, graceEndsAt }) => ({
    subject: 'Your bank asks you to confirm a payment',
    heading: 'Your bank asks you to confirm a payment',
    lead: [
      `Your bank wants you to confirm the payment of ${amount} for your ${brand.subscription}. Until you do, it can’t go through.`,
      `Everything keeps working until ${graceEndsAt}. Please confirm the payment before then. The button opens the invoice on our payment provider’s page.`,
    ],
    action: 'Confirm payment',
    after: ['If you’d rather pay with a different card, you can change it on your account page.'],
  }),
  trialEnding: ({ plan, amount, trialEndsAt }) => ({
    subject: 'Your free trial ends soon',
    heading: 'Your free trial ends soon',
    lead: [
      `Your free trial ends on ${trialEndsAt}. Your ${plan} then starts, and we’ll charge ${amount}.`,
      'If you want to keep it, you don’t need to do anything. Otherwise, cancel before that day and you won’t be charged.',
    ],
    action: 'Manage subscription',
  }),
  renewal: ({ plan, amount, renewsAt, period, openEnded }) => ({
    subject: 'Your subscription renews soon',
    heading: 'Your subscription renews soon',
    lead: [
      period === 'monthly'
        ? `Your ${plan} renews every month until you cancel, next on ${renewsAt}. We’ll charge ${amount} that day. We remind you of this once a year.`
        : openEnded
          ? `Your ${plan} goes on from ${renewsAt} until you cancel. We’ll charge ${amount} that day, for a year ahead. From then on, you can end it at any time with at most one month’s notice, and we refund what you paid beyond that.`
          : `Your ${plan} renews for another year on ${renewsAt}. We’ll charge ${amount} that day.`,
      'If you want to keep it, you don’t need to do anything. Otherwise, cancel on your account page before that day and you won’t be charged.',
    ],
    action: 'Manage subscription',
  }),
  receipt: receipt.en,
  refunded: refunded.en,
  planChanged: planChanged.en,
  resumed: resumed.en,
  cancelled: ({ endsAt, inTrial, unpaid }) => ({
    subject: `Your ${brand.subscription} has been canceled`,
    heading: 'Your subscription has been canceled',
    lead: unpaid
      ? [
          `We no longer try to collect the payment that failed, and you don’t owe us anything. You can keep using everything until ${endsAt}. Then your subscription ends.`,
          'If you change your mind, you can subscribe again at any time.',
        ]
      : [
          inTrial
            ? `You can keep using everything until ${endsAt}. Then your free trial ends, and you won’t be charged.`
            : `You can keep using everything until ${endsAt}. Then your subscription ends, and you won’t be charged again.`,
          'If you change your mind, you can turn renewal back on until then.',
        ],
    action: 'Manage subscription',
  }),
  ended,
  newSignIn: newSignIn.en,
  supportActed: supportActed.en,
  secondSubscription: secondSubscription.en,
  deleted: deleted.en,
  contactReceived: contactReceived.en,
  withdrawalReceived: withdrawalReceived.en,
  cancellationReceived: cancellationReceived.en,
  saleInterest: saleInterest.en,
  saleOpened: saleOpened.en,
  newsletterConfirm: ({ days }) => ({
    subject: 'Please confirm your newsletter subscription',
    heading: 'Confirm your newsletter subscription',
    lead: [
      `Someone, probably you, signed this address up for the ${brand.name} newsletter: one email a week at most, about privacy, in plain words.`,
      'To start getting it, select the button and confirm on the page that opens.',
    ],
    action: 'Confirm subscription',
    after: [
      `If it wasn’t you, you don’t need to do anything. We won’t send anything unless you confirm, and after ${days} days we delete the address.`,
    ],
  }),
  plans: { monthly: 'monthly subscription', yearly: 'yearly subscription' },
  features: featureShortNames,
  featureUse,
  frame: {
    restBack: (rest) =>
      `What you paid beyond that day, ${rest}, goes back to your card once the subscription has ended.`,
    codeLabel: 'Your code',
    colon: ':',
    linkHint: 'If the button doesn’t work, open this link:',
    reason: `You’re getting this email because your address was used at ${brand.name}. It contains no trackers.`,
    help: 'Help and contact',
    imprint: 'Imprint',
    support: (email) => `Questions? Write to ${email}.`,
    unsubscribe: 'Unsubscribe from the newsletter',
  },
};
