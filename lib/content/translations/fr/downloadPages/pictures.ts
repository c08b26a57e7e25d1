import type * as english from '@/lib/content/downloadPages/pictures';
import type { Translation } from '@/lib/content/translations/translation';

export const pictureWords: Translation<typeof english.pictureWords> = {
  address: 'pond-weather.example',
  stopped: '14',
  stoppedLabel: 'traqueurs bloqués',
  trackers: ['ads.follow.example', 'counter.example', 'pixel.example'],
  headline: 'Pluie avant midi',
  installerTitle: 'Teal s’installe',
  installerText: 'Presque terminé',
  taskbarClock: '9:41',
  applications: 'Applications',
  app: 'Teal',
  on: 'Protection activée',
  cleared: 'Tout supprimé',
  preview: 'Préversion',
  newTab: 'Nouvel onglet',
};
