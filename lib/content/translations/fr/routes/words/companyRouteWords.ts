import { brand } from '@/lib/content/brand';
import { figures, spelledCount } from '@/lib/content/figures';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/companyRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const companyRouteWords: Translation<typeof english.companyRouteWords> = {
  '/about': {
    title: titled('À propos de nous'),
    description: `Qui est derrière ${brand.name} et pourquoi, nos chiffres actuels et 30 étapes, d’une liste de griefs à une entreprise.`,
  },
  '/donations': {
    title: titled('Dons'),
    description: `${spelledCount(figures.donatedDollars, 'fr')} de dollars versés à des organisations qui défendent la vie privée : chaque année, chaque montant et son usage.`,
  },
  '/press': {
    title: titled('Presse'),
    description: `L’essentiel sur ${brand.name}, un kit de presse avec logo, couleurs et images des produits, et un contact presse qui répond.`,
  },
  '/updates': {
    title: titled('Nouveautés'),
    description: `Les nouveautés des applications, de la recherche et du chat de ${brand.name}, datées et classées par système, avec un flux auquel s’abonner.`,
  },
  '/newsletter': {
    title: titled('Newsletter'),
    description:
      'Chaque semaine, une newsletter sur la vie privée : une découverte, un geste à faire, une réponse. Sans suivi, avec un lien de désinscription.',
  },
  '/newsletter/confirm': {
    title: titled('Confirmer l’inscription à la newsletter'),
    description: 'Confirmez que vous souhaitez bien recevoir notre newsletter.',
  },
  '/newsletter/confirmed': {
    title: titled('Inscription à la newsletter confirmée'),
    description: 'Votre inscription à la newsletter est confirmée : vous recevrez le prochain numéro.',
  },
  '/newsletter/unsubscribe': {
    title: titled('Se désinscrire de la newsletter'),
    description: 'Supprimez votre adresse de la liste de la newsletter en un clic.',
  },
  '/newsletter/unsubscribed': {
    title: titled('Désinscription effectuée'),
    description: 'Nous avons supprimé votre adresse : vous ne recevrez plus aucun numéro.',
  },
  '/newsletter/expired': {
    title: titled('Ce lien a expiré'),
    description: 'Ce lien de la newsletter ne fonctionne plus. Voici comment en obtenir un nouveau.',
  },
  '/hiring': {
    title: titled('Recrutement'),
    description: `Les postes ouverts chez ${brand.name}, tous en télétravail, avec le salaire de chacun : vos missions, ce que vous apportez et où postuler.`,
  },
  '/how-we-hire': {
    title: titled('Comment nous recrutons'),
    description:
      'Six étapes de la candidature à l’offre, dont deux projets rémunérés : la durée de chacune, les personnes que vous rencontrez et pourquoi nous procédons ainsi.',
  },
  '/how-we-work': {
    title: titled('Comment nous travaillons'),
    description:
      'Bâtir la confiance, remettre en question les évidences, vérifier le cap : nos trois valeurs et leur sens dans une semaine ordinaire.',
  },
  '/bangs': {
    title: titled('Bangs : raccourcis de recherche vers d’autres sites'),
    description:
      'Des centaines de bangs qui envoient votre recherche directement sur un autre site, classés par catégorie, avec un filtre qui cherche pendant la saisie.',
  },
  '/bangs/new': {
    title: titled('Proposer un bang'),
    description: 'Proposez un site pour un nouveau bang : son nom, un raccourci et son adresse de recherche.',
  },
};
