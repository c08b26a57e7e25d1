import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/compare';
import type { Translation } from '@/lib/content/translations/translation';

export const compareWords: Translation<typeof english.compareWords> = {
  caption: 'Schutz nach Browser',
  topic: 'Schutz',
  choose: 'Vergleichen mit',
  legend: 'Zeichenerklärung',
  asOf: 'Zuletzt geprüft im',
  noteMark: 'Anmerkung',
  counts: {
    caption: (total) =>
      `So viele der ${total} Schutzfunktionen in der Tabelle enthält jeder Browser ab Werk. Blöcke ohne Füllung stehen für Funktionen, die teilweise enthalten sind oder extra kosten.`,
    inWords: (included, partial) => `${included} enthalten, ${partial} teilweise oder gegen Aufpreis`,
  },
  method: {
    title: 'Wie wir vergleichen',
    items: [
      'Wir vergleichen Browser für Computer mit ihren Standardeinstellungen, anhand dessen, was ihre Hersteller veröffentlichen.',
      'Ein Schutz ist enthalten, wenn er standardmäßig eingeschaltet ist und nichts kostet.',
      '„Teilweise“ bedeutet, dass er nur einen Teil des Problems abdeckt oder dass Sie eine Einstellung ändern müssen.',
      'Browser ändern sich. Das Datum über der Tabelle zeigt, wie aktuell sie ist. Wenn etwas nicht mehr stimmt, sagen Sie es uns.',
    ],
    correct: 'Haben Sie einen Fehler gefunden, zu unseren Gunsten oder Ungunsten? Schreiben Sie uns:',
  },
  strengths: {
    title: 'Worin die anderen gut sind',
    text: 'Auch das gehört gesagt, denn diesen Vergleich haben wir selbst erstellt.',
    items: [
      {
        name: 'Safari',
        text: 'erschwert Fingerprinting standardmäßig und fragt Sie, bevor Apps Sie tracken dürfen.',
      },
      {
        name: 'Firefox',
        text: 'hält die Cookies jeder Website getrennt und führt fast jede Erweiterung aus.',
      },
      { name: 'Brave', text: 'blockiert Tracker und Werbung, bevor sie laden, wie wir.' },
      {
        name: 'Chrome und Edge',
        text: 'liefern Sicherheitsupdates schnell und schirmen Seiten gut voneinander ab.',
      },
    ],
  },
  action: {
    title: `${brand.browser} ausprobieren`,
    text: 'Er ist kostenlos und übernimmt Ihre Lesezeichen.',
  },
};
