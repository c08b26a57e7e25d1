import type * as english from '@/lib/content/downloadPages/pictures';
import type { Translation } from '@/lib/content/translations/translation';

export const pictureWords: Translation<typeof english.pictureWords> = {
  address: 'pond-weather.example',
  stopped: '14',
  stoppedLabel: 'rastreadores bloqueados',
  trackers: ['ads.follow.example', 'counter.example', 'pixel.example'],
  headline: 'Lluvia al mediodía',
  installerTitle: 'Instalando Teal',
  installerText: 'Ya casi está',
  taskbarClock: '9:41',
  applications: 'Aplicaciones',
  app: 'Teal',
  on: 'Protección activada',
  cleared: 'Todo eliminado',
  preview: 'Preliminar',
  newTab: 'Nueva pestaña',
};
