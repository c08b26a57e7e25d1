import type * as english from '@/lib/content/account/charges';
import type { Translation } from '@/lib/content/translations/translation';

const plural = new Intl.PluralRules('fr');

export const invoiceWords: Translation<typeof english.invoiceWords> = {
  heading: 'Factures',
  none: 'Aucun prélèvement pour l’instant. Chaque paiement apparaît ici et nous vous envoyons un reçu par e-mail.',
  loading: 'Chargement de vos factures',
  failed: 'Nous n’avons pas pu charger vos factures.',
  states: {
    paid: 'Payée',
    open: 'Pas encore payée',
    void: 'Rien à payer',
    uncollectible: 'Non encaissée',
    credit: 'Avoir',
    refunded: 'Remboursée',
    partlyRefunded: 'Remboursée en partie',
  },
  view: 'Voir',
  pdf: 'PDF',
  viewLabel: (day) => `Voir la facture du ${day}`,
  pdfLabel: (day) => `Télécharger la facture du ${day} en PDF`,
};

export const planChangeWords: Translation<typeof english.planChangeWords> = {
  title: { Monthly: 'Passer à la formule mensuelle ?', Yearly: 'Passer à la formule annuelle ?' },
  per: { Monthly: 'par mois', Yearly: 'par an' },
  loading: 'Vérification du prix',
  inTrial: (price, per, day) =>
    `Rien ne vous est débité maintenant. Votre essai gratuit continue et, à partir du ${day}, vous paierez ${price} ${per}.`,
  dueNow: (sum, credit) =>
    `Vous paierez ${sum} maintenant. Nous avons déjà déduit ${credit} pour la partie non utilisée de votre formule actuelle.`,
  dueInFull: (sum) => `Vous paierez ${sum} maintenant.`,
  nothingNow: 'Rien ne vous est débité maintenant.',
  credit: {
    Monthly: (sum, months) =>
      plural.select(months) === 'one'
        ? `La partie non utilisée de votre formule actuelle, ${sum}, vous reste acquise comme crédit et couvre le premier mois.`
        : `La partie non utilisée de votre formule actuelle, ${sum}, vous reste acquise comme crédit et couvre les ${months} premiers mois.`,
    Yearly: (sum, years) =>
      plural.select(years) === 'one'
        ? `La partie non utilisée de votre formule actuelle, ${sum}, vous reste acquise comme crédit et couvre la première année.`
        : `La partie non utilisée de votre formule actuelle, ${sum}, vous reste acquise comme crédit et couvre les ${years} premières années.`,
  },
  renews: (price, per, day) =>
    `La nouvelle formule coûte ${price} ${per}. Le prochain prélèvement aura lieu le ${day}.`,
  remaining: (rest) => `Le reste, soit ${rest}, sera déduit du paiement suivant.`,
  afterCredit: (price, per) => `Ensuite, vous paierez ${price} ${per}.`,
  creditBack:
    'Si vous résiliez, le crédit qui vous reste est reversé sur votre carte dès la fin de l’abonnement.',
  confirm: 'Continuer',
  opening: 'Ouverture de la page de confirmation',
  keep: 'Conserver ma formule actuelle',
};

export const earlyEndWords: Translation<typeof english.earlyEndWords> = {
  renewal: (renewsAt, endsAt) =>
    `Automatique, le ${renewsAt}. Si vous résiliez aujourd’hui, l’abonnement prend fin le ${endsAt} et nous vous remboursons ce que vous avez payé pour les jours suivants.`,
  title: 'Résilier l’abonnement ?',
  ends: (date) => `Votre abonnement prend fin le ${date}. Tout continue de fonctionner jusque-là.`,
  refund:
    'Ce que vous avez payé pour les jours suivants est reversé sur votre carte dès la fin de l’abonnement. Nous vous en indiquons le montant par e-mail.',
  undo: 'Jusque-là, vous pouvez annuler la résiliation.',
  confirm: 'Résilier l’abonnement',
  working: 'Résiliation en cours',
  keep: 'Conserver mon abonnement',
};
