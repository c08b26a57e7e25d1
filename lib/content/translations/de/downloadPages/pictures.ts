import type * as english from '@/lib/content/downloadPages/pictures';
import type { Translation } from '@/lib/content/translations/translation';

export const pictureWords: Translation<typeof english.pictureWords> = {
  address: 'pond-weather.example',
  stopped: '14',
  stoppedLabel: 'Tracker blockiert',
  trackers: ['ads.follow.example', 'counter.example', 'pixel.example'],
  headline: 'Mittags Regen',
  installerTitle: 'Teal installieren',
  installerText: 'Gleich fertig',
  taskbarClock: '9:41',
  applications: 'Programme',
  app: 'Teal',
  on: 'Schutz ist an',
  cleared: 'Alles gelöscht',
  preview: 'Vorschau',
  newTab: 'Neuer Tab',
};
