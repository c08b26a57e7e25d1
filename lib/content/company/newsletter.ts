import { brand } from '../brand';

/** The form, wherever it stands. */
export const newsletterForm = {
  label: 'Your e-mail address',
  placeholder: 'you@example.org',
  submit: 'Send it to me',
  sending: 'Sending…',
  note: 'Used for this letter and nothing else. Every letter has a link to leave.',
  invalid: 'That does not look like an e-mail address. Please check it.',
  busy: 'Too many tries from your network. Please try again in an hour.',
  failed: 'It did not go through. Your address is still there: please try again.',
  thanksTitle: 'One more step: look into your mail',
  thanks: `If the address is right, a mail from ${brand.name} is on its way. The letter starts once you press the button in it.`,
  again: 'Use another address',
} as const;

export const newsletterHero = {
  title: 'A weekly letter about privacy',
  lead: 'What changed, who it touches and what you can do about it in five minutes. Written by people, read by nobody but you.',
} as const;

/** What a letter looks like, as the picture on the page shows it. */
export const sampleLetter = {
  label: 'What a letter looks like',
  number: 'Letter 214',
  greeting: 'Good morning.',
  paragraphs: [
    'A weather app asked for your location “to improve the forecast”. We read where it goes: to eleven companies, two of which sell it on.',
    'You can switch it off without losing the forecast. It takes four taps.',
  ],
  items: ['The app, tap by tap', 'A court and a cookie', 'Your question: are QR codes safe?'],
} as const;

export const newsletterContents = {
  title: 'What is in it',
  items: [
    {
      title: 'One finding',
      text: 'Something we measured ourselves: an app, a site or a device, and where its data went.',
    },
    {
      title: 'One thing to do',
      text: 'A setting, a habit or a tool. Never longer than five minutes, and never only ours.',
    },
    {
      title: 'One answer',
      text: 'Readers ask, we look it up. If we do not know, we say so and ask somebody who does.',
    },
  ],
} as const;

export const newsletterPromises = {
  title: 'A newsletter that does not watch you back',
  lead: 'Most newsletters report when you open them, where, and what you press. Ours cannot.',
  rows: [
    { usual: 'A hidden picture tells when you open it', ours: 'No pictures are fetched' },
    { usual: 'Links pass through a counter', ours: 'Links lead straight there' },
    { usual: 'The list is matched with an advertising account', ours: 'The list never leaves our server' },
    { usual: 'Leaving takes a form and a reason', ours: 'Leaving takes one press' },
  ],
  usualLabel: 'The usual newsletter',
  oursLabel: 'This one',
} as const;

/** The pages behind the links of the mails. */
export const letterPages = {
  confirm: {
    title: 'One press, and the letter is yours',
    text: 'We ask once more because mail programs open links on their own, and nobody should be signed up by a machine.',
    action: 'Yes, send me the letter',
    after: 'Changed your mind? Close this page. Without your yes we forget the address after seven days.',
  },
  unsubscribe: {
    title: 'Leave the letter?',
    text: 'Your address is deleted at once. No reason needed, no last mail.',
    action: 'Yes, delete my address',
    after: 'Want to stay? Close this page, and nothing changes.',
  },
  confirmed: {
    title: 'You are on the list',
    text: 'The next letter comes on Thursday. Until then, what we found lately is on the blog.',
    action: { label: 'Read the blog', href: brand.blogUrl },
  },
  unsubscribed: {
    title: 'Your address is deleted',
    text: 'You will get no more letters. Thank you for having read them.',
    action: { label: 'Back to the homepage', href: '/' },
  },
  expired: {
    title: 'This link has ended',
    text: 'Links to confirm work for seven days, and no link works once an address was deleted. Enter it again and we send you a new one.',
    action: { label: 'Enter my address', href: '/newsletter' },
  },
} as const;
