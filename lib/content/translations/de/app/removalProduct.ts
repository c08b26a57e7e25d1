import type * as english from '@/lib/content/app/removalProduct';
import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

const { brokerSites } = subscriptionFigures;

export const removalProduct: Translation<typeof english.removalProduct> = {
  eyebrow: `Entfernung persönlicher Daten, Teil von ${brand.subscription}`,
  title: 'Entfernen Sie Ihre persönlichen Daten von Datenhändler-Seiten',
  lead: `Datenhändler-Seiten verkaufen Ihr Alter, Ihre Wohnadresse und die Namen Ihrer Angehörigen an alle, die Ihren Namen eintippen. Die App findet Sie auf mehr als ${brokerSites} davon, beantragt bei jeder die Entfernung und prüft immer wieder, ob Sie erneut auftauchen.`,
  action: 'Abo ansehen',
  note: 'Nur in den Vereinigten Staaten. Läuft auf einem Mac oder Windows-Computer.',
  picture: {
    window: 'Ihre Einträge',
    figures: [
      ['23', 'werden entfernt'],
      ['41', 'entfernt'],
      ['58', 'Seiten durchsucht'],
    ],
    rows: [
      ['peoplefile.example', 'Entfernt'],
      ['whoisnextdoor.example', 'Beantragt'],
      ['namesandplaces.example', 'Beantragt'],
      ['cousinfinder.example', 'In Vorbereitung'],
    ],
    describes:
      'Ein Beispiel aus der App. Es zeigt Seite für Seite, wie viele Einträge gerade entfernt werden und wie viele schon weg sind.',
  },
  listing: {
    title: 'Was sich für ein paar Euro über Sie kaufen lässt',
    text: 'So sieht ein Eintrag bei einem Datenhändler aus. Nichts davon wurde gestohlen: Es stammt aus öffentlichen Registern, Kundenkarten und Garantieformularen, wurde zusammengeführt und zum Verkauf angeboten.',
    name: 'Ihr Name, 41',
    lines: [
      ['Adresse', 'Ihre Straße und Hausnummer'],
      ['Frühere Adressen', 'die letzten drei'],
      ['Angehörige', 'Ihre Eltern, Ihr Partner oder Ihre Partnerin und Ihre Kinder'],
      ['Telefon', 'eine Nummer, die noch funktioniert'],
    ],
    after: 'Entfernt. Wird alle paar Tage erneut geprüft.',
  },
  course: {
    title: 'So läuft die Entfernung ab',
    steps: [
      {
        when: 'Fünf Minuten',
        title: 'Sie geben Ihre Daten ein',
        text: 'Namen, die Sie getragen haben, Ihr Geburtsjahr und Orte, an denen Sie gelebt haben. Mehr braucht die App für die Suche nicht.',
      },
      {
        when: 'Innerhalb einer Stunde',
        title: 'Die App sucht',
        text: 'Sie öffnet jede Seite, wie Sie es selbst tun würden, und notiert jeden Eintrag über Sie.',
      },
      {
        when: 'Am selben Tag',
        title: 'Die Anträge gehen raus',
        text: 'Jede Seite hat ihr eigenes Formular und ihre eigenen Hürden. Die App füllt die Formulare aus und beantwortet die Bestätigungs-E-Mails.',
      },
      {
        when: 'Zwei Wochen',
        title: 'Einträge verschwinden',
        text: 'Die meisten Seiten kommen dem innerhalb von zwei Wochen nach. Nach vier gilt ein Antrag als überfällig, und die App stellt ihn erneut.',
      },
      {
        when: 'Von da an',
        title: 'Die App sucht weiter',
        text: 'Datenhändler kaufen ständig neue Daten. Kehrt ein Eintrag zurück, beantragt die App erneut seine Entfernung.',
      },
    ],
  },
  local: {
    title: 'Ihre Daten bleiben auf Ihrem Computer',
    text: 'Andere Dienste speichern Ihre Daten auf ihren Servern und senden sie an jede Seite. Hier erledigt Ihr eigener Computer die Arbeit.',
    points: [
      'Was Sie eingeben, wird verschlüsselt auf Ihrem Computer gespeichert und sonst nirgends.',
      'Suchen und Anträge gehen von Ihrem Computer direkt an die jeweilige Seite, nicht über uns.',
      'Wenn Sie Ihr Profil löschen, ist es weg. Eine weitere Kopie gibt es nicht.',
      'Auch diese Seite speichert nichts über Sie.',
    ],
  },
  closing: {
    title: 'In Ihrem Abo enthalten',
    text: `Zusammen mit der Entfernung persönlicher Daten erhalten Sie ein VPN, Hilfe bei Identitätsdiebstahl und leistungsfähigere Modelle in ${brand.chat}.`,
    withoutChat:
      'Zusammen mit der Entfernung persönlicher Daten erhalten Sie ein VPN und Hilfe bei Identitätsdiebstahl.',
    action: 'Tarife und Preise ansehen',
    have: 'Schon abonniert? Öffnen Sie die App auf Ihrem Computer und gehen Sie zu „Einstellungen“ →\u00a0„Abonnement“.',
  },
  withoutScript:
    'Die Datenentfernung läuft in der App und braucht dort JavaScript. Diese Seite können Sie auch ohne JavaScript lesen.',
};
