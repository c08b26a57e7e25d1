import type * as english from '@/lib/content/legal/keptRecords';
import { retentionFigures } from '@/lib/content/legal/retentionFigures';
import type { Translation } from '@/lib/content/translations/translation';

const { mailRecordDays, billingRecordDays, deviceRecordDays, lawYears } = retentionFigures;

export const keptRecords: Translation<typeof english.keptRecords> = [
  {
    what: 'Nos données sur les paiements et l’abonnement, sans votre adresse e-mail',
    howLong: `Aussi longtemps que le droit fiscal et commercial l’exige, jusqu’à ${lawYears} ans`,
  },
  {
    what: 'Les factures et les reçus chez Stripe, notre prestataire de paiement, avec le nom et les adresses qui y figurent',
    howLong: 'Aussi longtemps que les règles de Stripe et la loi l’exigent',
  },
  {
    what: 'Une empreinte de chaque carte utilisée pour un essai gratuit ou un remboursement, avec l’identifiant aléatoire du compte',
    howLong:
      'Tant que nous proposons des essais gratuits et des remboursements, pour que chaque carte n’en bénéficie qu’une fois',
  },
  {
    what: 'Un journal de l’activité du compte : action, heure et réseau, celui-ci sous forme d’empreinte calculée avec une clé',
    howLong: 'Un an, pour détecter les abus et enquêter à leur sujet',
  },
  {
    what: 'La trace des e-mails envoyés, sans l’adresse ni le contenu',
    howLong: `${mailRecordDays} jours`,
  },
  { what: 'Un e-mail qui n’a pas pu être remis', howLong: 'Sept jours après la dernière tentative' },
  {
    what: 'Pour chaque appareil qui s’est connecté : le type de navigateur ou d’application, son système et les dates de connexion et de dernière utilisation',
    howLong: `${deviceRecordDays} jours après la déconnexion`,
  },
  { what: 'Les notifications de Stripe et les achats finalisés', howLong: `${billingRecordDays} jours` },
  {
    what: 'L’identifiant aléatoire du compte, avec les jours de sa création et de sa suppression',
    howLong: 'Sans limite de durée, pour qu’il ne soit jamais attribué à quelqu’un d’autre',
  },
];
