const terms: Readonly<Record<string, string>> = {
  en: 'One free trial per person and card. If this card has already had one, the first period is charged at once and no trial begins.',
  de: 'Ein kostenloser Test pro Person und Karte. Wurde mit dieser Karte schon getestet, wird der erste Zeitraum sofort berechnet und kein Test beginnt.',
  es: 'Una prueba gratuita por persona y tarjeta. Si esta tarjeta ya tuvo una, el primer periodo se cobra en el acto y no empieza ninguna prueba.',
  fr: 'Un essai gratuit par personne et par carte. Si cette carte en a déjà eu un, la première période est prélevée aussitôt et aucun essai ne commence.',
};
const english = terms.en ?? '';

/**
 * The condition of a free trial, said beside the button of the payment page: which card is used is known only after
 * that button, and whoever has had a trial must not be charged by surprise.
 */
export function trialTerms(locale: string): string {
  return terms[locale] ?? english;
}
