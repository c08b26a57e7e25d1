import type { Language } from '../site/languages';
import { retentionFigures } from './retentionFigures';

/**
 * What is kept when an account is deleted, and for how long: the one source of the account page, the mail about the
 * deletion and the legal texts.
 */
type KeptRecord = { what: string; howLong: string };

const { mailRecordDays, billingRecordDays, lawYears } = retentionFigures;

export const keptInEnglish: readonly KeptRecord[] = [
  {
    what: 'Payment and subscription records, without your email address',
    howLong: `As long as tax and commercial law requires, up to ${lawYears} years`,
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
  { what: 'Notifications from Stripe and completed checkouts', howLong: `${billingRecordDays} days` },
  {
    what: 'The account’s random ID, with the dates it was created and deleted',
    howLong: 'Permanently, so that it is never assigned to anyone else',
  },
];

const de: readonly KeptRecord[] = [
  {
    what: 'Aufzeichnungen über Zahlungen und das Abonnement, ohne Ihre Adresse',
    howLong: `So lange Steuer- und Handelsrecht es verlangen, bis zu ${lawYears} Jahre`,
  },
  {
    what: 'Ein Fingerabdruck der Karte, mit der es eine Probezeit oder Geld zurück gab, mit der zufälligen Kennung des Kontos',
    howLong: 'Solange wir Probezeiten und Geld zurück anbieten, damit jede Karte beides einmal erhält',
  },
  {
    what: 'Das Protokoll der Vorgänge am Konto: Vorgang, Zeit und das Netz als verschlüsselter Fingerabdruck',
    howLong: 'Ein Jahr, um Missbrauch zu erkennen und aufzuklären',
  },
  {
    what: 'Dass Nachrichten versandt wurden, ohne Adresse und Inhalt',
    howLong: `${mailRecordDays} Tage`,
  },
  { what: 'Mitteilungen von Stripe und abgeschlossene Kaufvorgänge', howLong: `${billingRecordDays} Tage` },
  {
    what: 'Die zufällige Kennung des Kontos mit den Tagen, an denen es angelegt und gelöscht wurde',
    howLong: 'Dauerhaft, damit sie nie wieder vergeben wird',
  },
];

const es: readonly KeptRecord[] = [
  {
    what: 'Registros de los pagos y de la suscripción, sin la dirección',
    howLong: `Mientras lo exija la legislación fiscal y mercantil, hasta ${lawYears} años`,
  },
  {
    what: 'Una huella de la tarjeta usada para una prueba gratuita o un reembolso, con el identificador al azar de la cuenta',
    howLong: 'Mientras ofrezcamos pruebas y reembolsos, para que cada tarjeta los tenga una vez',
  },
  {
    what: 'El registro de lo que se hizo en la cuenta: acción, hora y la red como huella cifrada',
    howLong: 'Un año, para detectar y aclarar abusos',
  },
  {
    what: 'Que se enviaron mensajes, sin su dirección ni su contenido',
    howLong: `${mailRecordDays} días`,
  },
  { what: 'Avisos de Stripe y compras cerradas', howLong: `${billingRecordDays} días` },
  {
    what: 'El identificador al azar de la cuenta, con los días en que se creó y se eliminó',
    howLong: 'De forma permanente, para que nunca se asigne a otra persona',
  },
];

const fr: readonly KeptRecord[] = [
  {
    what: 'Les traces des paiements et de l’abonnement, sans votre adresse',
    howLong: `Aussi longtemps que le droit fiscal et commercial l’exige, jusqu’à ${lawYears} ans`,
  },
  {
    what: 'Une empreinte de la carte utilisée pour un essai gratuit ou un remboursement, avec l’identifiant aléatoire du compte',
    howLong: 'Tant que nous proposons essais et remboursements, pour que chaque carte en bénéficie une fois',
  },
  {
    what: 'Le journal de ce qui a été fait sur le compte : action, heure et réseau sous forme d’empreinte chiffrée',
    howLong: 'Un an, pour reconnaître et expliquer les abus',
  },
  {
    what: 'Le fait que des messages ont été envoyés, sans leur adresse ni leur contenu',
    howLong: `${mailRecordDays} jours`,
  },
  { what: 'Les avis de Stripe et les achats clos', howLong: `${billingRecordDays} jours` },
  {
    what: 'L’identifiant aléatoire du compte, avec les jours de sa création et de sa suppression',
    howLong: 'Durablement, pour qu’il ne soit jamais attribué à quelqu’un d’autre',
  },
];

export const keptAfterDeletion: Record<Language, readonly KeptRecord[]> = {
  en: keptInEnglish,
  de,
  es,
  fr,
};
