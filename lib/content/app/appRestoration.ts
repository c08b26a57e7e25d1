import { brand } from '../brand';

/** The panel where a subscriber gets the code for an advisor. */
export const restorationCodeWords = {
  heading: 'Your access code',
  loading: 'Loading your subscription',
  intro:
    'The advisor asks for it once, at the start of the call. It shows that you’re a subscriber, not who you are.',
  ask: 'Get my access code',
  asking: 'Getting your code',
  ready: 'Your access code is ready',
  until: (date: string) => `Valid until ${date}. Until then, this page will show the same code.`,
  copy: 'Copy code',
  copied: 'Copied',
  copyFailed: 'We couldn’t copy the code. Write it down or read it from here.',
  call: (phone: string) => `Call ${phone}`,
  message: 'Send a message instead',
  open: {
    northAmerica: 'Open 24/7. Calls are free in the United States and Canada.',
    unitedKingdom: 'Open 24/7. Calls are free in the United Kingdom.',
    elsewhere: 'Open 24/7. Your phone company may charge you for a call to the United Kingdom.',
  },
  failed: 'We couldn’t get your code',
  retry: 'Try again',
  refused: {
    heading: 'Not included in your subscription',
    text: 'The subscription you’re signed in to has ended or doesn’t include identity theft help.',
    plans: 'See plans',
    account: 'View my subscription',
  },
  signedOut: {
    heading: 'Sign in to get your code',
    text: `Advisors are available to ${brand.subscription} subscribers. Sign in to get your code.`,
    signIn: 'Sign in',
    activate: 'I have a subscription',
    subscribe: 'Subscribe',
  },
  withoutScript:
    'Getting a code requires JavaScript, because the key to your account stays in this browser and is never sent in a form. You can read everything else on this page without it.',
} as const;

/** What the rest of the page says. */
export const restorationWords = {
  eyebrow: brand.subscription,
  title: 'Help from a real person if your identity is\u00a0stolen',
  lead: 'A loan you never took out, a package you never ordered, a letter from a court you’ve never heard of. An advisor answers day or night and works through it with you until it’s resolved.',
  steps: {
    title: 'How to reach an advisor',
    items: [
      {
        title: 'Get your access code',
        text: 'Once you’ve subscribed and signed in, you can get it at the top of this page. The code is 12 letters and numbers, easy to read aloud, and valid for a week.',
      },
      {
        title: 'Call and give your code',
        text: 'The advisor can see that you’re covered. Explain what happened in your own words.',
      },
      {
        title: 'Agree on next steps',
        text: 'You get a case number, a list of what happens first, and the same advisor for every call after that.',
      },
    ],
  },
  cover: {
    title: 'What’s covered where you live',
    lead: 'You call the same way everywhere. What the advisor can do for you depends on the law in your country.',
    places: ['In the United States', 'In other countries'],
    rows: [
      {
        name: 'Advisor',
        cells: [
          'Acts on your behalf: calls banks, lenders, and credit bureaus, disputes charges, and writes letters',
          'Guides you step by step: what to do first, who to call, what to say, and which documents to send',
        ],
      },
      {
        name: 'Documents',
        cells: [
          'Helps you replace your driver’s license, passport, and cards',
          'Tells you the agency, form, and deadline for each one',
        ],
      },
      {
        name: 'Reimbursement',
        cells: [
          'Certain losses and costs are reimbursed, up to the limit in the summary of benefits',
          'Not included',
        ],
      },
      {
        name: 'Languages',
        cells: ['English', 'English, French, Spanish, Italian, and German'],
      },
      { name: 'Hours', cells: ['24 hours a day, 7 days a week', '24 hours a day, 7 days a week'] },
    ],
    benefits: 'Summary of benefits',
    benefitsText:
      'In the United States, reimbursement is provided under a group policy. The summary of benefits lists the limit, the exclusions, and how to file a claim. The advisor sends it to you with your case number. To read it sooner, [email us](support). Theft you knew about before you subscribed isn’t covered anywhere.',
  },
  first: {
    title: 'If you have a minute before you call',
    items: [
      [
        'Call the bank whose card or account was misused.',
        'Ask them to freeze it. The number is on the back of the card.',
      ],
      [
        'Save every letter and message.',
        'Even the rude ones. Take a photo of the envelope, too: the postmark shows the date.',
      ],
      ['Change your email password.', 'Anyone who can open your email can reset your other passwords.'],
    ],
  },
  privacy: {
    title: 'All we know is that you asked for a code',
    items: [
      'The code tells the advisor’s company that you’re a subscriber. It doesn’t include your name, address, or account.',
      'What you say on the phone stays between you and the advisor. We don’t get a recording, a summary, or a record of who called.',
      'The code is stored encrypted and deleted a week after you request it.',
    ],
    policy: 'Subscription terms and privacy policy',
  },
} as const;

/** The question at the end of the page. */
export const restorationFeedbackWords = {
  title: 'Did something get in your way?',
  legend: 'Choose the best fit',
  reasons: [
    { id: 'code', label: 'My code wasn’t accepted' },
    { id: 'reach', label: 'Nobody answered' },
    { id: 'help', label: 'The advice didn’t help' },
    { id: 'page', label: 'This page is confusing' },
    { id: 'other', label: 'Something else' },
  ],
  form: 'Send feedback',
  mail: 'Send us an email',
  subject: (reason: string) => `Identity theft restoration: ${reason}`,
  note: 'Please leave out anything you told the advisor. We don’t need it and don’t want to store it.',
} as const;
