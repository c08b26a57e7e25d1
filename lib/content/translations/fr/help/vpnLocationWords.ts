import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/vpnLocationWords';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

export const vpnLocationWords: Translation<typeof english.vpnLocationWords> = {
  title: 'Emplacements du VPN',
  lead: ({ cities, countries }) =>
    `${cities} villes dans ${countries} pays. Choisissez-\u2060en une dans l’application, ou laissez-\u2060la prendre la plus proche.`,
  checked: (day) => `Liste vérifiée pour la dernière fois le ${day}.`,
  map: (cities) => `Carte du monde avec ${cities} points, un pour chaque ville de la liste ci-dessous.`,
  listTitle: 'Tous les emplacements',
  notes: {
    title: 'Ce qu’un emplacement fait, et ce qu’il ne fait pas',
    items: [
      {
        title: 'Les sites y voient notre adresse IP',
        text: 'Votre trafic quitte notre réseau dans la ville que vous choisissez : les sites voient notre adresse IP au lieu de la vôtre.',
      },
      {
        title: 'Plus près, plus rapide',
        text: 'Chaque kilomètre ajoute un délai. À moins d’avoir besoin d’un pays précis, utilisez l’emplacement le plus proche, que l’application choisit d’elle-même.',
      },
      {
        title: 'Tous les sites ne jouent pas le jeu',
        text: 'Les bases qui associent les adresses IP à des lieux peuvent être périmées, et certains sites refusent les VPN. Nous ne pouvons pas promettre que les services d’un pays fonctionnent depuis cet emplacement.',
      },
      {
        title: 'Aucun journal, nulle part',
        text: 'Quel que soit l’emplacement, aucun serveur ne garde trace des sites que vous visitez, de votre adresse IP ni des heures de votre connexion.',
      },
      {
        title: 'Les listes changent',
        text: 'Des emplacements apparaissent et disparaissent. L’application a toujours la liste à jour. Cette page indique la date de sa dernière vérification.',
      },
    ],
  },
  call: {
    title: 'Un VPN pour tout l’appareil',
    text: `Compris dans ${brand.subscription}, sur ${subscriptionFigures.vpnDevices} appareils au maximum en même temps.`,
    action: { label: 'Voir les formules', href: '/pro' },
    help: { label: 'Configurer le VPN', href: '/help#vpn-set-up' },
  },
};
