import { moneyBackDays } from './moneyBack';

const terms: Readonly<Record<string, string>> = {
  en: `If this is your first purchase, you can get all your money back within ${moneyBackDays} days of your first payment.`,
  de: `Ist dies Ihr erster Kauf, können Sie innerhalb von ${moneyBackDays} Tagen nach der ersten Zahlung Ihr ganzes Geld zurückverlangen.`,
  es: `Si es tu primera compra, puedes pedir que te devolvamos todo tu dinero en los ${moneyBackDays} días siguientes al primer pago.`,
  fr: `S’il s’agit de votre premier achat, vous pouvez demander le remboursement intégral dans les ${moneyBackDays} jours suivant le premier paiement.`,
};
const english = terms.en ?? '';

/** The money-back promise, said beside the button of the payment page. */
export function moneyBackTerms(locale: string): string {
  return terms[locale] ?? english;
}
