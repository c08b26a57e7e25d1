import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/removalAndRestoration';
import { sitePages } from '@/lib/content/site/sitePages';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

const { removal, restoration } = sitePages;

export const removalAndRestoration: Translation<typeof english.removalAndRestoration> = {
  id: 'removal-and-restoration',
  title: 'Daten\u00adentfernung und Identitäts\u00addiebstahl',
  questions: [
    {
      id: 'removal-start',
      question: 'Wie lasse ich meine Daten von Datenhändler-Seiten entfernen?',
      answer: [
        [
          'Das gehört in den USA zum Abo. Öffnen Sie im Browser auf Ihrem Mac oder Windows-Computer die ',
          linkTo(removal.href, 'Entfernung persönlicher Daten'),
          `, geben Sie Namen, Geburtsjahr und Adressen ein und starten Sie die Suche. Sie durchsucht mehr als ${subscriptionFigures.brokerSites} Seiten und verschickt die Anträge auf Entfernung für Sie.`,
        ],
        ['Ihre Angaben bleiben auf diesem Computer. Wir sehen sie nie.'],
      ],
    },
    {
      id: 'removal-time',
      question: 'Wie lange dauert eine Entfernung?',
      answer: [
        [
          'Die meisten Seiten antworten innerhalb von Tagen, einige brauchen mehrere Wochen. Solange der Computer läuft, wiederholt sich die Suche von selbst und stellt einen neuen Antrag, wenn ein Eintrag zurückkehrt. Einzelne Seiten lehnen ab oder verlangen weitere Nachweise; welche das sind, zeigt die Übersicht.',
        ],
      ],
    },
    {
      id: 'identity-theft',
      question: 'Meine Identität wurde gestohlen. Wen rufe ich an?',
      answer: [
        [
          'Öffnen Sie die ',
          linkTo(restoration.href, 'Hilfe bei Identitätsdiebstahl'),
          ', während Sie angemeldet sind. Dort steht die Telefonnummer, die Tag und Nacht besetzt ist, und Sie erhalten den Code, nach dem die Beratung fragt.',
        ],
        [
          'In den USA handelt die Beratung für Sie, und manche Schäden können ersetzt werden. Anderswo sagt sie Ihnen Schritt für Schritt, was zu tun ist.',
        ],
      ],
    },
  ],
};
