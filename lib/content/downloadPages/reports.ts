import { brand } from '../brand';

/** Forms that go by e-mail: the page sends and keeps nothing. */
export const mailFormWords = {
  how: 'The button opens a message in your mail program with your answers in it. Nothing leaves this page before you send it there, and nothing is kept here.',
  without: 'No mail program on this device? Write to us from anywhere:',
} as const;

export const surveyForm = {
  subject: `${brand.browser} for Windows: my answers`,
  submit: 'Continue in your mail program',
  choices: [
    {
      name: 'How often do you use it?',
      options: ['Every day', 'Some days', 'I tried it once', 'I have stopped'],
    },
    {
      name: 'How does it feel, next to your last browser?',
      options: ['Faster', 'About the same', 'Slower', 'I cannot say'],
    },
  ],
  texts: [
    { name: 'What do you use it for most?', hint: 'Work, reading, shopping, banking, anything.' },
    { name: 'What works well?', hint: null },
    { name: 'What is in your way?', hint: 'A site that fails, a missing part, a crash.' },
    { name: 'What should we make next?', hint: null },
  ],
} as const;

export const reportForm = {
  subject: 'A warning that may be wrong',
  submit: 'Continue in your mail program',
  url: { label: 'Address of the site', hint: 'As it stood in the warning, such as https://pond.example/' },
  why: {
    label: 'Why do you think it is safe?',
    hint: 'For example: it is my own site, or I have used it for years.',
  },
  role: { label: 'The site is', options: ['one I visit', 'mine, or my employer’s'] },
  next: {
    title: 'What happens then',
    steps: [
      {
        title: 'A person looks at it',
        text: 'Usually within two working days, in a browser set apart from ours.',
      },
      { title: 'If we were wrong', text: 'The warning is lifted for everybody, as a rule within an hour.' },
      { title: 'If we were not', text: 'We tell you what we found, so that the owner can clean the site.' },
    ],
  },
  careful: {
    title: 'Until then, better keep away',
    text: 'Sites that copy others look harmless on purpose. Do not type a password or a card number there to try it out.',
  },
} as const;
