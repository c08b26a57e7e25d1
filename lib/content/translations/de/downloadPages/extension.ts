import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/extension';
import { figures, shortCount } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const extensionWords: Translation<typeof english.extensionWords> = {
  toMobile: 'App fürs Smartphone',
  toChanges: 'Was sich geändert hat',
  changes: {
    title: 'Was jetzt anders ist',
    items: [
      {
        id: 'search',
        name: 'Private Suche',
        title: 'Ihre Suche ist privat',
        text: `Was Sie in die Adressleiste eingeben, geht jetzt an ${brand.search}. Vielleicht fragt Ihr Browser, ob Sie das ändern wollten. Bestätigen Sie es.`,
      },
      {
        id: 'trackers',
        name: 'Schutz auf Websites',
        title: 'Tracker werden blockiert, bevor sie laden',
        text: 'Klicken Sie auf einer beliebigen Seite auf die Ente in der Symbolleiste. Dann sehen Sie, welche Unternehmen Sie verfolgen wollten.',
      },
      {
        id: 'connect',
        name: 'Verschlüsselung',
        title: 'Verbindungen sind verschlüsselt',
        text: 'Wenn es von einer Website eine sichere Version gibt, bekommen Sie diese, auch über einen alten Link.',
      },
      {
        id: 'email',
        name: 'E-Mail-Schutz',
        title: 'Private Adressen für Formulare',
        text: 'Klicken Sie in ein E-Mail-Feld, und die Erweiterung bietet eine Weiterleitungsadresse an. Diese entfernt Tracker aus E-Mails auf dem Weg zu Ihnen.',
      },
    ],
  },
  next: {
    title: 'Drei Schritte, wenn Sie möchten',
    lead: 'Die Erweiterung funktioniert auch ohne sie.',
    steps: [
      {
        title: 'Die Ente in der Symbolleiste anheften',
        text: 'Klicken Sie auf das Puzzleteil neben der Adressleiste und dann auf die Stecknadel neben unserem Namen. So bleibt die Ente sichtbar.',
      },
      {
        title: 'Eine Seite öffnen, die Sie gut kennen',
        text: 'Die Zahl an der Ente zeigt, wie viele Tracker blockiert wurden. Auf Nachrichtenseiten ist sie selten klein.',
      },
      {
        title: 'Für private Fenster einschalten',
        text: 'In privaten Fenstern schalten Browser Erweiterungen zunächst ab. Um das zu ändern, öffnen Sie die Seite der Erweiterung und sehen unter „Details“ nach.',
      },
    ],
  },
  company: {
    title: 'Sie sind in guter Gesellschaft',
    lead: 'Nur Gesamtzahlen. Einzelne Menschen zählen wir nicht.',
  },
  mobile: {
    title: 'Schützen Sie auch Ihr Smartphone',
    text: 'Erweiterungen funktionieren nur auf Computern. Unsere App leistet dasselbe auf Smartphone oder Tablet und bringt eine Schaltfläche mit, die Ihre Daten löscht.',
    ratings: `${shortCount(figures.ios.rating, 'de')} im App Store (${shortCount(figures.ios.reviews, 'de')}), ${shortCount(figures.android.rating, 'de')} bei Google Play (${shortCount(figures.android.reviews, 'de')}).`,
    apple: 'App Store',
    google: 'Google Play',
  },
  questions: {
    title: 'Fragen zur Erweiterung',
    items: [
      {
        id: 'broken',
        question: 'Eine Website sieht kaputt aus. Was kann ich tun?',
        answer:
          'Klicken Sie auf die Ente und schalten Sie den Schutz für diese Website ab. Die Seite lädt ohne ihn neu, und Sie können uns melden, was nicht funktioniert hat. Die Meldung enthält nichts über Sie.',
      },
      {
        id: 'other-blocker',
        question: 'Ich habe schon einen Blocker. Vertragen sich die beiden?',
        answer:
          'Meistens. Zwei Blocker stoppen vieles doppelt, was nicht schadet. Wenn eine Seite nicht funktioniert, schalten Sie versuchsweise einen davon ab.',
      },
      {
        id: 'permissions',
        question: 'Warum muss sie Daten auf allen Websites lesen können?',
        answer:
          'Um eine Anfrage zu blockieren, muss sie die Anfrage sehen. Das geschieht in Ihrem Browser. Welche Websites Sie besuchen, wird nicht an uns gesendet.',
      },
      {
        id: 'search-back',
        question: 'Wie bekomme ich meine alte Suchmaschine zurück?',
        answer:
          'In den Einstellungen Ihres Browsers unter „Suchmaschine“. Der übrige Schutz wirkt mit jeder Suchmaschine weiter.',
      },
      {
        id: 'pop-ups',
        question: 'Warum ist das Cookie-Banner weg?',
        answer:
          'Wir haben es für Sie mit der datensparsamsten Option beantwortet, die die Website zulässt. Lässt sich auf einer Website nichts ablehnen, bleibt das Banner.',
      },
      {
        id: 'account',
        question: 'Brauche ich ein Konto?',
        answer: 'Nein. Weder für die Erweiterung noch für die Suche gibt es ein Konto.',
      },
      {
        id: 'pays',
        question: 'Wenn sie kostenlos ist, womit verdienen Sie Geld?',
        answer: `${brand.name} verdient an Anzeigen, die zu den Wörtern einer einzelnen Suche passen, und an einem Abo, das niemand abschließen muss. Ihre Daten verkaufen wir nicht.`,
      },
      {
        id: 'devices',
        question: 'Ist sie jetzt auch auf meinem anderen Computer?',
        answer:
          'Nur wenn Ihr Browser Erweiterungen synchronisiert. Wenn nicht, fügen Sie sie dort genauso hinzu. Das dauert eine Minute.',
      },
      {
        id: 'browser',
        question: 'Soll ich die Erweiterung oder den Browser nehmen?',
        answer:
          'Der Browser kann mehr, weil er vollständig steuert, wie Seiten laden. Die Erweiterung ist für alle, die ihren jetzigen Browser behalten möchten.',
      },
      {
        id: 'remove',
        question: 'Wie entferne ich sie?',
        answer:
          'Klicken Sie auf das Puzzleteil, dann auf die drei Punkte neben unserem Namen und auf „Entfernen“. Es bleibt nichts zurück.',
      },
    ],
  },
};
