import { brand } from '../brand';

function asked(question: string): string {
  return `${brand.chatUrl}?q=${encodeURIComponent(question)}`;
}

export const chatHero = {
  title: 'Ask freely. Nobody keeps notes.',
  lead: `${brand.chat} passes your question to the AI model you choose, in our name instead of yours. No account, no charge.`,
  start: { label: 'Start a chat', href: brand.chatUrl },
  terms: { label: 'Privacy and terms', href: '/duckai/privacy-terms' },
  example: {
    label: 'An example of a chat',
    model: 'Small, fast model',
    question: 'My landlord wants to keep the deposit because of a scratch on the table. Can he?',
    answer:
      'Ordinary wear is usually not a reason. Three things decide it: what the handover record says about the table, how old it was, and whether the scratch can be repaired for less.',
    followUp: 'Write him two polite sentences.',
    field: 'Ask anything',
    note: 'Sent by us, without your address',
  },
} as const;

/** What travels with a message, and what is left of it when the model reads it. */
export const chatJourney = {
  title: 'What the model gets to see',
  lead: 'A message carries more than its words. This is the same message before and after it has passed our server.',
  before: {
    title: 'Leaves your device',
    rows: [
      { term: 'Words', value: 'Your question', stays: true },
      { term: 'Network address', value: '203.0.113.24', stays: false },
      { term: 'Browser', value: 'Name and version', stays: false },
      { term: 'Cookies', value: 'Whatever is there', stays: false },
      { term: 'Language', value: 'Of your system', stays: false },
    ],
  },
  after: {
    title: 'Reaches the model',
    rows: [
      { term: 'Words', value: 'Your question' },
      { term: 'Sender', value: brand.name },
    ],
    note: 'Write your name into the question, and the model reads it. Words we pass on as they are.',
  },
  kept: 'Taken off',
} as const;

export const chatPromises = {
  title: 'Four things that are written into contracts',
  items: [
    {
      figure: '0',
      title: 'chats on our servers',
      text: 'Question and answer pass through memory and are gone.',
    },
    {
      figure: '0',
      title: 'models trained on you',
      text: 'No maker may learn from what you write.',
    },
    {
      figure: '30',
      title: 'days at the most',
      text: 'By then every maker has deleted what it was sent, save where safety or the law says otherwise.',
    },
    {
      figure: '1',
      title: 'place that remembers',
      text: 'Your own browser keeps recent chats, until you press the flame.',
    },
  ],
} as const;

export const chatUses = {
  title: 'Good at, and not good at',
  lead: 'A model predicts words. Where words are the work, it helps. Where being wrong costs you something, check.',
  good: {
    title: 'Give it',
    items: [
      { label: 'A long letter to shorten', href: asked('Shorten this letter to five sentences: ') },
      { label: 'A formula for a spreadsheet', href: asked('Write a spreadsheet formula that ') },
      { label: 'Ten names for a rowing club', href: asked('Suggest ten names for a rowing club.') },
      { label: 'An error message to explain', href: asked('Explain this error message: ') },
      {
        label: 'A recipe for what is left',
        href: asked('A dinner for two from rice, eggs and spinach, please.'),
      },
    ],
  },
  poor: {
    title: 'Check it on',
    items: [
      'Doses and symptoms',
      'Contracts and tax',
      'News of today',
      'Quotes and sources',
      'Anything about a person',
    ],
  },
} as const;

export const chatPlans = {
  title: 'Free, and more with the subscription',
  columns: ['', 'Free', brand.subscription],
  rows: [
    { topic: 'Models', free: 'Several small and medium models', more: 'The large ones as well' },
    { topic: 'Questions', free: 'A generous number a day', more: 'Many times that' },
    { topic: 'Account', free: 'None', more: 'A random number' },
    { topic: 'Stored by us', free: 'Nothing', more: 'Nothing' },
  ],
  link: { label: `See ${brand.subscription}`, href: '/pro' },
} as const;

export const chatQuestions = {
  title: 'Asked about the chat',
  items: [
    {
      id: 'who-answers',
      question: 'Who answers: you, or the makers of the models?',
      answer:
        'The models belong to several companies; a few run on machines of ours. The list in the chat says which is which, before you choose.',
    },
    {
      id: 'find-again',
      question: 'How do I find a chat again, if nothing is stored?',
      answer:
        'Your browser keeps the last chats on your device. Another device does not have them, and clearing the browser clears them too.',
    },
    {
      id: 'hide',
      question: 'I want no AI at all. Can I turn it off?',
      answer:
        'Yes. The search settings have a page for it: the chat button, summaries above results and pictures made by AI each have a switch.',
    },
    {
      id: 'files',
      question: 'What happens to a file I attach?',
      answer:
        'The same as to words: it goes to the model without your name, and is neither stored by us nor used for training.',
    },
    {
      id: 'limit',
      question: 'How do you count a daily limit without knowing me?',
      answer:
        'In your browser, and by a scrambled form of your network address that is deleted within a day and says nothing about what you asked.',
    },
  ],
} as const;
