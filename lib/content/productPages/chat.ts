import { brand } from '../brand';

export const chatHero = {
  title: 'Private AI chat',
  lead: `${brand.chat} sends your question to the AI model you choose without revealing who you are. It’s free, and you don’t need an account.`,
  start: { label: 'Start a chat', href: brand.chatUrl },
  terms: { label: 'Privacy and terms', href: '/duckai/privacy-terms' },
  example: {
    label: 'An example of a chat',
    model: 'Small, fast model',
    question: 'My landlord wants to keep my deposit because of a scratch on the table. Is that allowed?',
    answer:
      'Normal wear and tear usually isn’t a reason. Three things matter: what the move-in checklist says about the table, how old it was, and whether the scratch can be repaired for less.',
    followUp: 'Write two polite sentences to my landlord.',
    field: 'Ask anything',
    note: 'Sent by us, without your IP address',
  },
} as const;

/** What travels with a message, and what is left of it when the model reads it. */
export const chatJourney = {
  title: 'What the model sees',
  lead: 'A message carries more than its words. Here is the same message before and after it passes through our server.',
  before: {
    title: 'Leaves your device',
    rows: [
      { term: 'Words', value: 'Your question', stays: true },
      { term: 'IP address', value: '203.0.113.24', stays: false },
      { term: 'Browser', value: 'Name and version', stays: false },
      { term: 'Cookies', value: 'Any that are set', stays: false },
      { term: 'Language', value: 'Your system’s language', stays: false },
    ],
  },
  after: {
    title: 'Reaches the model',
    rows: [
      { term: 'Words', value: 'Your question' },
      { term: 'Sender', value: brand.name },
    ],
    note: 'If you include your name in a question, the model sees it. We pass your words on unchanged.',
  },
  kept: 'Removed',
} as const;

export const chatPromises = {
  title: 'What our contracts guarantee',
  items: [
    {
      figure: '0',
      title: 'chats on our servers',
      text: 'Questions and answers pass through memory and aren’t stored.',
    },
    {
      figure: '0',
      title: 'models trained on you',
      text: 'No provider may train on what you write.',
    },
    {
      figure: '30',
      title: 'days at most',
      text: 'Within that time, every provider deletes what we sent, except where safety or the law requires otherwise.',
    },
    {
      figure: '1',
      title: 'place with your history',
      text: 'Your own browser keeps your recent chats until you clear them.',
    },
  ],
} as const;

export const chatUses = {
  title: 'What AI chat is good at',
  lead: 'A model predicts words. It helps where words are the task. Where a mistake would cost you something, check the answer.',
  good: {
    title: 'Use it for',
    /** The question stands in the field of the chat, for the visitor to go on writing after a colon or space. */
    items: [
      { label: 'Shortening a long letter', question: 'Shorten this letter to five sentences: ' },
      { label: 'Writing a formula', question: 'Write a spreadsheet formula that ' },
      { label: 'Ten names for a rowing club', question: 'Suggest ten names for a rowing club.' },
      { label: 'Explaining an error message', question: 'Explain this error message: ' },
      {
        label: 'A recipe for leftovers',
        question: 'A dinner for two from rice, eggs, and spinach, please.',
      },
    ],
  },
  poor: {
    title: 'Check its answers on',
    items: [
      'Doses and symptoms',
      'Contracts and taxes',
      'Today’s news',
      'Quotes and sources',
      'Anything about a person',
    ],
  },
} as const;

export const chatPlans = {
  title: 'Free and with the subscription',
  columns: ['', 'Free', brand.subscription],
  rows: [
    { topic: 'Models', free: 'Several small and medium models', more: 'More capable models, too' },
    { topic: 'Questions', free: 'A generous number per day', more: 'Many times more' },
    { topic: 'Account', free: 'None', more: 'A random number' },
    { topic: 'Chats we store', free: 'None', more: 'None' },
    { topic: 'What we do store', free: 'A usage counter, for a day', more: 'A usage counter, for a day' },
  ],
  link: { label: `See ${brand.subscription}`, href: '/pro' },
} as const;

export const chatQuestions = {
  title: 'Questions about the chat',
  items: [
    {
      id: 'who-answers',
      question: 'Who answers: you, or the companies behind the models?',
      answer:
        'The models belong to several companies. A few run on our own servers. The list in the chat tells you which before you choose.',
    },
    {
      id: 'find-again',
      question: 'How do I find a chat again if you don’t store it?',
      answer:
        'Your browser keeps your recent chats on your device. They aren’t available on other devices, and clearing your browser data clears them, too.',
    },
    {
      id: 'hide',
      question: 'Can I turn AI off completely?',
      answer:
        'Yes. Search settings has a section for AI, with separate controls for the chat button, summaries above results, and AI-generated images.',
    },
    {
      id: 'files',
      question: 'What happens to files I attach?',
      answer:
        'The same as with words: they go to the model without your name, and they’re neither stored by us nor used for training.',
    },
    {
      id: 'limit',
      question: 'How do you count a daily limit without knowing who I am?',
      answer:
        'In your browser, and with a keyed fingerprint of your IP address that’s deleted within a day and says nothing about what you asked.',
    },
  ],
} as const;
