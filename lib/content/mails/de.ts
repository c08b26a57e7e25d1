import { brand } from '../brand';
import { featureUse } from '../translations/de/subscription/featureUse';
import { featureShortNames } from '../translations/de/subscription/proFeatureWords';
import { addressRestored } from './addressRestored';
import { addressSubscribed } from './addressSubscribed';
import { cancellationReceived } from './cancellationReceived';
import { contactReceived } from './contactReceived';
import { deleted } from './deleted';
import { de as ended } from './ended/de';
import { newSignIn } from './newSignIn';
import { orderConfirmation } from './orderConfirmation';
import { planChanged } from './planChanged';
import { receipt } from './receipt';
import { refunded } from './refunded';
import { resumed } from './resumed';
import { saleInterest, saleOpened } from './saleMails';
import { secondSubscription } from './secondSubscription';
import { supportActed } from './supportActed';
import { trialRefused } from './trialRefused';
import { withdrawalReceived } from './withdrawalReceived';
import type { MailWords } from './words';

const never = `Niemand von ${brand.name} wird Sie je nach diesem Code fragen. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.`;

export const de: MailWords = {
  code: ({ minutes }) => ({
    subject: `Ihr Anmeldecode für ${brand.name}`,
    heading: 'Ihr Einmalcode',
    lead: [
      `Geben Sie ihn auf der Seite ein, auf der Sie sich gerade anmelden. Er gilt einmal und nur ${minutes} Minuten lang.`,
    ],
    after: [never],
  }),
  unknownAddress: () => ({
    subject: `Anmeldung bei ${brand.name}`,
    heading: 'Zu dieser E-Mail-Adresse gibt es kein Konto',
    lead: [
      `Jemand, vermutlich Sie, hat für diese E-Mail-Adresse einen Anmeldecode von ${brand.name} angefordert. Kein Konto verwendet sie, deshalb können wir keinen Code schicken.`,
      'Wenn Sie ein Abo haben, versuchen Sie es mit Ihren anderen Adressen: mit der, die Sie in Ihrem Konto hinterlegt haben, oder mit der, die Sie beim Bezahlen angegeben haben. Wenn Sie es in einem App-Store gekauft und nie eine Adresse hinterlegt haben, stellen Sie den Kauf in der App wieder her.',
    ],
    action: `${brand.subscription} ansehen`,
    after: ['Waren Sie es nicht, müssen Sie nichts tun.'],
  }),
  addressCode: ({ minutes }) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    lead: [
      `Mit diesem Code fügen Sie die Adresse zu Ihrem ${brand.name}-Abo hinzu. Er gilt einmal und nur ${minutes} Minuten lang.`,
    ],
    after: [never],
  }),
  addressTaken: () => ({
    subject: 'Ihre E-Mail-Adresse wird bereits verwendet',
    heading: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
    lead: [
      `Jemand wollte diese Adresse zu einem anderen ${brand.name}-Abo hinzufügen. Sie gehört bereits zu Ihrem, deshalb wurde nichts geändert.`,
      'Wenn Sie es waren, melden Sie sich stattdessen mit dieser Adresse an.',
    ],
    action: 'Anmelden',
    after: ['Waren Sie es nicht, müssen Sie nichts tun. Ihr Konto ist sicher.'],
  }),
  deleteCode: ({ minutes }) => ({
    subject: 'Bestätigen Sie das Löschen Ihres Kontos',
    heading: 'Konto löschen?',
    lead: [
      `Mit diesem Code löschen Sie Ihr Konto bei ${brand.name}. Das lässt sich nicht rückgängig machen. Ein auf unserer Website gekauftes Abo endet sofort. Ein Abo aus einem App-Store müssen Sie dort kündigen. Der Code gilt einmal und nur ${minutes} Minuten lang.`,
    ],
    after: [
      `Wenn Sie das nicht angefordert haben, geben Sie den Code nicht weiter, dann passiert nichts. ${brand.name} wird Sie nie danach fragen.`,
    ],
  }),
  longCode: ({ hours }) => ({
    subject: `Anmeldung bei ${brand.name}: zu viele Versuche`,
    heading: 'Jemand versucht immer wieder, sich in Ihrem Konto anzumelden',
    lead: [
      'Für Ihre E-Mail-Adresse wurden zu viele Codes angefordert oder falsch eingegeben. Deshalb sind kurze Codes vorübergehend gesperrt. Niemand hatte Zugriff, und Ihr Konto ist sicher.',
      `Wenn Sie sich jetzt anmelden möchten, geben Sie statt des kurzen diesen langen Code ein, in einem beliebigen Browser oder in der App. Er gilt einmal und nur ${hours} Stunden lang.`,
    ],
    after: [never, 'Solange Sie den Code nicht verwenden, schicken wir höchstens einmal am Tag einen.'],
  }),
  formerDeleteCode: ({ minutes, undoUntil }) => ({
    subject: 'Jemand möchte Ihr Konto löschen',
    heading: 'Dieses Konto löschen?',
    lead: [
      `Jemand möchte ein Konto bei ${brand.name} löschen, zu dem bisher diese E-Mail-Adresse gehörte. Bis zum ${undoUntil} ist dafür auch Ihre Zustimmung nötig: dieser Code, eingegeben auf der Kontoseite. Er gilt einmal und nur ${minutes} Minuten lang. Das Löschen lässt sich nicht rückgängig machen. Ein auf unserer Website gekauftes Abo endet sofort. Ein Abo aus einem App-Store muss dort gekündigt werden.`,
    ],
    after: [
      'Waren Sie das nicht, geben Sie den Code nicht weiter, dann wird nichts gelöscht. Öffnen Sie unsere frühere E-Mail zur Änderung oder Entfernung Ihrer Adresse und stellen Sie die Adresse dort wieder her. Dabei werden alle anderen abgemeldet, und Sie bekommen Ihr Konto zurück.',
    ],
  }),
  addressAdded: ({ email, joined }) => ({
    subject: `Ihre E-Mail-Adresse gehört jetzt zu Ihrem ${brand.name}-Abo`,
    heading: 'Ihre E-Mail-Adresse ist hinterlegt',
    lead: [
      `Mit ${email} können Sie sich jetzt auf jedem Gerät in Ihrem Konto anmelden.`,
      ...(joined
        ? [
            `Außerdem gehört jetzt ein Abo dazu, das an anderer Stelle mit dieser Adresse gekauft wurde: ${joined.plan}, seit dem ${joined.since}. Alle Geräte, die es genutzt haben, wurden abgemeldet.`,
            'Wenn Sie es nie gekauft haben, hat jemand anders beim Bezahlen Ihre Adresse eingegeben. Schreiben Sie uns dann bitte, und hinterlegen Sie keine Karte dafür.',
          ]
        : []),
      'Wir verwenden Ihre Adresse nur für Codes und Nachrichten zu Ihrem Konto.',
    ],
    action: 'Abo verwalten',
  }),
  addressChanged: ({ newEmail, undoUntil }) => ({
    subject: `Die E-Mail-Adresse Ihres Kontos bei ${brand.name} wurde geändert`,
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    lead: [
      `Ihr Konto verwendet jetzt ${newEmail}. Mit der Adresse, an die diese E-Mail ging, können Sie sich nicht mehr anmelden.`,
      `Waren Sie das nicht, stellen Sie die alte Adresse wieder her. Das geht bis zum ${undoUntil}. Dabei werden alle Geräte abgemeldet.`,
    ],
    action: 'Änderung rückgängig machen',
    after: ['Waren Sie es, müssen Sie nichts tun.'],
  }),
  addressRemoved: ({ undoUntil }) => ({
    subject: `Die E-Mail-Adresse Ihres Kontos bei ${brand.name} wurde entfernt`,
    heading: 'Ihre E-Mail-Adresse wurde entfernt',
    lead: [
      `Ihr Konto bei ${brand.name} hat keine E-Mail-Adresse mehr. Wo Sie noch angemeldet sind, ändert sich nichts. Auf anderen Geräten kann sich niemand mehr anmelden.`,
      `Waren Sie das nicht oder haben Sie es sich anders überlegt, stellen Sie die Adresse wieder her. Das geht bis zum ${undoUntil}. Dabei werden alle Geräte abgemeldet.`,
    ],
    action: 'Adresse wiederherstellen',
    after: ['Waren Sie es, müssen Sie nichts tun.'],
  }),
  addressRestored: addressRestored.de,
  purchase: ({ plan, amount, renewsAt, trialEndsAt, uses, signInUrl, order }) => ({
    subject: `Willkommen bei ${brand.subscription}`,
    heading: 'Danke und willkommen',
    lead: [
      trialEndsAt === null
        ? `Ihr ${plan} ist aktiv. Sie haben ${amount} bezahlt. Es verlängert sich am ${renewsAt}, wenn Sie nicht vorher kündigen.`
        : `Ihre kostenlose Testphase für das ${plan} hat begonnen und läuft bis zum ${trialEndsAt}. Danach kostet das Abo ${amount}. Wenn Sie vorher kündigen, zahlen Sie nichts.`,
      ...uses,
      `So kommen Sie in jedem Browser und auf jedem Gerät zurück zu Ihrem Abo: Öffnen Sie ${signInUrl} und geben Sie die Adresse ein, an die diese E-Mail ging.`,
    ],
    action: 'Abo verwalten',
    ...orderConfirmation('de', order),
  }),
  addressSubscribed: addressSubscribed.de,
  trialRefused: trialRefused.de,
  paymentFailed: ({ amount, graceEndsAt }) => ({
    subject: 'Ihre Zahlung ist fehlgeschlagen',
    heading: 'Ihre Zahlung ist fehlgeschlagen',
    lead: [
      `Wir konnten ${amount} für Ihr ${brand.name}-Abo nicht abbuchen. Meist ist die Karte abgelaufen, oder die Bank hat die Zahlung abgelehnt.`,
      `Bis zum ${graceEndsAt} funktioniert alles weiter. Bitte aktualisieren Sie bis dahin Ihre Zahlungsart.`,
    ],
    action: 'Zahlungsart aktualisieren',
  }),
  confirmPayment: ({ amount, graceEndsAt }) => ({
    subject: 'Ihre Bank bittet Sie, eine Zahlung zu bestätigen',
    heading: 'Ihre Bank bittet Sie, eine Zahlung zu bestätigen',
    lead: [
      `Ihre Bank möchte, dass Sie die Zahlung von ${amount} für Ihr ${brand.subscription} bestätigen. Vorher kann sie nicht ausgeführt werden.`,
      `Bis zum ${graceEndsAt} funktioniert alles weiter. Bitte bestätigen Sie die Zahlung bis dahin. Die Schaltfläche öffnet die Rechnung auf der Seite unseres Zahlungsdienstleisters.`,
    ],
    action: 'Zahlung bestätigen',
    after: ['Wenn Sie lieber mit einer anderen Karte zahlen, können Sie sie auf Ihrer Kontoseite ändern.'],
  }),
  trialEnding: ({ plan, amount, trialEndsAt }) => ({
    subject: 'Ihre Testphase endet bald',
    heading: 'Ihre Testphase endet bald',
    lead: [
      `Ihre kostenlose Testphase endet am ${trialEndsAt}. Dann beginnt Ihr ${plan}, und wir buchen ${amount} ab.`,
      'Wenn Sie es behalten möchten, müssen Sie nichts tun. Andernfalls kündigen Sie vor diesem Tag, dann zahlen Sie nichts.',
    ],
    action: 'Abo verwalten',
  }),
  renewal: ({ plan, amount, renewsAt, period, openEnded }) => ({
    subject: 'Ihr Abo verlängert sich bald',
    heading: 'Ihr Abo verlängert sich bald',
    lead: [
      period === 'monthly'
        ? `Ihr ${plan} verlängert sich jeden Monat, bis Sie kündigen, das nächste Mal am ${renewsAt}. An diesem Tag buchen wir ${amount} ab. Daran erinnern wir Sie einmal im Jahr.`
        : openEnded
          ? `Ihr ${plan} läuft ab dem ${renewsAt} auf unbestimmte Zeit weiter. An diesem Tag buchen wir ${amount} für ein Jahr im Voraus ab. Danach können Sie jederzeit mit einer Frist von höchstens einem Monat kündigen, und zu viel Gezahltes erstatten wir.`
          : `Ihr ${plan} verlängert sich am ${renewsAt} um ein weiteres Jahr. An diesem Tag buchen wir ${amount} ab.`,
      'Wenn Sie es behalten möchten, müssen Sie nichts tun. Andernfalls kündigen Sie vor diesem Tag auf Ihrer Kontoseite, dann wird nichts abgebucht.',
    ],
    action: 'Abo verwalten',
  }),
  receipt: receipt.de,
  refunded: refunded.de,
  planChanged: planChanged.de,
  resumed: resumed.de,
  cancelled: ({ endsAt, inTrial, unpaid }) => ({
    subject: `Ihr ${brand.name}-Abo ist gekündigt`,
    heading: 'Ihr Abo ist gekündigt',
    lead: unpaid
      ? [
          `Wir versuchen nicht mehr, die fehlgeschlagene Zahlung einzuziehen, und Sie schulden uns nichts. Bis zum ${endsAt} können Sie alles weiter nutzen. Dann endet Ihr Abo.`,
          'Wenn Sie es sich anders überlegen, können Sie jederzeit ein neues Abo abschließen.',
        ]
      : [
          inTrial
            ? `Bis zum ${endsAt} können Sie alles weiter nutzen. Dann endet Ihre kostenlose Testphase, und es wird nichts abgebucht.`
            : `Bis zum ${endsAt} können Sie alles weiter nutzen. Dann endet Ihr Abo, und es wird nichts mehr abgebucht.`,
          'Wenn Sie es sich anders überlegen, können Sie die Kündigung bis dahin zurücknehmen.',
        ],
    action: 'Abo verwalten',
  }),
  ended,
  newSignIn: newSignIn.de,
  supportActed: supportActed.de,
  secondSubscription: secondSubscription.de,
  deleted: deleted.de,
  contactReceived: contactReceived.de,
  withdrawalReceived: withdrawalReceived.de,
  cancellationReceived: cancellationReceived.de,
  saleInterest: saleInterest.de,
  saleOpened: saleOpened.de,
  newsletterConfirm: ({ days }) => ({
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    heading: 'Bestätigen Sie Ihre Newsletter-Anmeldung',
    lead: [
      `Jemand, vermutlich Sie, hat diese Adresse für den Newsletter von ${brand.name} eingetragen: höchstens eine E-Mail pro Woche zum Thema Privatsphäre, verständlich geschrieben.`,
      'Damit Sie ihn bekommen, klicken oder tippen Sie auf die Schaltfläche und bestätigen Sie auf der Seite, die sich öffnet.',
    ],
    action: 'Anmeldung bestätigen',
    after: [
      `Waren Sie es nicht, müssen Sie nichts tun. Ohne Ihre Bestätigung verschicken wir nichts, und nach ${days} Tagen löschen wir die Adresse.`,
    ],
  }),
  plans: { monthly: 'Monatsabo', yearly: 'Jahresabo' },
  features: featureShortNames,
  featureUse,
  frame: {
    restBack: (rest) =>
      `Was Sie über diesen Tag hinaus bezahlt haben, also ${rest}, geht auf Ihre Karte zurück, sobald das Abo beendet ist.`,
    codeLabel: 'Ihr Code',
    colon: ':',
    linkHint: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
    reason: `Sie erhalten diese Nachricht, weil Ihre Adresse bei ${brand.name} verwendet wurde. Die Nachricht enthält keine Tracker.`,
    help: 'Hilfe und Kontakt',
    imprint: 'Impressum',
    support: (email) => `Fragen? Schreiben Sie an ${email}.`,
    unsubscribe: 'Vom Newsletter abmelden',
  },
};
