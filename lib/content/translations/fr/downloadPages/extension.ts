import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/extension';
import { figures, shortCount, spelledCount } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const extensionWords: Translation<typeof english.extensionWords> = {
  toMobile: 'Pour votre téléphone',
  toChanges: 'Voir ce qui a changé',
  changes: {
    title: 'Ce qui est différent maintenant',
    items: [
      {
        id: 'search',
        name: 'Recherche privée',
        title: 'Vos recherches sont privées',
        text: `Ce que vous tapez dans la barre d’adresse va maintenant à ${brand.search}. Votre navigateur vous demandera peut-être si vous vouliez ce changement. Confirmez que oui.`,
      },
      {
        id: 'trackers',
        name: 'Protection sur les sites',
        title: 'Les traqueurs sont bloqués avant leur chargement',
        text: 'Sur n’importe quelle page, cliquez sur le canard dans la barre d’outils pour voir quelles entreprises ont essayé de vous pister.',
      },
      {
        id: 'connect',
        name: 'Chiffrement',
        title: 'Les connexions sont chiffrées',
        text: 'Si un site a une version sécurisée, c’est elle qui s’ouvre, même depuis un ancien lien.',
      },
      {
        id: 'email',
        name: 'Protection des e-mails',
        title: 'Des adresses privées pour les formulaires',
        text: 'Cliquez dans un champ d’e-mail, et l’extension propose une adresse de transfert. Celle-ci retire les traqueurs des e-mails avant qu’ils n’arrivent chez vous.',
      },
    ],
  },
  next: {
    title: 'Trois étapes facultatives',
    lead: 'L’extension fonctionne sans elles.',
    steps: [
      {
        title: 'Épinglez le canard dans la barre d’outils',
        text: 'Cliquez sur la pièce de puzzle à côté de la barre d’adresse, puis sur l’épingle à côté de notre nom. Le canard reste ainsi visible.',
      },
      {
        title: 'Ouvrez une page que vous connaissez bien',
        text: 'Le nombre sur le canard indique combien de traqueurs ont été bloqués. Sur les sites d’actualité, il est rarement petit.',
      },
      {
        title: 'Activez-la dans les fenêtres privées',
        text: 'Au départ, les navigateurs désactivent les extensions dans les fenêtres privées. Pour changer cela, ouvrez la page de l’extension et regardez dans « Détails ».',
      },
    ],
  },
  company: {
    title: 'Vous êtes en bonne compagnie',
    lead: 'Seulement des totaux. Nous ne comptons pas les personnes une à une.',
  },
  mobile: {
    title: 'Protégez aussi votre téléphone',
    text: 'Les extensions ne fonctionnent que sur ordinateur. Notre application fait de même sur téléphone ou tablette, et ajoute un bouton qui supprime vos données.',
    ratings: `${shortCount(figures.ios.rating, 'fr')} dans l’App Store (${spelledCount(figures.ios.reviews, 'fr')} d’avis), ${shortCount(figures.android.rating, 'fr')} sur Google Play (${spelledCount(figures.android.reviews, 'fr')} d’avis).`,
    apple: 'App Store',
    google: 'Google Play',
  },
  questions: {
    title: 'Questions sur l’extension',
    items: [
      {
        id: 'broken',
        question: 'Un site s’affiche mal. Que puis-\u2060je faire ?',
        answer:
          'Cliquez sur le canard et désactivez la protection pour ce site. La page se recharge sans elle, et vous pouvez nous dire ce qui n’allait pas. Le signalement ne contient rien sur vous.',
      },
      {
        id: 'other-blocker',
        question: 'J’ai déjà un bloqueur. Sont-\u2060ils compatibles ?',
        answer:
          'Le plus souvent. Deux bloqueurs arrêtent beaucoup de choses deux fois, ce qui ne fait aucun mal. Si une page ne fonctionne pas, essayez d’en désactiver un.',
      },
      {
        id: 'permissions',
        question: 'Pourquoi doit-\u2060elle lire les données de tous les sites ?',
        answer:
          'Pour bloquer une requête, elle doit la voir. Cela se passe dans votre navigateur. Les sites que vous visitez ne nous sont pas transmis.',
      },
      {
        id: 'search-back',
        question: 'Comment retrouver mon ancien moteur de recherche ?',
        answer:
          'Dans les réglages de votre navigateur, dans « Moteur de recherche ». Les autres protections continuent de fonctionner avec n’importe quel moteur.',
      },
      {
        id: 'pop-ups',
        question: 'Pourquoi le bandeau de cookies a-\u2060t-\u2060il disparu ?',
        answer:
          'Nous y avons répondu pour vous avec l’option la plus protectrice que permet le site. Si un site n’offre aucun moyen de refuser, son bandeau reste.',
      },
      {
        id: 'account',
        question: 'Ai-je besoin d’un compte ?',
        answer: 'Non. Il n’y a de compte ni pour l’extension ni pour la recherche.',
      },
      {
        id: 'pays',
        question: 'Si c’est gratuit, d’où viennent vos revenus ?',
        answer: `Les revenus de ${brand.name} viennent d’annonces liées aux mots d’une seule recherche et d’un abonnement facultatif. Nous ne vendons pas vos données.`,
      },
      {
        id: 'devices',
        question: 'Est-elle maintenant aussi sur mon autre ordinateur ?',
        answer:
          'Seulement si votre navigateur synchronise les extensions. Sinon, ajoutez-la sur celui-ci de la même façon. Cela prend une minute.',
      },
      {
        id: 'browser',
        question: 'Vaut-il mieux l’extension ou le navigateur ?',
        answer:
          'Le navigateur peut faire plus, parce qu’il contrôle entièrement le chargement des pages. L’extension convient aux personnes qui veulent garder leur navigateur actuel.',
      },
      {
        id: 'remove',
        question: 'Comment la supprimer ?',
        answer:
          'Cliquez sur la pièce de puzzle, puis sur les trois points à côté de notre nom, puis sur « Supprimer ». Elle ne laisse rien derrière elle.',
      },
    ],
  },
};
