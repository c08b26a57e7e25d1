import { brand } from '../brand';

export const mailHero = {
  title: 'Email addresses that protect your own',
  lead: `Email protection gives you forwarding addresses, removes trackers from the email they receive, and lets you turn off any of them. It’s free in ${brand.browser} and our extension.`,
} as const;

export const mailPicture = {
  shop: 'shop',
  alias: `wren-4f7k@${brand.forwardingDomain}`,
  you: 'you',
} as const;

/** The two kinds of address; what each is good for. */
export const mailAddresses = {
  title: 'Two kinds of addresses',
  kinds: [
    {
      id: 'named',
      name: 'Personal',
      address: `ada@${brand.forwardingDomain}`,
      text: 'You choose the name. Use it on the phone, on business cards, and with people you know.',
      lasts: 'Works as long as you want it',
    },
    {
      id: 'private',
      name: 'Private',
      address: `wren-4f7k@${brand.forwardingDomain}`,
      text: 'Created on the spot, one for each form. Two stores can’t tell that they have the same customer.',
      lasts: 'Works until you turn it off',
    },
  ],
} as const;

export const mailSteps = {
  title: 'How it works',
  lead: 'You keep your inbox. We clean your email on its way there.',
  steps: [
    {
      id: 'field',
      title: 'A form asks for your address',
      text: 'Select the duck in the field, and we fill in a new private address.',
    },
    {
      id: 'arrives',
      title: 'The email comes to us first',
      text: 'We hold it in memory while we check it. We don’t store it, and nobody reads it.',
    },
    {
      id: 'cleaned',
      title: 'We remove the trackers',
      text: 'We remove hidden images that report when you open an email, and the parts of links that identify you.',
    },
    {
      id: 'forwarded',
      title: 'We forward the rest to you',
      text: 'It arrives in your usual inbox. A line at the top tells you what we removed.',
    },
    {
      id: 'ended',
      title: 'Turn off the address when you’re done',
      text: 'The link at the top turns it off. After that, anyone who bought the address writes to nobody.',
    },
  ],
} as const;

/** A mail as a shop sends it, and what is left. */
export const mailExample = {
  title: 'The same newsletter with email protection',
  lead: 'Everything you can see is still there.',
  subject: '20% off all boots',
  from: 'A store',
  removed: {
    title: 'Removed',
    rows: [
      { what: 'A one-pixel image', why: 'would have reported when and where you opened the email' },
      { what: 'A second one, from another company', why: 'would have connected this email with your others' },
      { what: 'A number at the end of every link', why: 'would have connected your click to your name' },
    ],
  },
  banner: '3 trackers removed',
  end: 'Turn off this address',
} as const;

export const mailLimits = {
  title: 'What we store',
  rows: [
    { term: 'Where to forward', text: 'Your real address, and nothing else about you.' },
    { term: 'Your addresses', text: 'Their names, and whether they’re on. Not who wrote to them.' },
    {
      term: 'Your email',
      text: 'None. We delete each email from memory once your email provider has accepted it.',
    },
    { term: 'If you leave', text: 'One click deletes your account and all of its addresses for good.' },
  ],
} as const;

export const mailQuestions = {
  title: 'Questions about email protection',
  items: [
    {
      id: 'new-mailbox',
      question: 'Do I need a new email account or app?',
      answer:
        'No. Keep the ones you have. Forwarded email arrives like any other. Only the address that people know is different.',
    },
    {
      id: 'answering',
      question: 'Can I reply without revealing my address?',
      answer:
        'Yes. Reply as usual. Your reply goes through us, and the other person sees the forwarding address. To write to someone new from it, use the address book in the browser.',
    },
    {
      id: 'blocked-by-sites',
      question: 'What if a site rejects the address?',
      answer:
        'Some sites reject forwarding addresses. Try your personal address there. It’s rejected less often.',
    },
    {
      id: 'pictures',
      question: 'Do regular images still show?',
      answer: 'Yes. We only remove images that are known to track you or that are too small to see.',
    },
    {
      id: 'price',
      question: 'What does it cost?',
      answer:
        'Nothing, and there’s no limit on addresses or email. Like our other free products, it’s paid for by search ads that match the words you search for.',
    },
  ],
} as const;

export const mailClosing = {
  title: 'Get email protection',
  text: 'Setup takes a minute: choose a name and where to forward your email.',
} as const;
