import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/browserPage';
import type { Translation } from '@/lib/content/translations/translation';

export const visit: Translation<typeof english.visit> = {
  title: 'Une visite, étape par étape',
  usual: 'D’habitude',
  ours: `Avec ${brand.browser}`,
  moments: [
    {
      id: 'type',
      when: 'Vous tapez',
      title: 'Votre recherche reste privée',
      usual: 'Chaque lettre tapée va à une entreprise de recherche qui connaît votre compte.',
      ours: `${brand.search} reçoit les mots, mais pas l’identité de la personne qui les a tapés. Il en va de même pour les suggestions.`,
    },
    {
      id: 'connect',
      when: 'Vous appuyez sur Entrée',
      title: 'La connexion est chiffrée',
      usual: 'Les anciens liens s’ouvrent sans chiffrement et indiquent au site qui a cliqué.',
      ours: 'Nous ouvrons la version sécurisée du site si elle existe, et nous retirons du lien les codes de suivi.',
    },
    {
      id: 'load',
      when: 'La page se charge',
      title: 'Les traqueurs sont bloqués',
      usual: 'Des scripts d’autres entreprises se chargent aussi et signalent votre présence.',
      ours: 'Nous bloquons les traqueurs connus avant leur chargement. La page reçoit un remplacement inoffensif et continue de fonctionner.',
    },
    {
      id: 'ask',
      when: 'Elle parle de cookies',
      title: 'Nous répondons au bandeau pour vous',
      usual: 'Vous voilà devant un mur d’interrupteurs, et c’est le refus qui prend le plus de temps.',
      ours: 'Nous choisissons « non » pour vous quand le site le permet et affichons une petite icône dans la barre d’outils.',
    },
    {
      id: 'watch',
      when: 'Vous regardez une vidéo',
      title: 'Vos vidéos restent votre affaire',
      usual: 'Ce que vous regardez oriente vos publicités et vos recommandations pendant des semaines.',
      ours: 'Notre lecteur l’empêche, autant que le permet le site qui héberge la vidéo.',
    },
    {
      id: 'leave',
      when: 'Vous partez',
      title: 'Vos données sont supprimées',
      usual: 'Les cookies restent et vous reconnaissent ailleurs.',
      ours: 'Un bouton supprime les onglets, l’historique et les cookies, sauf pour les sites que vous choisissez de garder.',
    },
  ],
};

export const browserLimits: Translation<typeof english.browserLimits> = {
  title: 'Ce qu’il ne fait pas',
  lead: 'Mieux vaut connaître les limites d’une protection que trop s’y fier.',
  items: [
    {
      title: 'Là où vous vous connectez, on sait qui vous êtes',
      text: 'Une fois la connexion faite, ce que vous faites sur ce site reste entre le site et vous.',
    },
    {
      title: 'Votre fournisseur d’accès voit quels sites vous visitez',
      text: `Il voit le nom des sites, mais pas les pages. Un VPN cache aussi les noms. Le nôtre fait partie de ${brand.subscription}.`,
    },
    {
      title: 'De nouveaux traqueurs apparaissent',
      text: 'Nous les cherchons sans cesse, mais certains passent pendant un temps. Nous mettons notre liste à jour chaque jour.',
    },
    {
      title: 'Il ne peut pas effacer le passé',
      text: 'Les données déjà collectées circulent toujours. Nous pouvons en faire supprimer une partie, pas la totalité.',
    },
  ],
};

export const browserClosing: Translation<typeof english.browserClosing> = {
  title: 'Essayez-le sur un site que vous connaissez',
  text: 'Ouvrez un site d’actualité que vous lisez tous les jours et appuyez sur le bouclier.',
};
