import type * as english from '@/lib/content/app/appRestoration';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const restorationCodeWords: Translation<typeof english.restorationCodeWords> = {
  heading: 'Ihr Zugangscode',
  loading: 'Ihr Abo wird geladen',
  intro:
    'Die Beratung fragt am Anfang des Gesprächs einmal danach. Der Code zeigt, dass Sie ein Abo haben, aber nicht, wer Sie sind.',
  ask: 'Zugangscode abrufen',
  asking: 'Code wird abgerufen',
  ready: 'Ihr Zugangscode ist bereit',
  until: (date) => `Gültig bis zum ${date}. Bis dahin zeigt diese Seite denselben Code.`,
  copy: 'Code kopieren',
  copied: 'Kopiert',
  copyFailed: 'Wir konnten den Code nicht kopieren. Schreiben Sie ihn ab oder lesen Sie ihn hier vor.',
  call: (phone) => `${phone} anrufen`,
  message: 'Lieber eine Nachricht senden',
  open: {
    northAmerica: 'Rund um die Uhr erreichbar. In den USA und in Kanada ist der Anruf kostenlos.',
    unitedKingdom: 'Rund um die Uhr erreichbar. Im Vereinigten Königreich ist der Anruf kostenlos.',
    elsewhere:
      'Rund um die Uhr erreichbar. Für den Anruf ins Vereinigte Königreich kann Ihr Telefonanbieter Gebühren berechnen.',
  },
  failed: 'Wir konnten Ihren Code nicht abrufen',
  retry: 'Noch einmal versuchen',
  refused: {
    heading: 'In Ihrem Abo nicht enthalten',
    text: 'Das Abo, mit dem Sie angemeldet sind, ist beendet oder enthält keine Hilfe bei Identitätsdiebstahl.',
    plans: 'Tarife ansehen',
    account: 'Mein Abo ansehen',
  },
  signedOut: {
    heading: 'Melden Sie sich für Ihren Code an',
    text: `Die Beratung ist für alle da, die ${brand.subscription} abonniert haben. Melden Sie sich an, um Ihren Code abzurufen.`,
    signIn: 'Anmelden',
    activate: 'Ich habe ein Abo',
    subscribe: 'Abonnieren',
  },
  withoutScript:
    'Um einen Code abzurufen, brauchen Sie JavaScript: Der Schlüssel zu Ihrem Konto bleibt in diesem Browser und wird nie in einem Formular verschickt. Alles andere auf dieser Seite können Sie auch ohne JavaScript lesen.',
};

export const restorationWords: Translation<typeof english.restorationWords> = {
  eyebrow: brand.subscription,
  title: 'Hilfe von echten Menschen, wenn Ihre Identität gestohlen\u00a0wird',
  lead: 'Ein Kredit, den Sie nie aufgenommen haben, ein Paket, das Sie nie bestellt haben, ein Brief von einem Gericht, von dem Sie noch nie gehört haben. Tag und Nacht ist jemand erreichbar und geht die Sache mit Ihnen durch, bis sie geklärt ist.',
  steps: {
    title: 'So erreichen Sie die Beratung',
    items: [
      {
        title: 'Zugangscode abrufen',
        text: 'Sobald Sie ein Abo haben und angemeldet sind, können Sie ihn oben auf dieser Seite abrufen. Der Code hat 12 Buchstaben und Ziffern, lässt sich leicht vorlesen und gilt eine Woche.',
      },
      {
        title: 'Anrufen und den Code nennen',
        text: 'Die Beratung sieht, dass Sie Anspruch auf Hilfe haben. Erzählen Sie in eigenen Worten, was passiert ist.',
      },
      {
        title: 'Nächste Schritte vereinbaren',
        text: 'Sie bekommen eine Fallnummer, eine Liste der ersten Schritte und für alle weiteren Anrufe dieselbe Ansprechperson.',
      },
    ],
  },
  cover: {
    title: 'Was an Ihrem Wohnort enthalten ist',
    lead: 'Der Anruf läuft überall gleich ab. Was die Beratung für Sie tun kann, hängt von den Gesetzen Ihres Landes ab.',
    places: ['Außerhalb der USA', 'In den USA'],
    rows: [
      {
        name: 'Beratung',
        cells: [
          'Begleitet Sie Schritt für Schritt: was zuerst zu tun ist, wen Sie anrufen, was Sie sagen und welche Unterlagen Sie schicken',
          'Handelt in Ihrem Namen: ruft Banken, Kreditgeber und Auskunfteien an, beanstandet Abbuchungen und schreibt Briefe',
        ],
      },
      {
        name: 'Dokumente',
        cells: [
          'Nennt Ihnen für jedes Dokument Behörde, Formular und Frist',
          'Hilft Ihnen, Führerschein, Reisepass und Karten zu ersetzen',
        ],
      },
      {
        name: 'Kosten\u00aderstattung',
        cells: [
          'Nicht enthalten',
          'Bestimmte Schäden und Kosten werden erstattet, bis zu der Grenze in der Leistungsübersicht',
        ],
      },
      {
        name: 'Sprachen',
        cells: ['Englisch, Französisch, Spanisch, Italienisch und Deutsch', 'Englisch'],
      },
      {
        name: 'Zeiten',
        cells: ['24 Stunden am Tag, 7 Tage die Woche', '24 Stunden am Tag, 7 Tage die Woche'],
      },
    ],
    benefits: 'Leistungs\u00adübersicht',
    benefitsText:
      'In den Vereinigten Staaten beruht die Kostenerstattung auf einer Gruppenversicherung. Die Leistungsübersicht nennt die Grenze, die Ausschlüsse und den Weg zur Schadenmeldung. Sie erhalten sie zusammen mit Ihrer Fallnummer. Wenn Sie sie früher lesen möchten, [schreiben Sie uns eine E-Mail](support). Ein Diebstahl, von dem Sie schon wussten, bevor Sie abonniert haben, ist nirgends abgedeckt.',
  },
  first: {
    title: 'Wenn Sie vor dem Anruf eine Minute Zeit haben',
    items: [
      [
        'Rufen Sie die Bank an, deren Karte oder Konto missbraucht wurde.',
        'Bitten Sie um eine Sperre. Die Nummer steht auf der Rückseite der Karte.',
      ],
      [
        'Heben Sie jeden Brief und jede Nachricht auf.',
        'Selbst die unverschämten. Fotografieren Sie auch den Umschlag: Der Poststempel zeigt das Datum.',
      ],
      [
        'Ändern Sie das Passwort Ihres E-Mail-Kontos.',
        'Wer Ihre E-Mails öffnen kann, kann auch Ihre anderen Passwörter zurücksetzen.',
      ],
    ],
  },
  privacy: {
    title: 'Wir wissen nur, dass Sie einen Code abgerufen haben',
    items: [
      'Der Code sagt dem Unternehmen hinter der Beratung, dass Sie ein Abo haben. Name, Adresse oder Konto enthält er nicht.',
      'Was Sie am Telefon sagen, bleibt zwischen Ihnen und der Beratung. Wir bekommen weder eine Aufnahme noch eine Zusammenfassung noch einen Vermerk, wer angerufen hat.',
      'Der Code wird verschlüsselt gespeichert und eine Woche nach dem Abruf gelöscht.',
    ],
    policy: 'Bedingungen und Datenschutz\u00aderklärung des Abos',
  },
};

export const restorationFeedbackWords: Translation<typeof english.restorationFeedbackWords> = {
  title: 'Hat etwas nicht geklappt?',
  legend: 'Wählen Sie, was am besten passt',
  reasons: [
    { id: 'code', label: 'Mein Code wurde nicht akzeptiert' },
    { id: 'reach', label: 'Ich habe niemanden erreicht' },
    { id: 'help', label: 'Der Rat hat nicht geholfen' },
    { id: 'page', label: 'Diese Seite ist unverständlich' },
    { id: 'other', label: 'Etwas anderes' },
  ],
  form: 'Rückmeldung senden',
  mail: 'E-Mail schreiben',
  subject: (reason) => `Hilfe bei Identitätsdiebstahl: ${reason}`,
  note: 'Bitte lassen Sie weg, was Sie der Beratung erzählt haben. Wir brauchen es nicht und möchten es nicht speichern.',
};
