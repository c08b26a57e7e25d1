import { brand } from '../brand';

export const mailHero = {
  title: 'Give out an address. Keep your mailbox.',
  lead: `E-mail protection makes addresses that forward to you, takes the trackers out on the way, and lets you end any of them with one press. It is free and part of ${brand.browser} and the extension.`,
} as const;

export const mailPicture = {
  shop: 'shop',
  alias: `wren-4f7k@${brand.forwardingDomain}`,
  you: 'you',
} as const;

/** The two kinds of address; what each is good for. */
export const mailAddresses = {
  title: 'One to tell people, as many as you like for forms',
  kinds: [
    {
      id: 'named',
      name: 'Your own',
      address: `ada@${brand.forwardingDomain}`,
      text: 'You choose the name once. Say it over the phone, print it on a card, give it to people.',
      lasts: 'Stays as long as you want it',
    },
    {
      id: 'private',
      name: 'Private',
      address: `wren-4f7k@${brand.forwardingDomain}`,
      text: 'Made up on the spot, one for each form. Two shops cannot find out that they know the same person.',
      lasts: 'Ends when you end it',
    },
  ],
} as const;

export const mailSteps = {
  title: 'How it works',
  lead: 'Your mailbox stays where it is. We stand in front of it for a moment.',
  steps: [
    {
      id: 'field',
      title: 'A form asks for your address',
      text: 'In the field stands our mark. Press it, and a fresh private address is filled in.',
    },
    {
      id: 'arrives',
      title: 'The mail comes to us first',
      text: 'It is held in memory while we look it over. We do not keep it, and no person reads it.',
    },
    {
      id: 'cleaned',
      title: 'Trackers are taken out',
      text: 'Hidden pictures that report an open are removed, and links lose the parts that name you.',
    },
    {
      id: 'forwarded',
      title: 'The rest goes on to you',
      text: 'It lies in your usual mailbox. A line at the top says what was taken out.',
    },
    {
      id: 'ended',
      title: 'Had enough? End the address',
      text: 'The link in that line stops it. Whoever bought the address then writes to nobody.',
    },
  ],
} as const;

/** A mail as a shop sends it, and what is left. */
export const mailExample = {
  title: 'The same newsletter, after us',
  lead: 'Nothing you can see is missing.',
  subject: 'Twenty per cent off all boots',
  from: 'A shop',
  removed: {
    title: 'Taken out',
    rows: [
      { what: 'A picture of one pixel', why: 'would have told when and where you opened the mail' },
      { what: 'A second one, from another company', why: 'would have put it beside your other mails' },
      { what: 'A number at the end of every link', why: 'would have tied your click to your name' },
    ],
  },
  banner: '3 trackers taken out',
  end: 'End this address',
} as const;

export const mailLimits = {
  title: 'What we hold, to do this',
  rows: [
    { term: 'Where to forward', text: 'Your real address, and nothing else about you.' },
    { term: 'Your addresses', text: 'Their names and whether they are on. Not who wrote to them.' },
    { term: 'Your mails', text: 'None. They are deleted from memory when your provider has taken them.' },
    { term: 'If you leave', text: 'One press deletes the account and every address with it, for good.' },
  ],
} as const;

export const mailQuestions = {
  title: 'Before you ask',
  items: [
    {
      id: 'new-mailbox',
      question: 'Do I need a new mailbox or a new app?',
      answer:
        'No. Keep the mailbox and the app you like. Forwarded mail arrives there like any other; only the address that people know is a different one.',
    },
    {
      id: 'answering',
      question: 'Can I answer without giving my address away?',
      answer:
        'Yes. Answer as usual: the reply goes through us, and the other side sees the forwarding address. Write to a new person from it by the address book in the browser.',
    },
    {
      id: 'blocked-by-sites',
      question: 'What if a site refuses the address?',
      answer:
        'Some turn away domains that forward. Use the address with your own name there; it is refused less often.',
    },
    {
      id: 'pictures',
      question: 'Do ordinary pictures still show?',
      answer: 'Yes. Only pictures known to report on you are taken out, and those that nobody could see.',
    },
    {
      id: 'price',
      question: 'What does it cost?',
      answer:
        'Nothing, without a limit on addresses or mails. It is paid for like everything here that is free: by the ads in search, which go by the words you search for.',
    },
  ],
} as const;

export const mailClosing = {
  title: 'The next form that asks',
  text: 'Set up takes a minute: choose a name, say where mail should go.',
} as const;
