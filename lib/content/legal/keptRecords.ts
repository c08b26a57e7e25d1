import { retentionFigures } from './retentionFigures';

export type KeptRecord = { what: string; howLong: string };

const { mailRecordDays, billingRecordDays, deviceRecordDays, lawYears } = retentionFigures;

/** What is kept when an account is deleted, and for how long, one line each. */
export const keptRecords: readonly KeptRecord[] = [
  {
    what: 'Our payment and subscription records, without your email address',
    howLong: `As long as tax and commercial law requires, up to ${lawYears} years`,
  },
  {
    what: 'Invoices and receipts at Stripe, our payment provider, with the name and addresses printed on them',
    howLong: 'As long as its own rules and the law require',
  },
  {
    what: 'A fingerprint of any card used for a free trial or a refund, with the account’s random ID',
    howLong: 'As long as we offer free trials and refunds, so that each card gets them only once',
  },
  {
    what: 'A log of account activity: action, time, and network, as a keyed fingerprint',
    howLong: 'One year, to detect and investigate misuse',
  },
  {
    what: 'A record that emails were sent, without the address or content',
    howLong: `${mailRecordDays} days`,
  },
  { what: 'An email that could not be delivered', howLong: 'Seven days after the last attempt' },
  {
    what: 'For each device that signed in: the kind of browser or app, its system, and when it signed in and was last used',
    howLong: `${deviceRecordDays} days after it was signed out`,
  },
  { what: 'Notifications from Stripe and completed checkouts', howLong: `${billingRecordDays} days` },
  {
    what: 'The account’s random ID, with the dates it was created and deleted',
    howLong: 'Permanently, so that it is never assigned to anyone else',
  },
];
