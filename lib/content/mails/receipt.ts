import { brand } from '../brand';
import type { BillLine, MailWords } from './words';

type Receipt = MailWords['receipt'];
type Values = Parameters<Receipt>[0];

/** What each line of an invoice is called. */
type Labels = {
  number: string;
  date: string;
  seller: string;
  vatId: string;
  country: string;
  taxId: string;
  plan: string;
  period: string;
  net: string;
  tax: { vat: string; other: string };
  total: string;
  credit: string;
  paid: string;
  paidBy: (card: string) => string;
};

/** The lines in the order of an invoice, without those that have nothing to say. */
function bill(
  { plan, amount, paidAt, from, to, card, invoice }: Values,
  labels: Labels,
): readonly BillLine[] | undefined {
  if (!invoice) return undefined;
  const { number, seller, buyer, net, taxes, total, credit } = invoice;
  const lines: [string, string | null][] = [
    [labels.number, number],
    [labels.date, paidAt],
    [labels.seller, `${seller.name}, ${seller.address}`],
    [labels.vatId, seller.vatId],
    [labels.country, buyer.country],
    [labels.taxId, buyer.taxId],
    [labels.plan, `${brand.subscription} (${plan})`],
    [labels.period, `${from} – ${to}`],
    [labels.net, net],
    ...taxes.map(({ isVat, rate, amount: tax }): [string, string] => {
      const name = isVat ? labels.tax.vat : labels.tax.other;
      return [rate === null ? name : `${name} (${rate})`, tax];
    }),
    [labels.total, total],
    [labels.credit, credit],
    [card === null ? labels.paid : labels.paidBy(card), amount],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** The invoice that follows each charge, in each language. */
const en: Receipt = (values) => ({
  subject: `Your receipt and invoice from ${brand.name}`,
  heading: 'Thank you for your payment',
  lead: [
    values.card === null
      ? `On ${values.paidAt}, we charged you ${values.amount} for your ${values.plan}. It covers ${values.from} to ${values.to}.`
      : `On ${values.paidAt}, we charged ${values.amount} to the card ending in ${values.card} for your ${values.plan}. It covers ${values.from} to ${values.to}.`,
  ],
  bill: bill(values, {
    number: 'Invoice number',
    date: 'Invoice date',
    seller: 'Seller',
    vatId: 'Seller’s VAT ID',
    country: 'Buyer’s country',
    taxId: 'Buyer’s tax ID',
    plan: 'Description',
    period: 'Period',
    net: 'Subtotal',
    tax: { vat: 'VAT', other: 'Tax' },
    total: 'Total',
    credit: 'Paid with credit',
    paid: 'Amount paid',
    paidBy: (card) => `Paid with the card ending in ${card}`,
  }),
  action: values.invoice ? 'Download the invoice (PDF)' : 'View invoices',
  after: [
    ...(values.invoice?.reverseCharge ? ['Reverse charge: the buyer has to account for the VAT.'] : []),
    'All of your invoices are on your account page as well.',
  ],
});

const de: Receipt = (values) => ({
  subject: `Ihre Rechnung von ${brand.name}`,
  heading: 'Danke für Ihre Zahlung',
  lead: [
    values.card === null
      ? `Am ${values.paidAt} haben wir ${values.amount} für Ihr ${values.plan} abgebucht. Bezahlt ist damit die Zeit vom ${values.from} bis zum ${values.to}.`
      : `Am ${values.paidAt} haben wir ${values.amount} für Ihr ${values.plan} von der Karte mit den Endziffern ${values.card} abgebucht. Bezahlt ist damit die Zeit vom ${values.from} bis zum ${values.to}.`,
  ],
  bill: bill(values, {
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    seller: 'Verkäufer',
    vatId: 'USt-IdNr. des Verkäufers',
    country: 'Land des Käufers',
    taxId: 'Steuernummer des Käufers',
    plan: 'Leistung',
    period: 'Leistungszeitraum',
    net: 'Nettobetrag',
    tax: { vat: 'USt.', other: 'Steuer' },
    total: 'Gesamtbetrag',
    credit: 'Mit Guthaben bezahlt',
    paid: 'Bezahlt',
    paidBy: (card) => `Bezahlt mit der Karte mit den Endziffern ${card}`,
  }),
  action: values.invoice ? 'Rechnung herunterladen (PDF)' : 'Rechnungen ansehen',
  after: [
    ...(values.invoice?.reverseCharge ? ['Steuerschuldnerschaft des Leistungsempfängers.'] : []),
    'Alle Rechnungen finden Sie auch auf Ihrer Kontoseite.',
  ],
});

const es: Receipt = (values) => ({
  subject: `Tu factura de ${brand.name}`,
  heading: 'Gracias por tu pago',
  lead: [
    values.card === null
      ? `El ${values.paidAt} cobramos ${values.amount} por tu ${values.plan}. Cubre el periodo del ${values.from} al ${values.to}.`
      : `El ${values.paidAt} cobramos ${values.amount} en la tarjeta terminada en ${values.card} por tu ${values.plan}. Cubre el periodo del ${values.from} al ${values.to}.`,
  ],
  bill: bill(values, {
    number: 'Número de factura',
    date: 'Fecha de la factura',
    seller: 'Vendedor',
    vatId: 'NIF-IVA del vendedor',
    country: 'País del comprador',
    taxId: 'NIF del comprador',
    plan: 'Concepto',
    period: 'Periodo',
    net: 'Base imponible',
    tax: { vat: 'IVA', other: 'Impuesto' },
    total: 'Total',
    credit: 'Pagado con saldo',
    paid: 'Importe pagado',
    paidBy: (card) => `Pagado con la tarjeta terminada en ${card}`,
  }),
  action: values.invoice ? 'Descargar la factura (PDF)' : 'Ver las facturas',
  after: [
    ...(values.invoice?.reverseCharge ? ['Inversión del sujeto pasivo.'] : []),
    'También encontrarás todas tus facturas en la página de tu cuenta.',
  ],
});

const fr: Receipt = (values) => ({
  subject: `Votre facture ${brand.name}`,
  heading: 'Merci pour votre paiement',
  lead: [
    values.card === null
      ? `Le ${values.paidAt}, nous vous avons débité ${values.amount} pour votre ${values.plan}. Ce paiement couvre la période du ${values.from} au ${values.to}.`
      : `Le ${values.paidAt}, nous avons débité ${values.amount} sur la carte se terminant par ${values.card} pour votre ${values.plan}. Ce paiement couvre la période du ${values.from} au ${values.to}.`,
  ],
  bill: bill(values, {
    number: 'Numéro de facture',
    date: 'Date de facturation',
    seller: 'Vendeur',
    vatId: 'N° de TVA du vendeur',
    country: 'Pays de l’acheteur',
    taxId: 'N° fiscal de l’acheteur',
    plan: 'Désignation',
    period: 'Période',
    net: 'Total HT',
    tax: { vat: 'TVA', other: 'Taxe' },
    total: values.invoice?.net ? 'Total TTC' : 'Total',
    credit: 'Réglé avec votre crédit',
    paid: 'Montant réglé',
    paidBy: (card) => `Réglé avec la carte se terminant par ${card}`,
  }),
  action: values.invoice ? 'Télécharger la facture (PDF)' : 'Voir les factures',
  after: [
    ...(values.invoice?.reverseCharge ? ['Autoliquidation.'] : []),
    'Vous retrouvez aussi toutes vos factures sur la page de votre compte.',
  ],
});

export const receipt = { en, de, es, fr } as const;
