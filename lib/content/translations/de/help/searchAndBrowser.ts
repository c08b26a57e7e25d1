import { brand } from '@/lib/content/brand';
import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/searchAndBrowser';
import { sitePages } from '@/lib/content/site/sitePages';
import type { Translation } from '@/lib/content/translations/translation';

const { app, settings, bangs, devices, updates } = sitePages;

export const searchAndBrowser: Translation<typeof english.searchAndBrowser> = {
  id: 'search-and-browser',
  title: 'Suche und Browser',
  questions: [
    {
      id: 'default-search',
      question: `Wie mache ich ${brand.search} zu meiner Suchmaschine?`,
      answer: [
        [
          `In ${brand.browser} ist sie es schon. Fügen Sie anderen Browsern `,
          linkTo(devices.href, 'unsere Erweiterung'),
          ' hinzu oder wählen Sie sie in deren Einstellungen unter „Suchmaschine“ aus.',
        ],
      ],
    },
    {
      id: 'search-settings',
      question: 'Wie ändere ich die Region, die Sprache oder die sichere Suche?',
      answer: [
        [
          'In den ',
          linkTo(settings.href, 'Sucheinstellungen'),
          '. Sie werden in Ihrem Browser gespeichert, nicht in einem Konto. Wenn Sie oft Ihre Cookies löschen, setzen Sie ein Lesezeichen auf den Link, den Sie auf der Seite bekommen: Er enthält Ihre Einstellungen.',
        ],
        [
          'Um direkt auf einer anderen Seite zu suchen, gibt es ',
          linkTo(bangs.href, 'Bangs'),
          ': „!wde Enten“ öffnet die Wikipedia.',
        ],
      ],
    },
    {
      id: 'install-browser',
      question: `Wo bekomme ich ${brand.browser}?`,
      answer: [
        [
          'Für iPhone, iPad, Android, Mac und Windows auf der ',
          linkTo(app.href, 'Browser-Seite'),
          '. Er ist kostenlos und übernimmt Lesezeichen und Passwörter aus Ihrem bisherigen Browser, in den Einstellungen unter „Importieren“.',
        ],
      ],
    },
    {
      id: 'site-broken',
      question: 'Eine Website sieht fehlerhaft aus oder funktioniert nicht.',
      answer: [
        [
          'Klicken oder tippen Sie auf das Schild-Symbol in der Adressleiste und schalten Sie den Schutz für diese Website ab. Funktioniert sie jetzt, wählen Sie an derselben Stelle „Fehlerhafte Website melden“. Wir beheben, was wir können, und die Meldung verrät nicht, wer Sie sind.',
        ],
      ],
    },
    {
      id: 'sync',
      question: 'Wie synchronisiere ich Lesezeichen und Passwörter?',
      answer: [
        [
          'Öffnen Sie „Synchronisieren und sichern“ in den Einstellungen des einen Geräts und scannen Sie den Code mit dem anderen. Ein Konto brauchen Sie nicht. Alles wird auf Ihrem Gerät verschlüsselt, und nur Ihre Geräte haben den Schlüssel. Bewahren Sie den Wiederherstellungscode auf: Ohne ihn kann niemand die Daten zurückholen, auch wir nicht.',
        ],
      ],
    },
    {
      id: 'whats-new',
      question: 'Wo sehe ich, was in den Apps neu ist?',
      answer: [
        [
          linkTo(updates.href, 'Neuigkeiten'),
          ' zeigt jede nennenswerte Änderung mit Datum und System und hat einen Feed, den Sie abonnieren können.',
        ],
      ],
    },
  ],
};
