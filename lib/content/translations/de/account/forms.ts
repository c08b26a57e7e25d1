import type * as english from '@/lib/content/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

export const formWords: Translation<typeof english.formWords> = {
  email: 'E-Mail-Adresse',
  emailPlaceholder: 'name@example.org',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
  emailIncomplete: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.org.',
  emailSlip: {
    question: (address) => `Meinten Sie ${address}?`,
    yes: 'Ja, diese verwenden',
    no: 'Nein, meine stimmt',
  },
  sending: 'Code wird gesendet',
  code: 'Einmalcode',
  codeShort: 'Geben Sie alle Ziffern des Codes ein.',
  checking: 'Code wird geprüft',
  sentTo: (email) =>
    `Wir haben einen sechsstelligen Code an ${email} gesendet. Er gilt 10 Minuten und nur in diesem Browser.`,
  longCodeSentTo: (email) =>
    `Für ${email} wurden zu viele Codes angefordert, deshalb können wir gerade keinen kurzen senden. Wenn es zu dieser Adresse ein Konto gibt, haben wir einen langen Code mit sechzehn Ziffern geschickt. Geben Sie diesen ein.`,
  notArrived:
    'Nach einer Minute noch keine E-Mail? Sehen Sie im Spam-Ordner nach und prüfen Sie, ob die Adresse stimmt.',
  resend: 'Neuen Code senden',
  alreadySent: (seconds) =>
    `Wir haben Ihnen gerade einen Code gesendet. Geben Sie ihn oben ein. Einen neuen können Sie in ${seconds} Sekunden anfordern.`,
  resendWait: (seconds) => `Neuer Code in ${seconds} s`,
  resent: 'Ein neuer Code ist unterwegs. Der alte gilt nicht mehr.',
  changeAddress: 'Andere Adresse verwenden',
  failed: 'Das hat nicht geklappt',
};

export const withoutScript: Translation<typeof english.withoutScript> =
  'Diese Seite braucht JavaScript. Sie öffnet Ihr Konto mit Schlüsseln, die nur dieser Browser hat und die nie in einer Adresse oder einem Formular verschickt werden. Bitte schalten Sie JavaScript ein und laden Sie die Seite neu.';

export const lostScriptWords: Translation<typeof english.lostScriptWords> = {
  text: 'Ein Teil dieser Seite fehlt. Deshalb funktioniert sie vielleicht nicht.',
  paid: 'Wenn Sie gerade bezahlt haben: Ihre Zahlung ist sicher, und eine E-Mail dazu ist unterwegs.',
  help: (email) => `Wenn ein neuer Versuch nicht hilft, schreiben Sie an ${email}.`,
  insecure: 'Öffnen Sie diese Seite in einem aktuellen Browser über https.',
};

export const endedSignInWords: Translation<typeof english.endedSignInWords> = {
  ended: {
    heading: 'Sie wurden abgemeldet',
    intro:
      'Dieser Browser wurde von einem anderen Gerät aus abgemeldet, oder die E-Mail-Adresse des Kontos wurde geändert. Ihr Abo ist davon nicht betroffen. Waren Sie das nicht, melden Sie sich wieder an und prüfen Sie Ihre angemeldeten Geräte.',
  },
  expired: {
    heading: 'Ihre Anmeldung ist abgelaufen',
    intro:
      'Zum Schutz Ihres Kontos gilt eine Anmeldung nicht für immer. Sobald Sie wieder angemeldet sind, bringen wir Sie hierher zurück.',
  },
  deleted: {
    heading: 'Dieses Konto wurde gelöscht',
    intro: 'Es wurde auf einem anderen Gerät gelöscht, deshalb gibt es hier nichts mehr zu öffnen.',
  },
  over: {
    heading: 'Sie sind nicht mehr angemeldet',
    intro:
      'Ihre Anmeldung ist abgelaufen oder wurde auf einem anderen Gerät beendet. Sobald Sie wieder angemeldet sind, bringen wir Sie hierher zurück.',
  },
};

export const signedOutWords: Translation<typeof english.signedOutWords> = {
  heading: 'Bitte melden Sie sich an',
  intro: 'Diese Seite gehört zu Ihrem Konto. Sobald Sie angemeldet sind, bringen wir Sie hierher zurück.',
  signIn: 'Anmelden',
  seePlans: 'Tarife ansehen',
  noSubscription: 'Noch kein Abo?',
};
