import { passesLuhn } from '../billing/cards';
import { countryCodes } from '../countryCodes';
import type { CheckoutProblem } from '../words/checkoutWords';

export const cardFields = ['email', 'number', 'expiry', 'cvc', 'name', 'country', 'postcode'] as const;
export type CardField = (typeof cardFields)[number];
export type CardValues = Record<CardField, string>;
export type CardProblems = Partial<Record<CardField, CheckoutProblem>>;

export type CardReading = {
  values: CardValues;
  problems: CardProblems;
  /** Digits only. */
  number: string;
  expiryMonth: number;
  expiryYear: number;
};

/** Countries where every bill includes a postal code. */
const withPostcode = new Set(['US', 'CA', 'GB']);
const maxLength = 254;

/** Reads the submitted form and reports everything that is wrong with it at once. `now` is in seconds. */
export function readCardForm(form: URLSearchParams, now: number, askEmail: boolean): CardReading {
  const typed = (field: CardField) => (form.get(field) ?? '').trim().slice(0, maxLength);
  const values: CardValues = {
    email: typed('email'),
    number: typed('number'),
    expiry: typed('expiry'),
    cvc: typed('cvc'),
    name: typed('name'),
    country: typed('country'),
    postcode: typed('postcode'),
  };
  const number = values.number.replace(/[\s-]/g, '');
  const expiry = readExpiry(values.expiry);
  const found: Record<CardField, CheckoutProblem | null> = {
    email: askEmail ? emailProblem(values.email) : null,
    number: numberProblem(number),
    expiry: expiry === null ? 'expiryMissing' : isPast(expiry, now) ? 'expiryPast' : null,
    cvc: /^\d{3,4}$/.test(values.cvc) ? null : 'cvcWrong',
    name: values.name ? null : 'nameMissing',
    country: countryCodes.has(values.country) ? null : 'countryMissing',
    postcode: withPostcode.has(values.country) && !values.postcode ? 'postcodeMissing' : null,
  };
  const problems: CardProblems = {};
  for (const field of cardFields) {
    const problem = found[field];
    if (problem) problems[field] = problem;
  }
  return { values, problems, number, expiryMonth: expiry?.month ?? 0, expiryYear: expiry?.year ?? 0 };
}

export function emptyValues(country: string): CardValues {
  return { email: '', number: '', expiry: '', cvc: '', name: '', country, postcode: '' };
}

function emailProblem(email: string): CheckoutProblem | null {
  if (!email) return 'emailMissing';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? null : 'emailWrong';
}

function numberProblem(number: string): CheckoutProblem | null {
  if (!number) return 'numberMissing';
  return passesLuhn(number) ? null : 'numberWrong';
}

/** Reads `04/30`, `0430`, `4 / 2030` and the like. */
function readExpiry(text: string): { month: number; year: number } | null {
  const match = /^(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})\s*(\d{2}|\d{4})$/.exec(text);
  const month = Number(match?.[1]);
  const year = Number(match?.[2]);
  if (!match || month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** A card is valid through the last day of its month. */
function isPast({ month, year }: { month: number; year: number }, now: number): boolean {
  return Date.UTC(year, month, 1) <= now * 1000;
}

/** The sentence for a decline code. */
export function declineProblem(declineCode: string): CheckoutProblem {
  if (declineCode === 'insufficient_funds' || declineCode === 'live_mode_test_card') return declineCode;
  return 'card_declined';
}
