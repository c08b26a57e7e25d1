import { brand } from '@/lib/content/brand';
import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/vpn';
import { sitePages } from '@/lib/content/site/sitePages';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

const { app, contact, vpnLocations } = sitePages;

export const vpn: Translation<typeof english.vpn> = {
  id: 'vpn',
  title: 'VPN',
  questions: [
    {
      id: 'vpn-set-up',
      question: 'Comment configurer le VPN ?',
      answer: [
        {
          steps: [
            [
              'Installez ',
              linkTo(app.href, brand.browser),
              ' et connectez-vous dans « Abonnement », dans ses réglages.',
            ],
            ['Ouvrez « VPN » dans les réglages et activez-le.'],
            ['Autorisez la configuration VPN quand votre système le demande. Il ne le demande qu’une fois.'],
          ],
        },
        [
          `Le VPN couvre alors tout l’appareil, y compris les autres applications, sur ${subscriptionFigures.vpnDevices} appareils au maximum en même temps.`,
        ],
      ],
    },
    {
      id: 'vpn-location',
      question: 'Quels emplacements puis-\u2060je choisir ?',
      answer: [
        [
          'Ils sont tous dans la ',
          linkTo(vpnLocations.href, 'liste des emplacements du VPN'),
          '. Dans l’application, ouvrez « Emplacement » dans les réglages du VPN. Si vous ne choisissez rien, le plus proche est utilisé : c’est en général le plus rapide.',
        ],
      ],
    },
    {
      id: 'vpn-not-connecting',
      question: 'Le VPN ne se connecte pas ou se coupe sans cesse.',
      answer: [
        {
          steps: [
            ['Désactivez le VPN et vérifiez qu’Internet fonctionne sans lui.'],
            ['À l’hôtel et dans le train, ouvrez d’abord une page web et acceptez les conditions du réseau.'],
            ['Choisissez un autre emplacement dans l’application.'],
            ['Désactivez tout autre VPN et toute application de sécurité qui filtre le réseau.'],
            ['Mettez l’application à jour, puis redémarrez l’appareil.'],
          ],
        },
        [
          'Toujours rien ? ',
          linkTo(contact.href, 'Dites-nous'),
          ' quel système vous utilisez et ce qu’affiche l’application.',
        ],
      ],
    },
    {
      id: 'vpn-slow',
      question: 'Pourquoi le VPN est-\u2060il lent ?',
      answer: [
        [
          'Votre trafic fait un détour, et chaque kilomètre compte. Choisissez un emplacement près de chez vous, ou un que l’application signale comme moins chargé. En Wi-Fi, comparez avec le débit sans VPN : souvent, c’est le réseau lui-même qui est lent.',
        ],
      ],
    },
    {
      id: 'vpn-blocked',
      question: 'Un site ou une application refuse le VPN.',
      answer: [
        [
          'Certaines banques, boutiques et plateformes de streaming refusent les VPN. Essayez un autre emplacement, ou excluez cette application dans « Applications exclues » dans les réglages du VPN. Tout le reste demeure protégé.',
        ],
      ],
    },
  ],
};
