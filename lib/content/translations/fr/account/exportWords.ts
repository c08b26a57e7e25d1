import type * as english from '@/lib/content/account/exportWords';
import type { Translation } from '@/lib/content/translations/translation';

export const exportWords: Translation<typeof english.exportWords> = {
  readMe:
    'Tout ce que nous avons enregistré sur votre compte, table par table. Les heures sont en UTC. Les codes, les clés et les signatures n’y figurent pas, car quiconque les possède pourrait s’en servir. N’y figurent pas non plus les traces d’e-mails envoyés qui ne mènent plus à aucun compte, comme celles des reçus, ni celles d’e-mails envoyés à des adresses que vous avez demandé à ajouter sans les confirmer, car elles peuvent appartenir à quelqu’un d’autre. Votre carte et vos factures se trouvent chez notre prestataire de paiement ; la page de facturation de votre compte les affiche.',
  names:
    'Chaque partie du fichier est une table de notre base de données, avec nos propres noms : une colonne qui se termine par « _at » indique un moment, et 1 veut dire oui.',
  tables: {
    accounts: 'Compte',
    auth_sessions: 'Connexions commencées',
    authorization_codes: 'Connexions terminées',
    one_time_codes: 'Codes que nous vous avons envoyés par e-mail',
    account_choices: 'Choix entre comptes ayant la même adresse',
    token_families: 'Navigateurs et applications connectés',
    legacy_tokens: 'Connexions d’anciennes applications',
    email_changes: 'Changements de votre adresse e-mail',
    restoration_codes: 'Code pour le conseiller en cas d’usurpation d’identité',
    customers: 'Prestataire de paiement',
    customer_requests: 'Numéro de client demandé à Stripe',
    subscriptions: 'Abonnements',
    checkouts: 'Pages de paiement ouvertes pour vous',
    webhook_events: 'Avis concernant vos abonnements',
    store_sign_ins: 'Connexions par un achat dans une boutique d’applications',
    trials: 'Essais gratuits utilisés par votre compte ou votre carte',
    trial_refusals:
      'Achats annulés : essais gratuits dont la carte en avait déjà eu un, et seconds abonnements pour une même adresse e-mail',
    first_purchases: 'Premier achat de votre compte ou de votre carte',
    refund_requests: 'Remboursements que vous avez demandés',
    outbox:
      'E-mails que nous vous avons envoyés ou allons envoyer (conservés sans votre adresse une fois envoyés)',
    audit_log: 'Ce qui a été fait sur votre compte',
    sale_interest: 'Intérêt pour l’abonnement',
    newsletter_subscribers: 'Lettre d’information',
  },
};
