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
      question: 'Wie richte ich das VPN ein?',
      answer: [
        {
          steps: [
            [
              'Installieren Sie ',
              linkTo(app.href, brand.browser),
              ' und melden Sie sich in den Einstellungen unter „Abonnement“ an.',
            ],
            ['Öffnen Sie in den Einstellungen „VPN“ und schalten Sie es ein.'],
            ['Erlauben Sie die VPN-Konfiguration, wenn Ihr System danach fragt. Es fragt nur einmal.'],
          ],
        },
        [
          `Das VPN schützt dann das ganze Gerät samt anderen Apps, auf bis zu ${subscriptionFigures.vpnDevices} Geräten gleichzeitig.`,
        ],
      ],
    },
    {
      id: 'vpn-location',
      question: 'Welche Standorte kann ich wählen?',
      answer: [
        [
          'Alle stehen auf der ',
          linkTo(vpnLocations.href, 'Liste der VPN-Standorte'),
          '. Öffnen Sie in der App „Standort“ in den VPN-Einstellungen. Wenn Sie nichts auswählen, wird der nächstgelegene verwendet, meist auch der schnellste.',
        ],
      ],
    },
    {
      id: 'vpn-not-connecting',
      question: 'Das VPN verbindet sich nicht oder bricht immer wieder ab.',
      answer: [
        {
          steps: [
            ['Schalten Sie das VPN aus und prüfen Sie, ob das Internet ohne es funktioniert.'],
            [
              'Öffnen Sie in Hotels und Zügen zuerst eine Webseite und stimmen Sie den Bedingungen des Netzwerks zu.',
            ],
            ['Wählen Sie in der App einen anderen Standort.'],
            ['Schalten Sie jedes andere VPN aus und jede Sicherheits-App, die das Netzwerk filtert.'],
            ['Aktualisieren Sie die App und starten Sie dann das Gerät neu.'],
          ],
        },
        [
          'Immer noch nichts? ',
          linkTo(contact.href, 'Schreiben Sie uns'),
          ', welches System Sie verwenden und was die App anzeigt.',
        ],
      ],
    },
    {
      id: 'vpn-slow',
      question: 'Warum ist das VPN langsam?',
      answer: [
        [
          'Ihr Datenverkehr nimmt einen Umweg, und jeder Kilometer zählt. Wählen Sie einen Standort in Ihrer Nähe oder einen, den die App als wenig ausgelastet kennzeichnet. Vergleichen Sie im WLAN die Geschwindigkeit ohne VPN: Oft liegt es am Netzwerk selbst.',
        ],
      ],
    },
    {
      id: 'vpn-blocked',
      question: 'Eine Website oder App lässt das VPN nicht zu.',
      answer: [
        [
          'Manche Banken, Shops und Streamingdienste weisen VPNs ab. Versuchen Sie es mit einem anderen Standort oder nehmen Sie die App unter „Ausgeschlossene Apps“ in den VPN-Einstellungen aus. Alles andere bleibt geschützt.',
        ],
      ],
    },
  ],
};
