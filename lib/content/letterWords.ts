/** Words of the pages on which operators write letters to many readers, and send them. Days come in already written. */
export const letterWords = {
  title: 'Letters',
  lead: 'The newsletter, and notices to everyone who subscribes. Each is written in four languages, looked at, sent to a test address, and then to each reader once. We keep how many got it, never who.',
  back: 'Settings and health',
  none: 'Nobody has written a letter yet.',
  untitled: 'Without a subject',
  kinds: { newsletter: 'Newsletter', notice: 'Notice' },
  begin: { newsletter: 'Write a newsletter', notice: 'Write a notice' },
  tells: {
    newsletter:
      'It goes to everyone who has confirmed that they want the newsletter. Each copy has a link to unsubscribe.',
    notice:
      'It goes to everyone with a subscription, paid, in a trial, or in a grace period, and nobody can unsubscribe. Send only what the law or safety asks for: changed terms, a changed price, a security matter.',
  },
  languages: { en: 'English', de: 'German', fr: 'French', es: 'Spanish' },
  form: {
    heading: 'Text',
    subject: (language: string) => `Subject in ${language}`,
    body: (language: string) => `Text in ${language}`,
    hint: 'Markdown: paragraphs, headings, lists, **strong**, *emphasis*, and links to https addresses. No pictures, no HTML. The subject is also the heading.',
    reason: 'Why?',
    reasonHint: 'It goes into the audit log with your name.',
    email: 'Test address',
  },
  states: {
    draft: (by: string, day: string) => `Draft, last changed by ${by} on ${day}.`,
    sending: (by: string, day: string) => `Being sent since ${day}, by ${by}.`,
    stopped: (by: string, day: string) => `Stopped. It was begun on ${day}, by ${by}.`,
    sent: (by: string, day: string) => `Sent on ${day}, by ${by}.`,
  },
  counts: {
    heading: 'Sent by language',
    lead: 'How many emails were written so far. The last ones may still be on their way.',
    name: 'Language',
    value: 'Emails',
  },
  total: 'All',
  preview: {
    heading: 'Preview',
    lead: 'As readers get it, in each language that has a subject and a text.',
    html: (language: string) => `${language} email`,
    text: (language: string) => `${language} plain text`,
    missing: (languages: string) => `Still missing: ${languages}.`,
  },
  acts: {
    save: { button: 'Save', tells: 'Saving replaces the draft.', done: 'Saved.' },
    test: {
      button: 'Send to a test address',
      tells: 'One email in each language that is written, as a reader would get it.',
      done: 'The test emails are on their way.',
    },
    send: {
      button: 'See to how many it goes, and send it',
      tells: '',
      done: 'The letter is being sent. Reload this page to see how far it is.',
    },
    stop: {
      button: 'Stop',
      tells:
        'No more emails are written. The last ones that were, usually up to 50, still go out. You can go on later.',
      done: 'Stopped.',
    },
    resume: {
      button: 'Go on',
      tells: 'It goes on where it stopped. Nobody gets it twice.',
      done: 'The letter is being sent again.',
    },
    discard: {
      button: 'Discard this draft',
      tells: 'Its text is deleted in every language, and nothing brings it back. It was never sent.',
      done: 'The draft is discarded.',
    },
  },
  actsHeading: 'What you can do',
  confirm: {
    title: 'Check before sending',
    heading: 'Recipients',
    name: 'Language',
    value: 'People',
    minutes: (count: number) =>
      `It takes about ${count === 1 ? 'a minute' : `${count} minutes`}. You can stop it at any time.`,
    hours: (count: number) => `It takes about ${count} hours. You can stop it at any time.`,
    button: (count: string) => `Send to ${count}`,
    back: 'Back to the letter',
  },
  discarding: { title: 'Discard this draft?', button: 'Discard it' },
  problems: {
    heading: 'That didn’t work',
    reason: 'Nothing was done, because there was no reason. Go back and give one.',
    changed:
      'Somebody else has changed, sent, or discarded this letter since you opened it. Look at it again.',
    unable: 'That isn’t possible any more, or it has already been done. Open the letter again.',
    incomplete: 'Nothing was sent. Write a subject and a text in each of the four languages first.',
    forbidden: (language: string, text: string) => `This can’t be in a letter (${language}): ${text}`,
    gone: 'There’s no such letter. A draft may have been discarded.',
  },
} as const;
