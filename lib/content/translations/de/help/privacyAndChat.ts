import { brand } from '@/lib/content/brand';
import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/privacyAndChat';
import { sitePages } from '@/lib/content/site/sitePages';
import { dataExportWords } from '@/lib/content/translations/de/account/dataExport';
import type { Translation } from '@/lib/content/translations/translation';

const { aboutChat, chatTerms, privacy, security, signIn, contact } = sitePages;

export const privacyAndChat: Translation<typeof english.privacyAndChat> = {
  id: 'privacy-and-chat',
  title: 'KI-Chat und Datenschutz',
  questions: [
    {
      id: 'chat-private',
      question: `Ist ${brand.chat} wirklich privat?`,
      answer: [
        [
          'Wir entfernen Ihre IP-Adresse, bevor wir eine Frage weitergeben, wir speichern weder Fragen noch Antworten, und nichts wird zum Trainieren eines Modells verwendet. ',
          linkTo(aboutChat.href, `So funktioniert ${brand.chat}`),
          ' erklärt jeden Schritt; die ',
          linkTo(chatTerms.href, 'Bedingungen'),
          ' verpflichten uns dazu.',
        ],
      ],
    },
    {
      id: 'chat-paid',
      question: `Wie bekomme ich die leistungsfähigeren Modelle in ${brand.chat}?`,
      answer: [
        [
          'Sie gehören zum Abo. In unserem Browser erscheinen sie, sobald Sie angemeldet sind. In einem anderen Browser ',
          linkTo(signIn.href, 'melden Sie sich zuerst auf dieser Website an'),
          ' und öffnen dann den Chat.',
        ],
      ],
    },
    {
      id: 'what-you-know',
      question: `Was weiß ${brand.name} über mich?`,
      answer: [
        [
          'Suchanfragen werden nicht mit einer IP-Adresse oder Kennung gespeichert. Eine E-Mail-Adresse, die Sie uns für den Newsletter, für den E-Mail-Schutz oder für die Nachricht geben, dass es das Abo bei Ihnen gibt, speichern wir nur dafür. Mit Abo haben wir eine zufällige Konto-ID, den Stand Ihres Abos und Ihre E-Mail-Adresse, falls Sie eine hinzufügen. Die ',
          linkTo(privacy.href, 'Datenschutzerklärung'),
          ' nennt alles davon und wie lange wir es jeweils aufbewahren.',
        ],
        [
          'Wir verkaufen keine persönlichen Daten. Unsere Anzeigen richten sich nach den Wörtern einer Suche, nicht nach der Person.',
        ],
      ],
    },
    {
      id: 'my-data',
      question: 'Wie kann ich die Daten einsehen oder löschen, die Sie über mich haben?',
      answer: [
        [
          'Zu einem Abo erhalten Sie auf Ihrer ',
          linkTo(sitePages.account.href, 'Kontoseite'),
          ` unter „${dataExportWords.download}“ alles als Datei und können es dort auch löschen. Für alles andere schreiben Sie an `,
          linkTo(`mailto:${brand.privacyEmail}`, brand.privacyEmail),
          '. Wir antworten innerhalb eines Monats.',
        ],
      ],
    },
    {
      id: 'report-security',
      question: 'Wie melde ich ein Sicherheitsproblem oder eine gefälschte Nachricht?',
      answer: [
        [
          'Unsere Seite zur ',
          linkTo(security.href, 'Sicherheit'),
          ' nennt die Adresse für Sicherheitslücken und was Sie von uns erwarten können. Haben Sie eine verdächtige E-Mail in unserem Namen bekommen, ',
          linkTo(contact.href, 'sagen Sie uns Bescheid'),
          '. Wir fragen nie nach einem Code, einem Passwort oder einer Kartennummer.',
        ],
      ],
    },
  ],
};
