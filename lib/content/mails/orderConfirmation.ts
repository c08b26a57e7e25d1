import { brand } from '../brand';
import type { Language } from '../site/languages/languages';
import { orderWords } from '../subscription/orderTerms';
import type { BillLine, OrderValues } from './words';

type Words = {
  labels: { ordered: string; what: string; price: string; renewal: string; seller: string };
  /** The instruction on withdrawal, by the model of the directive; the model form follows with the terms. */
  withdrawal: (values: { days: number; seller: string; url: string }) => string;
  cancel: (url: string) => string;
  attached: (terms: string) => string;
};

const words: Record<Language, Words> = {
  en: {
    labels: {
      ordered: 'Ordered on',
      what: 'Order',
      price: 'Price',
      renewal: 'Renewal',
      seller: 'Seller',
    },
    withdrawal: ({ days, seller, url }) =>
      `Right to withdraw: you have the right to withdraw from this contract within ${days} days without giving any reason. The period ends ${days} days after the day on which the contract was concluded and, if a free trial became a paid subscription, ${days} days after the first payment. To withdraw, tell us (${seller}, ${brand.supportEmail}) by an unequivocal statement, or use ${url} for it. It is enough to send it before the period ends. We then refund all payments without delay, within 14 days at the latest, by the means of payment that you used, at no cost to you. You asked us to begin before the period ends; if you withdraw, you owe nothing for that time.`,
    cancel: (url) => `You can cancel on your account page. Without signing in, ${url} does the same.`,
    attached: (terms) => `Attached for you to keep: “${terms},” as it was on the day of your order.`,
  },
  de: {
    labels: {
      ordered: 'Bestellt am',
      what: 'Bestellung',
      price: 'Preis',
      renewal: 'Verlängerung',
      seller: 'Anbieter',
    },
    withdrawal: ({ days, seller, url }) =>
      `Widerrufsbelehrung: Sie haben das Recht, binnen ${days} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt ${days} Tage ab dem Tag des Vertragsabschlusses und, wenn aus einer kostenlosen Testphase ein bezahltes Abo wird, ${days} Tage ab der ersten Zahlung. Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${seller}, ${brand.supportEmail}) mittels einer eindeutigen Erklärung über Ihren Entschluss informieren, diesen Vertrag zu widerrufen. Sie können dafür auch ${url} verwenden. Zur Wahrung der Frist reicht es aus, dass Sie die Mitteilung vor Ablauf der Frist absenden. Wir zahlen Ihnen dann alle Zahlungen unverzüglich und spätestens binnen 14 Tagen über dasselbe Zahlungsmittel zurück, ohne dass Ihnen Kosten entstehen. Sie haben verlangt, dass wir vor Ablauf der Frist beginnen; für diese Zeit schulden Sie nach einem Widerruf nichts.`,
    cancel: (url) => `Kündigen können Sie auf Ihrer Kontoseite oder unter ${url} ohne Anmeldung.`,
    attached: (terms) => `Zum Aufbewahren angehängt: „${terms}“ in der Fassung vom Tag Ihrer Bestellung.`,
  },
  es: {
    labels: {
      ordered: 'Fecha del pedido',
      what: 'Pedido',
      price: 'Precio',
      renewal: 'Renovación',
      seller: 'Vendedor',
    },
    withdrawal: ({ days, seller, url }) =>
      `Derecho de desistimiento: tienes derecho a desistir del presente contrato en un plazo de ${days} días naturales sin necesidad de justificación. El plazo expira a los ${days} días naturales del día de la celebración del contrato y, si una prueba gratuita pasa a ser una suscripción de pago, a los ${days} días naturales del primer pago. Para ejercer el derecho de desistimiento, comunícanoslo (${seller}, ${brand.supportEmail}) mediante una declaración inequívoca o utiliza ${url} para ello. Basta con que la envíes antes de que venza el plazo. Te devolveremos todos los pagos sin demora y, a más tardar, en 14 días naturales, por el mismo medio de pago y sin ningún gasto para ti. Has solicitado que el servicio empiece antes de que termine el plazo; si desistes, no debes nada por ese tiempo.`,
    cancel: (url) => `Puedes cancelar en la página de tu cuenta o en ${url} sin iniciar sesión.`,
    attached: (terms) => `Adjunto, para que lo conserves: «${terms}», tal como era el día de tu pedido.`,
  },
  fr: {
    labels: {
      ordered: 'Commandé le',
      what: 'Commande',
      price: 'Prix',
      renewal: 'Renouvellement',
      seller: 'Vendeur',
    },
    withdrawal: ({ days, seller, url }) =>
      `Droit de rétractation : vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de ${days} jours. Le délai expire ${days} jours après le jour de la conclusion du contrat et, si un essai gratuit devient un abonnement payant, ${days} jours après le premier paiement. Pour exercer ce droit, informez-nous (${seller}, ${brand.supportEmail}) de votre décision au moyen d’une déclaration dénuée d’ambiguïté, ou utilisez ${url} à cet effet. Il suffit de l’envoyer avant l’expiration du délai. Nous vous remboursons alors tous les paiements sans retard et au plus tard dans les 14 jours, par le même moyen de paiement et sans frais pour vous. Vous avez demandé que le service commence avant la fin du délai ; si vous vous rétractez, vous ne devez rien pour ce temps.`,
    cancel: (url) =>
      `Vous pouvez résilier sur la page de votre compte ou à l’adresse ${url} sans vous connecter.`,
    attached: (terms) =>
      `En pièce jointe, à conserver : « ${terms} », dans sa version du jour de votre commande.`,
  },
};

/** The order as a mail about it confirms it: what an invoice would list, and what the law wants said with it. */
export function orderConfirmation(
  language: Language,
  order: OrderValues | null,
): { bill?: readonly BillLine[]; after?: readonly string[] } {
  if (!order) return {};
  const { labels, withdrawal, cancel, attached } = words[language];
  const { ordered, rules, seller: trader } = order;
  const seller = `${trader.name}, ${trader.address}`;
  const days = rules.withdrawalDays;
  return {
    bill: [
      { label: labels.ordered, value: order.orderedAt },
      { label: labels.what, value: `${brand.subscription} (${order.plan})` },
      { label: labels.price, value: orderWords[language].owed(ordered, rules.taxWord) },
      { label: labels.renewal, value: orderWords[language].renewal[rules.afterFirstTerm](ordered.period) },
      { label: labels.seller, value: seller },
    ],
    after: [
      ...(days === null ? [] : [withdrawal({ days, seller, url: order.withdrawUrl })]),
      cancel(order.cancelUrl),
      attached(order.terms),
    ],
  };
}
