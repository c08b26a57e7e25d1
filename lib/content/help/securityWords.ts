import { brand } from '../brand';
import { legalValues } from '../legal/values';

const { codeMinutes, accessHours, refreshDays, familyDays, mailRecordDays, countDays } = legalValues;

/** The page on how accounts, payments, and pages are protected. What it says of the service is tested against it. */
export const securityWords = {
  hero: {
    title: 'Security',
    lead: 'The safest data is data nobody has. Here is how we protect the little there is, what is stored and for how long, and how to tell us when we got something wrong.',
    report: 'Report a vulnerability',
  },
  built: {
    title: 'How it is built',
    items: [
      {
        title: 'No passwords',
        text: `You sign in with a code of six digits that works once, for ${codeMinutes} minutes, and dies after five wrong tries. There is no password to steal, reuse, or guess.`,
      },
      {
        title: 'Codes and tokens are not readable',
        text: 'Our database holds fingerprints of codes and tokens instead of the originals. What has to be read back, such as an email waiting to be sent, is encrypted with AES-256-GCM under a key kept elsewhere. A stolen copy opens no account.',
      },
      {
        title: 'Short-lived, signed tokens',
        text: `Apps and pages use tokens signed with ES256. They are valid for ${accessHours} hours and renewed by a token that works once. If a copy is used a second time, every token of that sign-in dies.`,
      },
      {
        title: 'Card numbers never reach us',
        text: 'You type your card on a page of our payment provider, or pay through an app store. We learn that you paid, not how.',
      },
      {
        title: 'Nothing from other companies',
        text: 'Pages load no script, font, picture, or counter from anybody else. A strict content policy allows our own scripts only, and text can never turn into code (Trusted Types).',
      },
      {
        title: 'Encrypted all the way',
        text: 'Connections are encrypted, and browsers are told to refuse anything else for a year (HSTS). Email leaves our servers over encrypted connections too.',
      },
      {
        title: 'Limits on guessing',
        text: 'Attempts are counted for each account, address, and network, so that nobody can try codes at will, lock you out, or flood your inbox.',
      },
      {
        title: 'You can see and end sign-ins',
        text: 'Your account page lists where you are signed in. You can sign out one device or all of them, and we email you when the address of your account changes.',
      },
    ],
  },
  stored: {
    title: 'What is stored, and for how long',
    lead: 'The parts that matter for the security of an account. The privacy policy has the complete list.',
    what: 'What',
    how: 'How it is stored',
    long: 'How long',
    rows: [
      {
        what: 'One-time code',
        how: 'As a keyed fingerprint',
        long: `${codeMinutes} minutes, its remains one hour more`,
      },
      {
        what: 'Sign-in on a device',
        how: 'As a fingerprint',
        long: `${refreshDays} days after its last use, ${familyDays} days at most`,
      },
      {
        what: 'Email address of an account',
        how: 'In plain text, if you add one',
        long: 'Until you remove it or delete the account',
      },
      {
        what: 'An email to you',
        how: 'Encrypted, until it is sent',
        long: `Wiped once sent; that it was sent, ${mailRecordDays} days`,
      },
      {
        what: 'What was done to an account',
        how: 'Action and time, the network as a keyed fingerprint',
        long: 'One year',
      },
      { what: 'Counts of page views', how: 'As numbers, without people', long: `${countDays} days` },
      { what: 'Card numbers, passwords, search history', how: 'Not at all', long: 'Never' },
    ],
    policy: { label: 'Read the privacy policy', href: '/privacy#retention' },
  },
  report: {
    title: 'Report a vulnerability',
    lead: `Write to ${brand.securityEmail}, in English, German, Spanish, or French. Tell us what you found, where, and how we can reproduce it.`,
    action: `Write to ${brand.securityEmail}`,
    file: { label: 'security.txt', href: '/.well-known/security.txt' },
    promisesTitle: 'What you can expect',
    promises: [
      'An answer from a person within two working days.',
      'Our assessment within ten days, and news until it is fixed.',
      'Your name with the fix if you want it, or silence if you prefer.',
      'Publication together with you, after the fix or after 90 days.',
      'No legal action against anybody who looks for weaknesses in good faith and keeps to the rules below.',
    ],
    bounty: 'We do not pay rewards at the moment.',
  },
  rules: {
    title: 'Rules for testing',
    allowed: {
      title: 'Do',
      items: [
        'Use accounts of your own.',
        'Stop at the first proof, and keep no data of others that you come across.',
        'Give us time to fix it before you tell anybody else.',
      ],
    },
    refused: {
      title: 'Don’t',
      items: [
        'Flood or slow down a service, or send email to strangers through it.',
        'Deceive our people, or enter our buildings.',
        'Test the sites of our partners, such as the payment provider or the app stores: they have programs of their own.',
      ],
    },
    outside:
      'Outside the scope: reports from scanners without an effect on anybody, missing headers without an attack, and attacks that need a device already in other hands.',
  },
} as const;
