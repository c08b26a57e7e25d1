import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/errorRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const errorRouteWords: Translation<typeof english.errorRouteWords> = {
  '/404': {
    title: titled('Seite nicht gefunden'),
    description: 'Unter dieser Adresse gibt es keine Seite.',
  },
  '/410': {
    title: titled('Diese Seite gibt es nicht mehr'),
    description: 'Wir haben die Seite unter dieser Adresse endgültig entfernt.',
  },
  '/418': {
    title: titled('Wir können diese Anfrage nicht beantworten'),
    description: 'Wir haben die Anfrage erhalten, aber etwas daran hat uns gehindert, sie zu beantworten.',
  },
  '/418/challenge': {
    title: titled('Sind Sie ein Mensch?'),
    description: 'Der Datenverkehr aus Ihrem Netz sieht automatisiert aus. Hier steht, wie es weitergeht.',
  },
  '/418/limit': {
    title: titled('Zu viele Anfragen'),
    description: 'In kurzer Zeit kamen zu viele Anfragen. Die Sperre endet von selbst.',
  },
  '/418/region': {
    title: titled('In Ihrem Land nicht verfügbar'),
    description: 'In dem Land, aus dem Ihre Verbindung kommt, gibt es dieses Angebot nicht.',
  },
  '/500': {
    title: titled('Bei uns ist etwas schiefgegangen'),
    description: 'Wir konnten die Seite nicht anzeigen. Versuchen Sie es gleich noch einmal.',
  },
};
