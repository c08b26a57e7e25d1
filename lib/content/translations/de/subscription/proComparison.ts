import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/subscription/proComparison';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

export const comparison: Translation<typeof english.comparison> = {
  title: 'Mit und ohne Abo',
  lead: 'Was sich im Alltag ändert.',
  columns: { topic: 'Situation', without: 'Ohne', with: `Mit ${brand.name}` },
  rows: [
    {
      topic: 'Im öffentlichen WLAN',
      without: 'Wer das Netz betreibt, kann sehen, welche Websites Sie besuchen.',
      with: 'Zu sehen ist nur eine verschlüsselte Verbindung.',
    },
    {
      topic: 'Zu Hause',
      without: 'Ihr Internetanbieter kann eine Liste der Websites führen, die Sie besuchen.',
      with: 'Ihr Anbieter sieht, dass Sie ein VPN nutzen, aber nicht, was Sie damit tun.',
    },
    {
      topic: 'Auf Datenhändler-Seiten (USA)',
      without:
        'Alle können Ihre Adresse nachschlagen. Die Entfernung müssen Sie bei jeder Seite selbst beantragen, immer wieder.',
      with: `Wir prüfen mehr als ${subscriptionFigures.brokerSites} Seiten, beantragen die Entfernung Ihrer Daten und sehen immer wieder nach.`,
    },
    {
      topic: 'Wenn Ihre Identität gestohlen wird',
      without: 'Sie finden selbst heraus, wen Sie zuerst anrufen, und hängen dann in der Warteschleife.',
      with: 'Sie rufen eine Nummer an, und Tag und Nacht hilft Ihnen dort jemand weiter.',
    },
    {
      topic: 'Beim Chat mit KI',
      without: 'Ihre Fragen können zusammen mit Ihrem Namen und Ihrer IP-Adresse gespeichert werden.',
      with: 'Das Modell erhält Ihre Frage, aber nicht Ihre IP-Adresse.',
      flag: 'usePaidDuckAi',
    },
    {
      topic: 'Beim Verwalten',
      without: 'Für alles ein eigener Dienst, eine eigene Rechnung und ein eigenes Passwort.',
      with: 'Ein Abo, eine Rechnung, kein Passwort.',
    },
  ],
};
