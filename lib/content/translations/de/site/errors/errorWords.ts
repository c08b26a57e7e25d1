import type * as english from '@/lib/content/site/errors/errorWords';
import type { Translation } from '@/lib/content/translations/translation';

export const errorWords: Translation<typeof english.errorWords> = {
  communication: 'Bei der Verbindung ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  field: {
    invalid_email_address: 'Das sieht nicht nach einer E-Mail-Adresse aus. Prüfen Sie sie auf Tippfehler.',
    failed_mx_check: 'Diese Domain empfängt keine E-Mails. Prüfen Sie den Teil hinter dem @.',
    email_address_not_changed: 'Das ist bereits Ihre E-Mail-Adresse. Geben Sie eine andere ein.',
    account_change_email_address_failed:
      'Diese Adresse lässt sich hier nicht verwenden. Versuchen Sie es mit einer anderen.',
    invalid_link_signature:
      'Diese Anfrage ist abgelaufen. Gehen Sie zurück und geben Sie die Adresse noch einmal ein.',
    invalid_session_id: 'Diese Anmeldung ist abgelaufen. Fordern Sie einen neuen Code an.',
    suspended_account: 'Dieses Konto ist gesperrt. Schreiben Sie uns, wir helfen Ihnen.',
  },
  screen: {
    account_choice_required:
      'Mit dieser E-Mail-Adresse wurde mehr als ein Abo gekauft. Melden Sie sich in einem Browser auf unserer Website an und wählen Sie eines aus. Danach können Sie sich auch hier anmelden.',
    offline:
      'Sie sind offline. Es ist nichts verloren gegangen. Versuchen Sie es noch einmal, wenn Sie wieder verbunden sind.',
    cookies_blocked:
      'Ihr Browser speichert keine Cookies für diese Website. Lassen Sie Cookies zu, um sich anzumelden oder ein Abo abzuschließen.',
    service_unavailable:
      'Dieser Teil des Dienstes ist vorübergehend nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
    buying_unavailable: 'Im Moment lässt sich kein Abo abschließen. Bitte warten Sie ein paar Minuten.',
    unknown_account: 'Dieses Konto gibt es nicht mehr.',
    signed_in_by_receipt:
      'Sie haben sich mit Ihrem Kauf angemeldet. Damit können Sie das Abo nutzen. Um das Konto zu ändern, nehmen Sie ein Gerät, auf dem Sie schon vorher angemeldet waren, oder schreiben Sie uns.',
    unverified_account:
      'Wir müssen Ihnen einen Code per E-Mail senden, doch in diesem Konto ist noch keine E-Mail-Adresse hinterlegt. Fügen Sie zuerst eine hinzu.',
    email_sending_error:
      'Wir konnten die E-Mail nicht senden. Es ist nichts verloren gegangen. Bitte versuchen Sie es noch einmal.',
    other_account:
      'Dieser Kauf gehört zu einem anderen Konto. Stellen Sie den Kauf in der App wieder her, um sich bei diesem Konto anzumelden.',
    not_refundable:
      'Die Geld-zurück-Garantie gilt für den ersten Kauf, 30 Tage lang nach der ersten Zahlung. Ihr gesetzliches Widerrufsrecht bleibt davon unberührt. Wenn Sie das für einen Irrtum halten, schreiben Sie uns.',
    managed_elsewhere: 'Dieses Abo wurde in einem App-Store gekauft. Ändern oder kündigen Sie es dort.',
    renews_elsewhere:
      'Sie haben auch ein Abo aus einem App-Store, das sich verlängert. Möchten Sie lieber dieses Abo behalten, kündigen Sie zuerst das andere im App-Store.',
  },
  notOpened: (address) =>
    `Die App hat diese Seite nicht geöffnet. Melden Sie sich in einem Browser unter ${address} an und versuchen Sie es dort noch einmal. Hat Ihr Konto noch keine E-Mail-Adresse, fügen Sie hier zuerst eine hinzu. Ein Abo aus einem App-Store können Sie auch im Store selbst verwalten.`,
  code: {
    wrong: 'Dieser Code stimmt nicht. Vergleichen Sie ihn mit der neuesten E-Mail.',
    wrongWithTries: (tries) =>
      tries === 1
        ? 'Dieser Code stimmt nicht. Sie haben noch einen Versuch.'
        : `Dieser Code stimmt nicht. Sie haben noch ${tries} Versuche.`,
    expired: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
    spent: 'Zu viele falsche Versuche. Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
    sentBefore: (seconds) =>
      `Wir haben gerade einen Code gesendet. Einen neuen können Sie in ${seconds} Sekunden anfordern.`,
  },
  tooMany: {
    unknown: 'Zu viele Versuche. Warten Sie eine Weile und versuchen Sie es dann noch einmal.',
    second: 'Zu viele Versuche. Versuchen Sie es in einer Sekunde noch einmal.',
    seconds: (seconds) => `Zu viele Versuche. Versuchen Sie es in ${seconds} Sekunden noch einmal.`,
    minutes: (minutes) => `Zu viele Versuche. Versuchen Sie es in ${minutes} Minuten noch einmal.`,
    hours: (hours) => `Zu viele Versuche. Versuchen Sie es in ${hours} Stunden noch einmal.`,
    longCode:
      'Oder sehen Sie in Ihrem Posteingang nach: Wenn es zu dieser Adresse ein Konto gibt, haben wir einen langen Code geschickt, mit dem Sie sich sofort anmelden können.',
  },
};
