import { createHash } from 'node:crypto';
import type { CardHabits } from '../records';

export type CardAnswer =
  | { kind: 'pays'; habits: CardHabits }
  | { kind: 'confirms'; habits: CardHabits }
  | { kind: 'declines'; code: string; declineCode: string };

const reliable: CardHabits = {
  failsAtRenewal: false,
  asksEveryTime: false,
  disputes: [],
  hasFingerprint: true,
  refundsFail: false,
};

/**
 * Cards with a special meaning here. Any other well-formed number is declined, like a live card in test mode, except
 * that numbers beginning like the best-known test card are further cards that pay: each card gets one trial.
 */
const testCards: Readonly<Record<string, CardAnswer>> = {
  '4242424242424242': { kind: 'pays', habits: reliable },
  '5555555555554444': { kind: 'pays', habits: reliable },
  '378282246310005': { kind: 'pays', habits: reliable },
  '4000000000000341': { kind: 'pays', habits: { ...reliable, failsAtRenewal: true } },
  '4000000000000259': { kind: 'pays', habits: { ...reliable, disputes: ['needs_response'] } },
  '4000000000001976': { kind: 'pays', habits: { ...reliable, disputes: ['warning_needs_response'] } },
  '4000000404000079': {
    kind: 'pays',
    habits: { ...reliable, disputes: ['needs_response', 'needs_response'] },
  },
  '6011111111111117': { kind: 'pays', habits: { ...reliable, hasFingerprint: false } },
  '4000000000005126': { kind: 'pays', habits: { ...reliable, refundsFail: true } },
  '4000002500003155': { kind: 'confirms', habits: reliable },
  '4000002760003184': { kind: 'confirms', habits: { ...reliable, asksEveryTime: true } },
  '4000000000000002': { kind: 'declines', code: 'card_declined', declineCode: 'generic_decline' },
  '4000000000009995': { kind: 'declines', code: 'card_declined', declineCode: 'insufficient_funds' },
};

const furtherCard: CardAnswer = { kind: 'pays', habits: reliable };

const notATestCard: CardAnswer = {
  kind: 'declines',
  code: 'card_declined',
  declineCode: 'live_mode_test_card',
};

/** How a card responds when it is first used. The number contains only digits. */
export function askCard(number: string): CardAnswer {
  return testCards[number] ?? (number.startsWith('424242') ? furtherCard : notATestCard);
}

/** How an accepted card behaves later. */
export function habitsOf(card: CardAnswer): CardHabits {
  return card.kind === 'declines' ? reliable : card.habits;
}

/** The same for the same number in every account, so that a second trial with one card can be recognized. */
export function cardFingerprint(number: string): string {
  return createHash('sha256')
    .update(`sandbox card ${number}`)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 16);
}

export function cardBrand(number: string): string {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return /^3[47]/.test(number) ? 'amex' : 'unknown';
}

/** The check digit from ISO/IEC 7812. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
