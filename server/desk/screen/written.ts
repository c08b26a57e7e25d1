import { cardBrands } from '@/lib/content/account/cardBrands';
import { momentWithZone } from '@/lib/content/days';
import { deskWords } from '@/lib/content/desk';
import { moneyText } from '@/server/billing/subscription/stripe/stripeSubscription';
import type { ShownCharge } from '@/server/desk/record/money';

/** How sums, times and cards are written on the pages of the desk. */
export function at(time: number): string {
  return momentWithZone(time);
}

export function sumText(amount: number, currency: string): string {
  return moneyText({ amount, currency }, 'en');
}

export function cardText({ card }: Pick<ShownCharge, 'card'>): string {
  const { card: named, someCard } = deskWords.money;
  return card ? named(cardBrands[card.brand] ?? card.brand, card.last4) : someCard;
}

export function invoiceText({ invoice }: Pick<ShownCharge, 'invoice'>): string {
  return invoice === null ? deskWords.money.noInvoice : deskWords.money.invoice(invoice);
}
