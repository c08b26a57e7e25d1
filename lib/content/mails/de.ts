import { brand } from '../brand';
import { deleted } from './deleted';
import { refunded } from './refunded';
import { secondSubscription } from './secondSubscription';
import type { MailWords } from './words';

const never = `Niemand von ${brand.name} wird Sie je nach diesem Code fragen. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.`;

export const de: MailWords = {
  code: ({ minutes }) => ({
    subject: `Ihr Anmeldecode für ${brand.name}`,
    heading: 'Hier ist Ihr Code',
    lead: [
      `Geben Sie ihn auf der Seite ein, auf der Sie sich gerade anmelden. Er gilt einmal und ${minutes} Minuten lang.`,
    ],
    after: [never],
  }),
  unknownAddress: () => ({
    subject: `Anmeldung bei ${brand.name}`,
    heading: 'Zu dieser Adresse gibt es kein Konto',
    lead: [
      `Jemand, vermutlich Sie, hat für diese Adresse einen Anmeldecode von ${brand.name} angefordert. Zu ihr gibt es kein Konto und deshalb auch keinen Code.`,
      'Wenn Sie ein Abo haben, gehört es vielleicht zu einer anderen Adresse oder noch zu keiner. Dann fügen Sie sie auf dem Gerät hinzu, mit dem Sie es gekauft haben.',
    ],
    action: `${brand.subscription} ansehen`,
    after: ['Waren Sie es nicht, müssen Sie nichts tun.'],
  }),
  addressCode: ({ minutes }) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    heading: 'Ist das Ihre Adresse?',
    lead: [
      `Mit diesem Code verbinden Sie die Adresse mit Ihrem ${brand.subscription}. Er gilt einmal und ${minutes} Minuten lang.`,
    ],
    after: [never],
  }),
  addressTaken: () => ({
    subject: 'Ihre Adresse wird bereits verwendet',
    heading: 'Zu dieser Adresse gibt es schon ein Konto',
    lead: [
      `Jemand wollte diese Adresse zu einem anderen ${brand.subscription} hinzufügen. Sie gehört zu Ihrem, deshalb wurde nichts geändert.`,
      'Wenn Sie es waren, melden Sie sich einfach mit dieser Adresse an.',
    ],
    action: 'Anmelden',
    after: ['Waren Sie es nicht, müssen Sie nichts tun. Ihr Konto ist sicher.'],
  }),
  deleteCode: ({ minutes }) => ({
    subject: 'Löschen Ihres Kontos bestätigen',
    heading: 'Konto löschen?',
    lead: [
      `Mit diesem Code löschen Sie Ihr Konto bei ${brand.name}. Ein laufendes Abo endet sofort, und das lässt sich nicht rückgängig machen. Der Code gilt einmal und ${minutes} Minuten lang.`,
    ],
    after: [
      `Wenn Sie das nicht wollten, geben Sie den Code nicht weiter, dann geschieht nichts. ${brand.name} wird Sie nie danach fragen.`,
    ],
  }),
  unlock: ({ hours }) => ({
    subject: `Anmelden bei ${brand.name}: zu viele Versuche`,
    heading: 'Jemand versucht immer wieder, sich anzumelden',
    lead: [
      'Mit Ihrer Adresse wurden so viele Codes angefordert oder falsch eingegeben, dass wir eine Weile keine weiteren annehmen. Niemand ist hineingekommen, Ihr Konto ist sicher.',
      `Wenn Sie sich jetzt anmelden möchten, öffnen Sie diesen Link in dem Browser, in dem Sie sich anmelden, und drücken Sie dort auf die Schaltfläche. Danach können Sie sofort einen Code anfordern. Der Link gilt einmal und ${hours} Stunden lang. Er allein meldet niemanden an.`,
    ],
    action: 'Weiter zur Anmeldung',
    after: ['Waren Sie es nicht, müssen Sie nichts tun. Diese Nachricht kommt höchstens einmal am Tag.'],
  }),
  formerDeleteCode: ({ minutes, undoUntil }) => ({
    subject: 'Jemand möchte Ihr Konto löschen',
    heading: 'Dieses Konto löschen?',
    lead: [
      `Diese Adresse gehörte zu einem Konto bei ${brand.name}, das jemand jetzt löschen möchte. Bis zum ${undoUntil} ist dafür auch Ihre Zustimmung nötig: dieser Code, eingegeben auf der Seite des Kontos. Er gilt einmal und ${minutes} Minuten lang. Ein laufendes Abo endet sofort, und das lässt sich nicht rückgängig machen.`,
    ],
    after: [
      'Waren Sie das nicht, geben Sie den Code nicht weiter, dann wird nichts gelöscht. Öffnen Sie unsere frühere Nachricht über die Änderung Ihrer Adresse und machen Sie sie dort rückgängig: Dabei werden alle anderen abgemeldet, und Sie bekommen das Konto zurück.',
    ],
  }),
  addressAdded: ({ email, joined }) => ({
    subject: `Ihre Adresse gehört jetzt zu ${brand.subscription}`,
    heading: 'Ihre Adresse ist hinterlegt',
    lead: [
      `${email} gehört jetzt zu Ihrem ${brand.subscription}. Damit können Sie sich auf jedem Gerät anmelden.`,
      ...(joined
        ? [
            `Dazu kam ein Abo, das anderswo begonnen und unter dieser Adresse bezahlt wurde: ${joined.plan}, seit dem ${joined.since}. Überall, wo es vorher offen war, wurde es abgemeldet.`,
            'Haben Sie es nie gekauft, dann hat jemand anders beim Bezahlen Ihre Adresse eingegeben. Schreiben Sie uns bitte, und hinterlegen Sie dort keine Karte.',
          ]
        : []),
      'Wir verwenden sie für Codes und für Nachrichten zu Ihrem Konto, sonst für nichts.',
    ],
    action: 'Abo verwalten',
  }),
  addressChanged: ({ newEmail, undoUntil }) => ({
    subject: `Die Adresse Ihres Kontos bei ${brand.name} wurde geändert`,
    heading: 'Ihre Adresse wurde geändert',
    lead: [
      `Ihr Konto verwendet jetzt ${newEmail}. Mit dieser Adresse hier ist keine Anmeldung mehr möglich.`,
      `Waren Sie das nicht, dann stellen Sie die alte Adresse wieder her. Das geht bis zum ${undoUntil} (UTC); dabei werden alle Geräte abgemeldet.`,
    ],
    action: 'Änderung rückgängig machen',
    after: ['Waren Sie es, müssen Sie nichts tun.'],
  }),
  addressRemoved: ({ undoUntil }) => ({
    subject: `Die Adresse Ihres Kontos bei ${brand.name} wurde entfernt`,
    heading: 'Ihre Adresse wurde entfernt',
    lead: [
      `Ihr Konto bei ${brand.name} hat keine E-Mail-Adresse mehr. Wo Sie noch angemeldet sind, geht alles weiter; auf anderen Geräten kann sich niemand mehr anmelden.`,
      `Waren Sie das nicht oder möchten Sie die Adresse zurück, dann stellen Sie sie wieder her. Das geht bis zum ${undoUntil} (UTC); dabei werden alle Geräte abgemeldet.`,
    ],
    action: 'Adresse wiederherstellen',
    after: ['Waren Sie es, müssen Sie nichts tun.'],
  }),
  purchase: ({ plan, amount, renewsAt, trialEndsAt, signInUrl }) => ({
    subject: `Willkommen bei ${brand.subscription}`,
    heading: 'Danke und willkommen',
    lead: [
      trialEndsAt === null
        ? `Ihr ${plan} ist aktiv. Sie haben ${amount} bezahlt; es verlängert sich am ${renewsAt}, wenn Sie nicht vorher kündigen.`
        : `Ihre kostenlose Probezeit für das ${plan} hat begonnen und läuft bis zum ${trialEndsAt}. Danach kostet es ${amount}. Kündigen Sie vorher, zahlen Sie nichts.`,
      'So geht es weiter: Installieren Sie die App auf Ihren Geräten und melden Sie sich dort an.',
      `So kommen Sie in jedem Browser und auf jedem Gerät zurück zu Ihrem Abo: Öffnen Sie ${signInUrl} und geben Sie die Adresse ein, an die diese Mail ging.`,
    ],
    action: 'Abo verwalten',
  }),
  paymentFailed: ({ amount, graceEndsAt }) => ({
    subject: 'Ihre Zahlung ist nicht angekommen',
    heading: 'Ihre Zahlung ist nicht angekommen',
    lead: [
      `Wir konnten ${amount} für Ihr ${brand.subscription} nicht einziehen. Oft ist die Karte abgelaufen, oder die Bank hat abgelehnt.`,
      `Bis zum ${graceEndsAt} funktioniert alles weiter. Bitte prüfen Sie bis dahin Ihre Zahlungsart.`,
    ],
    action: 'Zahlungsart prüfen',
  }),
  trialEnding: ({ plan, amount, trialEndsAt }) => ({
    subject: 'Ihre Probezeit endet bald',
    heading: 'Ihre Probezeit endet bald',
    lead: [
      `Ihre kostenlose Probezeit endet am ${trialEndsAt}. Dann beginnt Ihr ${plan} und kostet ${amount}.`,
      'Möchten Sie bleiben? Dann müssen Sie nichts tun. Andernfalls kündigen Sie vor diesem Tag und zahlen nichts.',
    ],
    action: 'Abo verwalten',
  }),
  renewal: ({ plan, amount, renewsAt }) => ({
    subject: 'Ihr Abo verlängert sich bald',
    heading: 'Bald beginnt ein neues Jahr',
    lead: [
      `Ihr ${plan} verlängert sich am ${renewsAt} um ein weiteres Jahr. Dann buchen wir ${amount} ab.`,
      'Möchten Sie bleiben? Dann müssen Sie nichts tun. Andernfalls kündigen Sie vor diesem Tag auf der Seite hinter diesem Knopf, und es wird nichts mehr abgebucht.',
    ],
    action: 'Abo verwalten',
  }),
  receipt: ({ plan, amount, tax, paidAt, from, to, card }) => ({
    subject: `Ihr Zahlungsbeleg von ${brand.name}`,
    heading: 'Danke für Ihre Zahlung',
    lead: [
      `Am ${paidAt} haben wir ${amount}${card === null ? '' : ` von der Karte mit den Endziffern ${card}`} abgebucht, für Ihr ${plan} vom ${from} bis zum ${to}.`,
      ...(tax === null ? [] : [`Darin sind ${tax} Steuer enthalten.`]),
      'Die Rechnung finden Sie bei Ihrem Abo: zum Lesen, Drucken oder Aufheben.',
    ],
    action: 'Rechnungen ansehen',
  }),
  refunded: refunded.de,
  cancelled: ({ endsAt }) => ({
    subject: `Ihr ${brand.subscription} ist gekündigt`,
    heading: 'Ihr Abo ist gekündigt',
    lead: [
      `Bis zum ${endsAt} können Sie alles nutzen. Danach endet es, und es wird nichts mehr abgebucht.`,
      'Haben Sie es sich anders überlegt? Bis dahin können Sie die Verlängerung wieder einschalten.',
    ],
    action: 'Abo verwalten',
  }),
  secondSubscription: secondSubscription.de,
  deleted: deleted.de,
  newsletterConfirm: ({ days }) => ({
    subject: 'Bitte bestätigen Sie Ihren Newsletter',
    heading: 'Dürfen wir Ihnen schreiben?',
    lead: [
      `Jemand, vermutlich Sie, hat diese Adresse für den Newsletter von ${brand.name} eingetragen: ein Brief pro Woche über Privatsphäre, in klaren Worten.`,
      'Der erste Brief kommt, wenn Sie auf den Knopf drücken und auf der Seite dahinter bestätigen.',
    ],
    action: 'Ja, schicken Sie ihn mir',
    after: [
      `Waren Sie es nicht, müssen Sie nichts tun: Ohne Ihr Ja wird nichts verschickt, und nach ${days} Tagen vergessen wir die Adresse.`,
    ],
  }),
  plans: { monthly: 'Monatsabo', yearly: 'Jahresabo' },
  frame: {
    codeLabel: 'Ihr Code',
    linkHint: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
    reason: `Sie erhalten diese Nachricht, weil Ihre Adresse bei ${brand.name} verwendet wurde. Sie enthält kein Tracking.`,
    support: (email) => `Fragen? Schreiben Sie an ${email}.`,
    unsubscribe: 'Newsletter abbestellen',
  },
};
