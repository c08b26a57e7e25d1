import type * as english from '@/lib/content/legal/keptRecords';
import { retentionFigures } from '@/lib/content/legal/retentionFigures';
import type { Translation } from '@/lib/content/translations/translation';

const { mailRecordDays, billingRecordDays, lawYears } = retentionFigures;

export const keptRecords: Translation<typeof english.keptRecords> = [
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
