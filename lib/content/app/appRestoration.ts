import { brand } from '../brand';

/** The panel in which a subscriber gets the code for an adviser. */
export const restorationCodeWords = {
  heading: 'Your access code',
  loading: 'Looking for your subscription',
  intro:
    'The adviser asks for it once, at the start of the call. It says that you subscribe, and not who you are.',
  ask: 'Get my access code',
  asking: 'Getting your code',
  ready: 'Your access code is ready',
  until: (date: string) => `Counts until ${date}. Until then, this page shows the same code again.`,
  copy: 'Copy the code',
  copied: 'Copied',
  copyFailed: 'It could not be copied. Write it down, or read it out from here.',
  call: (phone: string) => `Call ${phone}`,
  message: 'Send a message instead',
  open: 'Answered day and night. The call is free from your country.',
  failed: 'The code did not come',
  retry: 'Try again',
  refused: {
    heading: 'Not part of this subscription',
    text: 'The subscription that is signed in here has ended, or does not include identity theft restoration.',
    plans: 'See the plans',
    account: 'Look at my subscription',
  },
  signedOut: {
    heading: 'Sign in to get your code',
    text: `Advisers work for subscribers of ${brand.subscription}. Sign in, and the code is one press away.`,
    signIn: 'Sign in',
    activate: 'I have a subscription',
    subscribe: 'Subscribe',
  },
  withoutScript:
    'Getting a code needs JavaScript: the key to your account is held by this browser alone and never travels in a form. Everything else on this page can be read without it.',
} as const;

/** What the page says around it. */
export const restorationWords = {
  eyebrow: brand.subscription,
  title: 'Someone is using your name. We\u00a0put a person on it.',
  lead: 'A loan you never took, a parcel you never ordered, a letter from a court you have never seen. An adviser picks up day or night and works through it with you until it is over.',
  steps: {
    title: 'Three steps to an adviser',
    items: [
      {
        title: 'Get your access code',
        text: 'One press above. Twelve letters and figures, easy to read out, good for a week.',
      },
      {
        title: 'Call and name the code',
        text: 'The adviser sees that you are covered. Tell what happened, in your words and in your order.',
      },
      {
        title: 'Agree on what happens today',
        text: 'You get a case number, a list of what is done first, and the same adviser for every later call.',
      },
    ],
  },
  cover: {
    title: 'What is covered where you live',
    lead: 'The service is the same phone call everywhere. What the adviser may do for you depends on the law of the country.',
    places: ['In the United States', 'In other countries'],
    rows: [
      {
        name: 'The adviser',
        cells: [
          'Acts in your name: calls banks, lenders and bureaus, disputes charges, writes the letters',
          'Guides you: what to do first, whom to call, which words and papers work, one step at a time',
        ],
      },
      {
        name: 'Papers',
        cells: [
          'Replaces licence, passport and cards together with you',
          'Tells you the office, the form and the deadline for each',
        ],
      },
      {
        name: 'Money back',
        cells: [
          'Certain losses and costs are paid back, up to the limit in the summary of benefits',
          'Not included',
        ],
      },
      {
        name: 'Languages',
        cells: ['English', 'English, French, Spanish, Italian and German'],
      },
      { name: 'Hours', cells: ['Day and night, every day', 'Day and night, every day'] },
    ],
    benefits: 'Summary of benefits',
    benefitsText:
      'In the United States the reimbursement is issued under a group policy. The adviser sends you its summary of benefits with your case number; it lists the limit, what is left out, and how a claim is made. Theft that you knew of before you subscribed is not covered anywhere.',
  },
  first: {
    title: 'Before you call, if there is a minute',
    items: [
      [
        'Ring the bank whose card or account is misused',
        'and have it blocked. The number is on the back of the card.',
      ],
      [
        'Keep every letter and message',
        'even the rude ones. Photograph the envelope: the postmark is a date.',
      ],
      ['Change the password of your e-mail', 'first of all, since it opens the rest.'],
    ],
  },
  privacy: {
    title: 'What we learn: that you asked for a code',
    items: [
      'The code tells the adviser’s company that you subscribe. It does not carry your name, your address or your account.',
      'What you say on the phone stays between you and the adviser. We get no record, no summary and no count by person.',
      'The code is stored sealed, and deleted a week after you asked for it.',
    ],
    policy: 'The terms and the privacy policy of the subscription',
  },
} as const;

/** The question at the end of the page. */
export const restorationFeedback = {
  title: 'Did something get in your way?',
  legend: 'Choose what fits best',
  reasons: [
    { id: 'code', label: 'The code was not accepted' },
    { id: 'reach', label: 'Nobody picked up' },
    { id: 'help', label: 'The advice did not help' },
    { id: 'page', label: 'This page is unclear' },
    { id: 'other', label: 'Something else' },
  ],
  form: 'Write to us about it',
  mail: 'Write an e-mail about it',
  subject: (reason: string) => `Identity theft restoration: ${reason}`,
  note: 'Please leave out what you told the adviser. We do not need it, and do not want to hold it.',
} as const;
