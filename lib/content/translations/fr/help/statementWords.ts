import { maxStatementLength } from '@/lib/content/help/maxStatementLength';
import type * as english from '@/lib/content/help/statementWords';
import type { Translation } from '@/lib/content/translations/translation';

export const statementWords: Translation<typeof english.statementWords> = {
  name: { label: 'Votre nom' },
  contract: {
    label: 'Votre contrat',
    hint: 'L’adresse e-\u2060mail utilisée pour l’achat, ou un numéro de facture. Vos factures sont sur la page du compte.',
  },
  email: { label: 'Adresse e-mail pour la confirmation', placeholder: 'nom@example.org' },
  reference: { label: 'Laissez ce champ vide' },
  errors: {
    name: `Saisissez votre nom sur une ligne de ${maxStatementLength} caractères au maximum, sans adresse web. Laissez une espace après chaque point.`,
    contract: `Saisissez l’adresse e-\u2060mail utilisée pour l’achat, ou un numéro de facture, en ${maxStatementLength} caractères au maximum et sans adresse web.`,
    email:
      'Saisissez une adresse e-\u2060mail à laquelle nous pouvons envoyer la confirmation, comme nom@example.org.',
  },
  sending: 'Envoi en cours…',
  received: 'Reçue :',
  back: { label: 'Retour à l’aide', href: '/help' },
};
