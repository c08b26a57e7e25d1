const terms: Readonly<Record<string, string>> = {
  en: 'One free trial per card. If this card has already been used for one, you won’t be charged now: we’ll ask you first.',
  de: 'Eine kostenlose Testphase pro Karte. Wurde diese Karte schon dafür verwendet, wird jetzt nichts abgebucht: Wir fragen Sie zuerst.',
  es: 'Una prueba gratuita por tarjeta. Si esta tarjeta ya se usó para una, ahora no se cobra nada: te preguntamos antes.',
  fr: 'Un essai gratuit par carte. Si cette carte a déjà servi à un essai, rien n’est débité maintenant : nous vous poserons d’abord la question.',
};
const english = terms.en ?? '';

/**
 * The condition of a free trial, said beside the button of the payment page: which card is used is known only after
 * that button. The locale is the one that the payment page is shown in.
 */
export function trialTerms(locale: string): string {
  return terms[locale] ?? english;
}
