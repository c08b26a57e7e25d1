import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/helpWords';
import type { Translation } from '@/lib/content/translations/translation';

export const helpWords: Translation<typeof english.helpWords> = {
  title: 'Comment pouvons-\u2060nous vous aider ?',
  lead: `Des réponses sur ${brand.subscription}, la recherche, le navigateur et le chat IA. Si vous ne trouvez pas la vôtre, écrivez-\u2060nous.`,
  searchLabel: 'Rechercher dans l’aide',
  searchPlaceholder: 'Code, remboursement, VPN…',
  found: (count) => (count < 2 ? `${count} réponse` : `${count} réponses`),
  topics: 'Thèmes',
  noneTitle: 'Aucune réponse trouvée',
  none: 'Essayez un mot plus court, ou posez-nous directement la question.',
  contact: {
    title: 'Encore une question ?',
    text: 'Écrivez-nous. Une personne lit votre message et répond en général sous deux jours ouvrés.',
    action: 'Nous écrire',
  },
  more: [
    {
      title: 'Quelque chose ne fonctionne pas ?',
      text: 'L’état de chaque partie du service, maintenant et au cours des 90 derniers jours.',
      link: { label: 'Voir l’état des services', href: '/status' },
    },
    {
      title: 'Vous avez trouvé un problème de sécurité ?',
      text: 'Où le signaler, et ce que nous promettons à qui le fait.',
      link: { label: 'En savoir plus sur la sécurité', href: '/security' },
    },
    {
      title: 'Votre compte',
      text: 'Formule, carte, factures, adresse e-mail et appareils au même endroit.',
      link: { label: 'Ouvrir votre compte', href: '/subscriptions/manage' },
    },
  ],
};
