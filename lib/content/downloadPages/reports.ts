import { brand } from '../brand';

/** Forms that go by email: the page sends and keeps nothing. */
export const mailFormWords = {
  how: 'The button opens a message in your email app with your answers filled in. Nothing leaves this page until you send the message there, and we keep nothing here.',
  without: 'No email app on this device? Write to us from anywhere:',
} as const;

export const surveyForm = {
  subject: `${brand.browser} for Windows: my answers`,
  submit: 'Continue in your email app',
  choices: [
    {
      name: 'How often do you use it?',
      options: ['Every day', 'Some days', 'I tried it once', 'I no longer use it'],
    },
    {
      name: 'How does it compare to your last browser?',
      options: ['Faster', 'About the same', 'Slower', 'I can’t tell'],
    },
  ],
  texts: [
    { name: 'What do you use it for most?', hint: 'Work, reading, shopping, banking, anything.' },
    { name: 'What works well?', hint: null },
    { name: 'What gets in your way?', hint: 'A site that doesn’t work, a missing feature, a crash.' },
    { name: 'What should we build next?', hint: null },
  ],
} as const;

export const reportForm = {
  subject: 'A warning that may be wrong',
  submit: 'Continue in your email app',
  url: { label: 'Site address', hint: 'As shown in the warning, such as https://pond.example/' },
  why: {
    label: 'Why do you think it is safe?',
    hint: 'For example: it’s my own site, or I’ve used it for years.',
  },
  role: { label: 'The site is', options: ['one I visit', 'mine, or my employer’s'] },
  next: {
    title: 'What happens next',
    steps: [
      {
        title: 'A person reviews it',
        text: 'Usually within two business days, in an isolated browser.',
      },
      { title: 'If we were wrong', text: 'We remove the warning for everyone, usually within an hour.' },
      {
        title: 'If we were right',
        text: 'We tell you what we found, so that the owner can clean up the site.',
      },
    ],
  },
  careful: {
    title: 'Stay away from the site until then',
    text: 'Sites that copy others look harmless on purpose. Don’t enter a password or card number to test it.',
  },
} as const;
