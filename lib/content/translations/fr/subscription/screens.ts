import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type * as english from '@/lib/content/subscription/screens';
import type { Translation } from '@/lib/content/translations/translation';

const { vpnLocations } = subscriptionFigures;

export const vpnScreen: Translation<typeof english.vpnScreen> = {
  describes: `Le VPN de ${brand.browser}, activé : connecté à Zurich depuis deux heures, avec une liste d’autres emplacements au choix.`,
  title: 'VPN',
  status: 'Connecté',
  since: '2 h 14 min',
  list: `Emplacements (${vpnLocations})`,
  locations: [
    { place: 'Le plus proche', country: 'Choisi pour sa vitesse' },
    { place: 'Zurich', country: 'Suisse', isChosen: true },
    { place: 'Amsterdam', country: 'Pays-Bas' },
    { place: 'Montréal', country: 'Canada' },
    { place: 'New York', country: 'États-Unis' },
    { place: 'Stockholm', country: 'Suède' },
  ],
};

export const browserScreen: Translation<typeof english.browserScreen> = {
  describes: `${brand.browser} sur une page de météo. Le panneau derrière le bouclier indique que la connexion est chiffrée, que 14 traqueurs ont été bloqués, de quelles entreprises, et que le bandeau de cookies a reçu une réponse.`,
  tab: 'Pluie avant midi | Pond Weather',
  address: 'pond-weather.example',
  site: 'Pond Weather',
  sections: ['Aujourd’hui', 'Radar', 'Dix jours'],
  headline: 'Pluie avant midi, ciel dégagé le soir',
  text: 'Un front venu de l’ouest apporte des averses sur les lacs avant midi. Vers le soir, le vent tourne et le ciel se dégage.',
  hours: [
    { hour: '9', degrees: '14°', sky: 'sun' },
    { hour: '12', degrees: '12°', sky: 'rain' },
    { hour: '15', degrees: '13°', sky: 'rain' },
    { hour: '18', degrees: '15°', sky: 'sun' },
  ],
  panel: {
    title: 'La protection est activée',
    rows: [
      { icon: 'lock', title: 'Connexion chiffrée', text: '' },
      { icon: 'shield', title: '14 traqueurs bloqués', text: 'De 5 entreprises' },
      { icon: 'check', title: 'Cookies refusés', text: 'Nous avons répondu au bandeau' },
    ],
    companies: ['follow.example', 'counter.example', 'pixel.example'],
    more: 'et 2 autres',
  },
};

export const chatScreen: Translation<typeof english.chatScreen> = {
  describes: `Exemple d’un chat dans ${brand.chat} avec l’un des modèles de l’abonnement.`,
  model: 'Modèle plus performant',
  question: 'Fais de ces notes une liste de bagages pour quatre jours au bord du lac.',
  answer:
    'Pour l’eau : deux maillots de bain, une serviette, des sandales. Pour le soir : un pull, une veste de pluie, des chaussettes.',
};
