import { brand } from '../brand';
import { legalValues } from '../legal/values';

const { codeMinutes, accessHours, refreshDays, familyDays, mailRecordDays, countDays } = legalValues;

/** The page on how accounts, payments, and pages are protected. What it says of the service is tested against it. */
export const securityWords = {
  hero: {
    title: 'Security',
    lead: 'The safest data is data nobody has. Here’s how we protect the little we keep, how long we keep it, and how to report a problem.',
    report: 'Report a vulnerability',
  },
  built: {
    title: 'How we protect your data',
    items: [
      {
        title: 'No passwords',
        text: `You sign in with a six-digit code that works once, for ${codeMinutes} minutes, and stops working after five wrong attempts. There’s no password to steal, reuse, or guess.`,
      },
      {
        title: 'Unreadable codes and tokens',
        text: 'Our database holds fingerprints of codes and tokens instead of the originals. The contents of waiting emails, our signing keys, and access codes for identity theft advisors are encrypted with AES-256-GCM under a key stored elsewhere; email addresses aren’t. A stolen copy of the database opens no account.',
      },
      {
        title: 'Short-lived, signed tokens',
        text: `Apps and pages use tokens signed with ES256. They are valid for ${accessHours} hours and are renewed with a token that works once. If a copy is used a second time, every token of that sign-in stops working.`,
      },
      {
        title: 'Card numbers never reach us',
        text: 'You enter your card on a page run by our payment provider, or pay through an app store. We learn that you paid, but never your card number.',
      },
      {
        title: 'Nothing from other companies',
        text: 'Pages load no scripts, fonts, images, or counters from anyone else. A strict content policy allows only our own scripts, and text can never turn into code (Trusted Types).',
      },
      {
        title: 'Encrypted connections',
        text: 'Connections are encrypted, and browsers are told to refuse anything else for a year (HSTS). Email leaves our servers over encrypted connections, too.',
      },
      {
        title: 'Limits on guessing',
        text: 'We count attempts per account, address, and network, so that nobody can guess codes without limit, lock you out, or flood your inbox.',
      },
      {
        title: 'You can see and end sign-ins',
        text: 'Your account page lists where you are signed in. You can sign out one device or all of them, and we email you when the address of your account changes.',
      },
    ],
  },
  stored: {
    title: 'What we store, and for how long',
    lead: 'The data that matters for the security of an account. The privacy policy has the complete list.',
    what: 'What',
    how: 'How it is stored',
    long: 'How long',
    rows: [
      {
        what: 'One-time code',
        how: 'As a keyed fingerprint',
        long: `${codeMinutes} minutes, and traces of it for one more hour`,
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
        how: 'Content encrypted, address in plain text',
        long: `Until it is sent, or seven days if it can’t be delivered; the fact that it was sent, ${mailRecordDays} days`,
      },
      {
        what: 'Actions on an account',
        how: 'Action and time, with the network as a keyed fingerprint',
        long: 'One year',
      },
      { what: 'Page view counts', how: 'As totals', long: `${countDays} days` },
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
      'An answer from a person within two business days.',
      'Our assessment within 10 days, and updates until it is fixed.',
      'Credit for the find if you want it, or silence if you prefer.',
      'Publication coordinated with you, after the fix or after 90 days.',
      'No legal action against anyone who looks for vulnerabilities in good faith and follows the rules below.',
    ],
    bounty: 'We don’t pay rewards at the moment.',
  },
  rules: {
    title: 'Rules for testing',
    allowed: {
      title: 'Do',
      items: [
        'Use your own accounts.',
        'Stop at the first proof, and keep no data about other people.',
        'Give us time to fix it before you tell anyone else.',
      ],
    },
    refused: {
      title: 'Don’t',
      items: [
        'Flood or slow down a service, or send email to strangers through it.',
        'Deceive our staff or enter our buildings.',
        'Test the sites of our partners, such as the payment provider or the app stores. They have their own programs.',
      ],
    },
    outside:
      'Out of scope: scanner reports without a practical effect, missing headers without an attack, and attacks that require a device already in someone else’s hands.',
  },
} as const;
