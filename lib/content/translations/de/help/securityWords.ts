import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/securityWords';
import { legalValues } from '@/lib/content/legal/values';
import type { Translation } from '@/lib/content/translations/translation';

const { codeMinutes, accessHours, refreshDays, familyDays, mailRecordDays, countDays } = legalValues;

export const securityWords: Translation<typeof english.securityWords> = {
  hero: {
    title: 'Sicherheit',
    lead: 'Am sichersten sind Daten, die niemand hat. Hier steht, wie wir das Wenige schützen, das wir aufbewahren, wie lange wir es behalten und wie Sie ein Problem melden.',
    report: 'Sicherheitslücke melden',
  },
  built: {
    title: 'So schützen wir Ihre Daten',
    items: [
      {
        title: 'Keine Passwörter',
        text: `Sie melden sich mit einem sechsstelligen Code an. Er gilt einmal, ${codeMinutes} Minuten lang, und nach fünf falschen Versuchen nicht mehr. Es gibt kein Passwort, das jemand stehlen, wiederverwenden oder erraten könnte.`,
      },
      {
        title: 'Unlesbare Codes und Zugangsschlüssel',
        text: 'Unsere Datenbank enthält statt der Codes und Zugangsschlüssel nur deren Fingerabdrücke. Der Inhalt wartender E-Mails, unsere Signaturschlüssel und die Zugangscodes für die Hilfe bei Identitätsdiebstahl sind mit AES-256-GCM verschlüsselt, und der Schlüssel dazu liegt anderswo; E-Mail-Adressen sind es nicht. Eine gestohlene Kopie der Datenbank öffnet kein Konto.',
      },
      {
        title: 'Kurzlebige, signierte Zugangsschlüssel',
        text: `Apps und Seiten verwenden Zugangsschlüssel, die mit ES256 signiert sind. Sie gelten ${accessHours} Stunden und werden mit einem Schlüssel erneuert, der nur einmal funktioniert. Wird eine Kopie davon ein zweites Mal benutzt, gilt kein Schlüssel dieser Anmeldung mehr.`,
      },
      {
        title: 'Kartennummern erreichen uns nie',
        text: 'Ihre Karte geben Sie auf einer Seite unseres Zahlungsdienstleisters ein, oder Sie bezahlen über einen App-Store. Wir erfahren, dass Sie bezahlt haben, aber nie Ihre Kartennummer.',
      },
      {
        title: 'Nichts von anderen Unternehmen',
        text: 'Unsere Seiten laden keine Skripte, Schriften, Bilder oder Zähler von Dritten. Eine strenge Inhaltsrichtlinie lässt nur unsere eigenen Skripte zu, und aus Text kann nie Code werden (Trusted Types).',
      },
      {
        title: 'Verschlüsselte Verbindungen',
        text: 'Verbindungen sind verschlüsselt, und Browser werden angewiesen, ein Jahr lang alles andere abzulehnen (HSTS). Auch E-Mails verlassen unsere Server über verschlüsselte Verbindungen.',
      },
      {
        title: 'Begrenzte Versuche',
        text: 'Wir zählen Versuche je Konto, Adresse und Netz, damit niemand unbegrenzt Codes raten, Sie aussperren oder Ihren Posteingang fluten kann.',
      },
      {
        title: 'Anmeldungen sehen und beenden',
        text: 'Ihre Kontoseite zeigt, wo Sie angemeldet sind. Sie können ein Gerät oder alle abmelden, und wir schreiben Ihnen, wenn sich die Adresse Ihres Kontos ändert.',
      },
    ],
  },
  stored: {
    title: 'Was wir speichern und wie lange',
    lead: 'Die Daten, auf die es bei der Sicherheit eines Kontos ankommt. Die vollständige Liste steht in der Datenschutzerklärung.',
    what: 'Was',
    how: 'Wie es gespeichert ist',
    long: 'Wie lange',
    rows: [
      {
        what: 'Einmalcode',
        how: 'Als Fingerabdruck, gebildet mit einem geheimen Schlüssel',
        long: `${codeMinutes} Minuten, Spuren davon eine Stunde länger`,
      },
      {
        what: 'Anmeldung auf einem Gerät',
        how: 'Als Fingerabdruck',
        long: `${refreshDays} Tage nach der letzten Nutzung, höchstens ${familyDays} Tage`,
      },
      {
        what: 'E-Mail-Adresse eines Kontos',
        how: 'Im Klartext, falls Sie eine hinzufügen',
        long: 'Bis Sie sie entfernen oder das Konto löschen',
      },
      {
        what: 'Eine E-Mail an Sie',
        how: 'Inhalt verschlüsselt, Adresse im Klartext',
        long: `Bis zum Versand, oder sieben Tage, wenn sie sich nicht zustellen lässt; dass sie gesendet wurde, ${mailRecordDays} Tage`,
      },
      {
        what: 'Vorgänge in einem Konto',
        how: 'Vorgang und Zeit, das Netz als Fingerabdruck, gebildet mit einem geheimen Schlüssel',
        long: 'Ein Jahr',
      },
      { what: 'Zahl der Seitenaufrufe', how: 'Als Summen', long: `${countDays} Tage` },
      { what: 'Kartennummern, Passwörter, Suchverlauf', how: 'Gar nicht', long: 'Nie' },
    ],
    policy: { label: 'Datenschutz\u00aderklärung lesen', href: '/privacy#retention' },
  },
  report: {
    title: 'Sicherheits\u00adlücke melden',
    lead: `Schreiben Sie an ${brand.securityEmail}, auf Deutsch, Englisch, Spanisch oder Französisch. Sagen Sie uns, was Sie gefunden haben, wo, und wie wir es nachvollziehen können.`,
    action: `E-Mail an ${brand.securityEmail}`,
    file: { label: 'security.txt', href: '/.well-known/security.txt' },
    promisesTitle: 'Was Sie erwarten können',
    promises: [
      'Die Antwort eines Menschen innerhalb von zwei Werktagen.',
      'Unsere Einschätzung innerhalb von 10 Tagen und Nachricht über den Stand, bis die Lücke geschlossen ist.',
      'Nennung als Finder oder Finderin, wenn Sie das wünschen, sonst Stillschweigen.',
      'Eine mit Ihnen abgestimmte Veröffentlichung, nach der Behebung oder nach 90 Tagen.',
      'Keine rechtlichen Schritte gegen alle, die in gutem Glauben nach Lücken suchen und die Regeln unten einhalten.',
    ],
    bounty: 'Belohnungen zahlen wir derzeit nicht.',
  },
  rules: {
    title: 'Regeln für Tests',
    allowed: {
      title: 'Bitte',
      items: [
        'Verwenden Sie Ihre eigenen Konten.',
        'Hören Sie beim ersten Nachweis auf und behalten Sie keine Daten anderer Menschen.',
        'Geben Sie uns Zeit für die Behebung, bevor Sie anderen davon erzählen.',
      ],
    },
    refused: {
      title: 'Bitte nicht',
      items: [
        'Einen Dienst überlasten oder verlangsamen oder über ihn E-Mails an Fremde senden.',
        'Unsere Mitarbeitenden täuschen oder unsere Gebäude betreten.',
        'Die Websites unserer Partner testen, etwa die des Zahlungsdienstleisters oder der App-Stores. Sie haben eigene Programme.',
      ],
    },
    outside:
      'Nicht gemeint sind Scannerberichte ohne praktische Auswirkung, fehlende Header ohne einen Angriff und Angriffe, für die ein Gerät schon in fremden Händen sein muss.',
  },
};
