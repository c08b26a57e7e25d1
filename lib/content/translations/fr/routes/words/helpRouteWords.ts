import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/helpRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const helpRouteWords: Translation<typeof english.helpRouteWords> = {
  '/help': {
    title: titled('Aide'),
    description: `Les réponses aux questions fréquentes sur ${brand.subscription}, ${brand.search}, ${brand.browser} et ${brand.chat}, avec une recherche et un moyen de nous joindre.`,
  },
  '/help/contact': {
    title: titled('Nous écrire'),
    description: `Écrivez à l’assistance de ${brand.name}. Une personne lit votre message et répond par e-mail, en général sous deux jours ouvrés.`,
  },
  '/help/cancel': {
    title: titled('Résilier votre contrat'),
    description:
      'Résiliez sans vous connecter un abonnement acheté sur ce site, et recevez une confirmation par e-mail.',
  },
  '/help/withdraw': {
    title: titled('Se rétracter d’un contrat'),
    description:
      'Rétractez-vous dans les 14 jours d’un abonnement acheté sur ce site depuis l’Union européenne, le Royaume-Uni ou le Canada.',
  },
  '/help/confirm': {
    title: titled('Confirmer une rétractation ou une résiliation'),
    description:
      'Confirmez ici une rétractation ou une résiliation, avec le bouton auquel mène notre e-mail.',
  },
  '/status': {
    title: titled('État des services'),
    description:
      'Ce qui fonctionne en ce moment : site, connexion, paiements, e-mails et boutiques d’applications, avec toutes les perturbations des 90 derniers jours.',
  },
  '/security': {
    title: titled('Sécurité'),
    description: `Comment ${brand.name} protège les comptes, les paiements et les pages, ce qui est conservé et combien de temps, et comment signaler une faille.`,
  },
  '/vpn-locations': {
    title: titled('Emplacements du VPN'),
    description: `Toutes les villes et tous les pays où passe le VPN de ${brand.name}, sur une carte et dans une liste, avec la date de la dernière vérification.`,
  },
};
