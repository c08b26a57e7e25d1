import { brand } from '../brand';

/** Words of the section “Your data” on the account page. */
export const dataExportWords = {
  heading: 'Your data',
  intro: 'Everything we have stored about your account, in one file that you can read.',
  download: 'Download my data',
  working: 'Collecting your data',
  done: 'Your data was downloaded.',
  needsCode: (email: string) => `First, confirm it’s you. We’ll send a code to ${email}.`,
  needsEmail: 'First, add an email address, so we can send you a code to confirm it’s you.',
  sendCode: 'Email me a code',
  confirm: 'Confirm and download',
  cancel: 'Cancel',
  /** The beginning of the file, in the words of the account page. */
  inWords: {
    heading: `Your ${brand.name} account in short`,
    made: 'File created on',
    opened: 'Account since',
    since: (day: string) => `Since ${day}.`,
    mails: 'Emails from us',
    none: 'None',
  },
} as const;
