import { brand } from '../brand';

/** Words of `/subscriptions/activation-flow`: bringing a subscription to this device or to another one. */
export const activationWords = {
  loading: 'Looking up your subscription',
  choice: {
    heading: 'Use your subscription here',
    intro: `You have a ${brand.subscription} already? Bring it to this device, at no further cost.`,
    store: {
      title: 'Bought in the app store',
      text: 'Signed in to the same store account on this device? It is restored from there.',
      action: 'Restore the purchase',
    },
    email: {
      title: 'With your e-mail address',
      text: 'For whoever added an address to the subscription. We send a code to it.',
      action: 'Go on with e-mail',
    },
    webEmail: {
      title: 'With your e-mail address',
      text: 'Sign in here with a code that we send to the address of the subscription.',
      action: 'Go on with e-mail',
    },
    none: 'No subscription yet?',
    plans: 'See the plans',
  },
  signedIn: {
    heading: 'Your subscription is active here',
    intro: (email: string | null) =>
      email ? `It belongs to ${email}.` : 'It has no e-mail address yet, so it works on this device alone.',
    another: 'Use it on another device',
    manage: 'Manage your subscription',
  },
  done: {
    heading: 'Your subscription is active here',
    intro: 'Everything in it is ready to use on this device.',
    open: 'See what is in it',
    account: 'Manage your subscription',
    settings: 'Back to settings',
  },
  notYet: {
    heading: 'Nobody is signed in here',
    intro: 'This page follows an activation. Start it here.',
    start: 'Activate your subscription',
  },
  another: {
    heading: 'On your other device',
    intro: 'Any phone, tablet or computer of yours: three steps, and the address below is the key.',
    address: 'Your address',
    change: 'Change the address',
    steps: [
      {
        title: `Install ${brand.browser}`,
        text: 'From the app store of that device, or from our site on a computer.',
      },
      {
        title: 'Open Settings → Subscription',
        text: 'Choose “I have a subscription”, then e-mail.',
      },
      {
        title: 'Enter the address, then the code',
        text: 'We send the code to your mailbox. It is good for ten minutes.',
      },
    ],
    done: 'Done',
  },
} as const;
