/** The question about AI on the home page. An answer is a count of its own, and nothing else is sent. */
export const aiFeedback = {
  question: 'Is AI chat next to search useful to you?',
  answers: [
    { id: 'yes', label: 'Yes, keep it' },
    { id: 'no', label: 'No, just search' },
  ],
  thanks: 'Thank you. We count answers, not people, and never from browsers that ask not to be counted.',
} as const;
