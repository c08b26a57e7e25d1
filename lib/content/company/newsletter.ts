import { brand } from '../brand';

/** The form, wherever it stands. */
export const newsletterForm = {
  label: 'Your email address',
  placeholder: 'you@example.org',
  submit: 'Subscribe',
  sending: 'Subscribing…',
  note: 'We use your address for the newsletter and nothing else. You can unsubscribe from any issue.',
  invalid: 'That doesn’t look like an email address. Check it for typos.',
  busy: 'Too many attempts from your network. Try again in an hour.',
  failed: 'That didn’t work. Your address is still in the box, so try again.',
  thanksTitle: 'Check your inbox',
  thanks: `If the address is right, an email from ${brand.name} is on its way. Select the button in it to start the newsletter.`,
  again: 'Use another address',
} as const;

export const newsletterHero = {
  title: 'A weekly newsletter about privacy',
  lead: 'What changed this week, who it affects, and what you can do about it in five minutes. Written by people, and we don’t track who reads it.',
  /** Names the picture of an issue, which is in English. */
  picture: 'What the newsletter looks like',
} as const;

export const newsletterContents = {
  title: 'What you get',
  items: [
    {
      title: 'One finding',
      text: 'Something we measured ourselves: an app, a site, or a device, and where its data went.',
    },
    {
      title: 'One thing to do',
      text: 'A setting, a habit, or a tool. It takes five minutes at most, and it isn’t always one of ours.',
    },
    {
      title: 'One answer',
      text: 'You ask, and we look it up. If we don’t know, we say so and ask someone who does.',
    },
  ],
} as const;

export const newsletterPromises = {
  title: 'A newsletter that doesn’t track you',
  lead: 'Most newsletters report when and where you open them, and which links you click. Ours can’t.',
  rows: [
    { usual: 'A hidden image reports when you open it', ours: 'No images to load' },
    { usual: 'Links go through a click counter', ours: 'Links go straight to the page' },
    {
      usual: 'The list is matched with advertising profiles',
      ours: 'The list is used for the newsletter alone',
    },
    { usual: 'Unsubscribing takes a form and a reason', ours: 'Unsubscribing takes two clicks' },
  ],
  usualLabel: 'Most newsletters',
  oursLabel: 'Our newsletter',
} as const;

/** The pages behind the links of the mails. */
export const letterPages = {
  confirm: {
    title: 'Confirm your subscription',
    text: 'Some email apps open links automatically, so we ask you to confirm. That way, nobody is signed up by a machine.',
    action: 'Yes, subscribe me',
    after:
      'Changed your mind? Close this page. If you don’t confirm, we delete your address after seven days.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter?',
    text: 'We delete your address right away. You don’t have to give a reason, and we won’t send a goodbye email.',
    action: 'Unsubscribe',
    after: 'Want to stay? Close this page and nothing changes.',
  },
  confirmed: {
    title: 'You’re subscribed',
    text: 'You’ll get the next issue by email. Until then, you can read our blog.',
    action: { label: 'Read the blog', href: brand.blogUrl },
  },
  unsubscribed: {
    title: 'You’re unsubscribed',
    text: 'We deleted your address, and you won’t get any more issues. Thank you for reading.',
    action: { label: 'Go to the home page', href: '/' },
  },
  expired: {
    title: 'This link has expired',
    text: 'Confirmation links work for seven days and stop working once the address is deleted. Enter your address again to get a new one.',
    action: { label: 'Enter my address', href: '/newsletter' },
  },
} as const;
