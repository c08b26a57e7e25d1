import { brand } from '@/lib/content/brand';
import { figures, shortCount, shortDollars } from '@/lib/content/figures';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type * as english from '@/lib/content/subscription/proReading';
import type { Translation } from '@/lib/content/translations/translation';

export const reading: Translation<typeof english.reading> = {
  assurances: [
    { icon: 'devices', text: `VPN sur ${subscriptionFigures.vpnDevices} appareils à la fois` },
    { icon: 'calendar', text: 'Résiliable à tout moment' },
    { icon: 'mail', text: 'Sans mot de passe, e-mail facultatif' },
  ],
  devices: {
    title: 'À configurer une fois sur chaque appareil',
    here: 'Vous vous abonnez ici.',
    lead: `La protection est intégrée à ${brand.browser}, qui est gratuit.`,
    steps: [
      {
        title: 'Choisissez une formule',
        text: 'Payez par carte sur une page sécurisée. Nous créons au passage un compte pour vous, sans nom ni mot de passe.',
      },
      {
        title: `Ouvrez ${brand.browser}`,
        text: 'Installez-le sur votre téléphone ou votre ordinateur et activez ce dont vous avez besoin. Pour le VPN, il suffit de toucher une fois.',
      },
      {
        title: 'Ajoutez vos autres appareils',
        text: 'Ajoutez votre adresse e-mail, saisissez un code à usage unique sur l’appareil suivant, et il est protégé aussi.',
      },
    ],
    table: {
      caption: 'Ce qui fonctionne sur chaque appareil',
      feature: 'Fonction',
      yes: 'Oui',
      no: 'Non',
    },
  },
  figures: {
    title: `Qui est derrière ${brand.name}`,
    lead: 'Nous avons commencé par une recherche privée et un navigateur privé, et les deux sont toujours gratuits.',
    items: [
      {
        figure: figures.ios.rating.toLocaleString('fr'),
        text: `sur iOS, avec ${shortCount(figures.ios.reviews, 'fr')} d’avis`,
      },
      {
        figure: figures.android.rating.toLocaleString('fr'),
        text: `sur Android, avec ${shortCount(figures.android.reviews, 'fr')} d’avis`,
      },
      {
        figure: shortCount(figures.monthlyDownloads, 'fr'),
        text: 'de téléchargements de nos applications par mois',
      },
      {
        figure: shortDollars(figures.donatedDollars, 'fr'),
        text: 'donnés à des organisations de défense de la vie privée',
      },
    ],
  },
  questionsTitle: 'Questions fréquentes',
  closing: {
    title: 'Envie de commencer ?',
    text: 'Si vous changez d’avis, vous pouvez résilier en ligne en une minute.',
    button: 'Choisir une formule',
  },
};

export const buyTerms: Translation<typeof english.buyTerms> = {
  moneyBack: `Votre premier achat comprend une garantie de remboursement de ${moneyBackDays} jours.`,
  firstOnly: 'L’essai et la garantie de remboursement sont réservés au premier achat.',
  payment: 'Paiement par Stripe.',
  before: 'Les ',
  link: 'conditions',
  after: ' s’appliquent.',
};
