import type { Translation } from '@/lib/content/translations/translation';
import type * as english from '../testCardWords';

export const testCardWords: Translation<typeof english.testCardWords> = {
  does: {
    '4242 4242 4242 4242': 'Le paiement réussit, maintenant et à chaque renouvellement.',
    '4242 4200 0000 0000':
      'Le paiement réussit, comme avec tout autre numéro valable commençant par 4242 42. Chacun compte comme une carte différente.',
    '5555 5555 5555 4444': 'Le paiement réussit, comme Mastercard.',
    '3782 822463 10005': 'Le paiement réussit, comme American Express avec un code à quatre chiffres.',
    '4000 0000 0000 0002': 'Refusée.',
    '4000 0000 0000 9995': 'Refusée pour provision insuffisante.',
    '4000 0025 0000 3155': 'Demande d’abord une confirmation de la banque, puis le paiement réussit.',
    '4000 0027 6000 3184':
      'Demande une confirmation à chaque paiement : un renouvellement attend donc la personne abonnée.',
    '4000 0000 0000 0341':
      'Le paiement réussit maintenant, mais échoue au renouvellement, ce qui ouvre le délai de grâce.',
    '6011 1111 1111 1117':
      'Le paiement réussit, mais la carte n’a pas d’empreinte qui la distingue des autres.',
    '4000 0000 0000 0259': 'Le paiement réussit, mais il est contesté aussitôt.',
    '4000 0000 0000 5126': 'Le paiement réussit, mais un remboursement est rejeté au bout d’un jour.',
  },
  hadTrial: 'Essai utilisé',
  hint: 'Utilisez une date d’expiration future, un code de sécurité à trois chiffres, un nom et un code postal quelconques.',
};
