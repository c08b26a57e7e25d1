import type { BillingPeriod } from '../../contract/subscription';
import type { Language } from '../site/languages/languages';
import type { CountryRules } from './countryRules';
import { moneyBackDays } from './moneyBack';

/** What is ordered: the price is written for the reader, and `trialDays` is 0 where nothing is free at first. */
export type Ordered = { period: BillingPeriod; price: string; trialDays: number };

/** The sentences about a contract that the payment page and the mail about the purchase have in common. */
export type OrderWords = {
  /** What is owed, and from when. */
  owed: (ordered: Ordered, tax: CountryRules['taxWord']) => string;
  /** Before that, where the button must say that it obliges to pay. */
  payable: string;
  renewal: Record<CountryRules['afterFirstTerm'], (period: BillingPeriod) => string>;
  withdrawal: (days: number) => string;
  /** Said with the order: the service is to begin while the contract can still be withdrawn from. */
  beginsNow: string;
  /** Which card is used is known only after the button of the payment page. */
  oneTrial: string;
  moneyBack: string;
};

export const orderWords: Record<Language, OrderWords> = {
  en: {
    owed: ({ period, price, trialDays }, tax) => {
      const each = `${price} a ${period === 'yearly' ? 'year' : 'month'}, ${tax === 'vat' ? 'VAT' : 'tax'} included`;
      return trialDays > 0 ? `${trialDays} days free, then ${each}` : each;
    },
    payable: 'Order with obligation to pay:',
    renewal: {
      sameTerm: (period) =>
        `The subscription renews every ${period === 'yearly' ? 'year' : 'month'} until you cancel.`,
      openEnded: (period) =>
        period === 'yearly'
          ? 'The subscription runs for a year, and then on until you cancel: after the first year at any time with at most one month’s notice, and we refund what you paid beyond that.'
          : 'The subscription renews every month until you cancel.',
    },
    withdrawal: (days) => `You can withdraw from the contract within ${days} days, without giving a reason.`,
    beginsNow: 'With your order you ask us to begin right away, before those days are over.',
    oneTrial:
      'One free trial per card. If this card has already been used for one, you won’t be charged now: we’ll ask you first.',
    moneyBack: `If this is your first purchase, you can get all your money back within ${moneyBackDays} days of your first payment.`,
  },
  de: {
    owed: ({ period, price, trialDays }, tax) => {
      const each = `${price} inkl. ${tax === 'vat' ? 'MwSt.' : 'Steuern'} pro ${period === 'yearly' ? 'Jahr' : 'Monat'}`;
      return trialDays > 0 ? `${trialDays} Tage kostenlos, danach ${each}` : each;
    },
    payable: 'Zahlungspflichtige Bestellung:',
    renewal: {
      sameTerm: (period) =>
        `Das Abo verlängert sich ${period === 'yearly' ? 'jedes Jahr' : 'jeden Monat'}, bis Sie kündigen.`,
      openEnded: (period) =>
        period === 'yearly'
          ? 'Das Abo läuft ein Jahr und danach auf unbestimmte Zeit, bis Sie kündigen: nach dem ersten Jahr jederzeit mit einer Frist von höchstens einem Monat. Zu viel Gezahltes erstatten wir.'
          : 'Das Abo verlängert sich jeden Monat, bis Sie kündigen.',
    },
    withdrawal: (days) =>
      `Sie können den Vertrag innerhalb von ${days} Tagen ohne Angabe von Gründen widerrufen.`,
    beginsNow:
      'Mit der Bestellung verlangen Sie, dass wir sofort beginnen, bevor diese Frist abgelaufen ist.',
    oneTrial:
      'Eine kostenlose Testphase pro Karte. Wurde diese Karte schon dafür verwendet, wird jetzt nichts abgebucht: Wir fragen Sie zuerst.',
    moneyBack: `Ist dies Ihr erster Kauf, können Sie innerhalb von ${moneyBackDays} Tagen nach der ersten Zahlung Ihr ganzes Geld zurückverlangen.`,
  },
  es: {
    owed: ({ period, price, trialDays }, tax) => {
      const each = `${price} al ${period === 'yearly' ? 'año' : 'mes'}, ${tax === 'vat' ? 'IVA incluido' : 'impuestos incluidos'}`;
      return trialDays > 0 ? `${trialDays} días gratis y después ${each}` : each;
    },
    payable: 'Pedido con obligación de pago:',
    renewal: {
      sameTerm: (period) =>
        `La suscripción se renueva cada ${period === 'yearly' ? 'año' : 'mes'} hasta que canceles.`,
      openEnded: (period) =>
        period === 'yearly'
          ? 'La suscripción dura un año y después continúa hasta que canceles: pasado el primer año, en cualquier momento con un preaviso de un mes como máximo, y te devolvemos lo que hayas pagado de más.'
          : 'La suscripción se renueva cada mes hasta que canceles.',
    },
    withdrawal: (days) => `Puedes desistir del contrato en un plazo de ${days} días sin dar ningún motivo.`,
    beginsNow:
      'Con el pedido solicitas que el servicio empiece de inmediato, antes de que termine ese plazo.',
    oneTrial:
      'Una prueba gratuita por tarjeta. Si esta tarjeta ya se usó para una, ahora no se cobra nada: te preguntamos antes.',
    moneyBack: `Si es tu primera compra, puedes pedir que te devolvamos todo tu dinero en los ${moneyBackDays} días siguientes al primer pago.`,
  },
  fr: {
    owed: ({ period, price, trialDays }, tax) => {
      const each = `${price} ${tax === 'vat' ? 'TTC' : 'taxes comprises'} par ${period === 'yearly' ? 'an' : 'mois'}`;
      return trialDays > 0 ? `${trialDays} jours gratuits, puis ${each}` : each;
    },
    payable: 'Commande avec obligation de paiement :',
    renewal: {
      sameTerm: (period) =>
        `L’abonnement est renouvelé ${period === 'yearly' ? 'chaque année' : 'chaque mois'} jusqu’à sa résiliation.`,
      openEnded: (period) =>
        period === 'yearly'
          ? 'L’abonnement dure un an, puis se poursuit jusqu’à sa résiliation : après la première année, à tout moment avec un préavis d’un mois au plus, et nous remboursons ce que vous avez payé en trop.'
          : 'L’abonnement est renouvelé chaque mois jusqu’à sa résiliation.',
    },
    withdrawal: (days) => `Vous pouvez vous rétracter dans un délai de ${days} jours, sans donner de motif.`,
    beginsNow:
      'En commandant, vous demandez que le service commence tout de suite, avant la fin de ce délai.',
    oneTrial:
      'Un essai gratuit par carte. Si cette carte a déjà servi à un essai, rien n’est débité maintenant : nous vous poserons d’abord la question.',
    moneyBack: `S’il s’agit de votre premier achat, vous pouvez demander le remboursement intégral dans les ${moneyBackDays} jours suivant le premier paiement.`,
  },
};

/** Beside the button of the payment page, which is Stripe’s: what is owed, and under which terms. At most 1200 characters. */
export function orderTerms(language: Language, ordered: Ordered, rules: CountryRules): string {
  const words = orderWords[language];
  const { withdrawalDays: days } = rules;
  return [
    ...(rules.orderButton === 'payable' ? [words.payable] : []),
    `${words.owed(ordered, rules.taxWord)}.`,
    words.renewal[rules.afterFirstTerm](ordered.period),
    ...(days === null ? [] : [words.withdrawal(days), words.beginsNow]),
    ...(ordered.trialDays > 0 ? [words.oneTrial] : []),
    words.moneyBack,
  ].join(' ');
}
