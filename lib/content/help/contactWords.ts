import type { ContactTopic } from '../../contract/contactMessage';
import { brand } from '../brand';
import { maxMessageLength } from './maxMessageLength';

/** What a message is about, as the form lists it and as the subject of the mail to support has it. */
export const contactTopicWords: Record<ContactTopic, string> = {
  subscription: 'Subscription and payments',
  'signing-in': 'Signing in and account',
  vpn: 'VPN',
  removal: 'Personal information removal or identity theft help',
  browser: 'Browser, search, or chat',
  privacy: 'Privacy',
  other: 'Something else',
};

export const contactWords = {
  title: 'Contact us',
  lead: 'Ask us anything. A person reads your message and replies by email, usually within two business days.',
  fields: {
    topic: { label: 'What’s it about?', choose: 'Choose a topic' },
    email: {
      label: 'Your email address',
      hint: 'We reply to this address and use it for nothing else.',
      placeholder: 'you@example.org',
    },
    message: {
      label: 'Your message',
      hint: 'What happened, on which device, and what you expected instead. Leave out passwords, codes, and card numbers.',
    },
    /** Never shown. */
    reference: { label: 'Leave this field empty' },
  },
  errors: {
    topic: 'Choose what your message is about.',
    email: 'Enter an email address we can reply to, like name@example.org.',
    message: `Write at least a few words, and at most ${maxMessageLength.toLocaleString('en')} characters.`,
  },
  submit: 'Send message',
  sending: 'Sending…',
  /** Beside the button. */
  note: 'Your message goes to our support team by email. This site keeps no copy.',
  busy: `Too many messages came in at once. Try again in an hour, or write to ${brand.supportEmail}.`,
  failed: `We couldn’t send your message. Everything you typed is still here: try again, or write to ${brand.supportEmail}.`,
  thanksTitle: 'Your message is on its way',
  thanks:
    'We sent a short confirmation to your address. If it doesn’t arrive, check the address and write again.',
  another: 'Send another message',
  back: { label: 'Back to help', href: '/help' },
  before: {
    title: 'You may not have to wait',
    items: [
      { label: 'A sign-in code didn’t arrive', href: '/help#no-code' },
      { label: 'Cancel my subscription', href: '/help#cancel' },
      { label: 'Update a card or find an invoice', href: '/help#change-card' },
      { label: 'The VPN doesn’t connect', href: '/help#vpn-not-connecting' },
      { label: 'Is something down right now?', href: '/status' },
    ],
  },
  /** The address stands after its label. */
  elsewhere: {
    title: 'Other addresses',
    items: [
      { label: 'Privacy requests:', address: brand.privacyEmail },
      { label: 'Security reports:', address: brand.securityEmail },
      { label: 'Press:', address: brand.pressEmail },
    ],
  },
} as const;
