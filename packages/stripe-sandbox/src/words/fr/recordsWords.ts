import type { Translation } from '@/lib/content/translations/translation';
import type * as english from '../recordsWords';

export const recordsWords: Translation<typeof english.recordsWords> = {
  title: 'Données de paiement',
  heading: 'Données de paiement',
  lead: 'Ce que le prestataire de paiement simulé a enregistré, du plus récent au plus ancien. 50 entrées au plus sont affichées par type.',
  back: 'Tous les réglages de la sandbox',
  none: 'Rien pour l’instant.',
  kinds: {
    customers: 'Clients',
    subscriptions: 'Abonnements',
    invoices: 'Factures',
    events: 'Événements',
  },
  columns: {
    created: 'Création',
    number: 'Numéro',
    email: 'Adresse e-mail',
    customer: 'Client',
    status: 'État',
    plan: 'Formule',
    amount: 'Montant',
    type: 'Type',
    about: 'Objet',
  },
  intervals: { day: 'Quotidienne', week: 'Hebdomadaire', month: 'Mensuelle', year: 'Annuelle' },
};
