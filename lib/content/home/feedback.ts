/** The question about AI on the home page. An answer is a count of its own, and nothing else is sent. */
export const aiFeedback = {
  question: 'Is an AI chat beside the search of use to you?',
  answers: [
    { id: 'yes', label: 'Yes, keep it' },
    { id: 'no', label: 'No, just search' },
  ],
  thanks: 'Thank you. We count answers, not people, and none from browsers that ask not to be counted.',
} as const;
