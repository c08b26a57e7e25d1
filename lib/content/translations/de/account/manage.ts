import type * as english from '@/lib/content/account/manage';
import { brand } from '@/lib/content/brand';
import { formWords } from '@/lib/content/translations/de/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

const plural = new Intl.PluralRules('de');

export const subscriptionStatusWords: Translation<typeof english.subscriptionStatusWords> = {
  'Auto-Renewable': { label: 'Aktiv', tone: 'success', dateLabel: 'Verlängert sich am', explains: null },
  'Not Auto-Renewable': {
    label: 'Gekündigt',
    tone: 'warning',
    dateLabel: 'Endet am',
    explains:
      'Es verlängert sich nicht. Bis zu diesem Tag funktioniert alles weiter, und bis dahin können Sie die Kündigung zurücknehmen.',
  },
  'Grace Period': {
    label: 'Zahlungsproblem',
    tone: 'warning',
    dateLabel: 'Zugang bis zum',
    explains:
      'Ihre letzte Zahlung ist fehlgeschlagen. Aktualisieren Sie Ihre Zahlungsart, um Ihr Abo zu behalten.',
  },
  Inactive: {
    label: 'Ruht',
    tone: 'danger',
    dateLabel: 'Ruht seit dem',
    explains: null,
  },
  Expired: {
    label: 'Abgelaufen',
    tone: 'danger',
    dateLabel: 'Beendet am',
    explains: 'Ihr Abo ist beendet. Sie können jederzeit wieder abonnieren.',
  },
};

export const manageWords: Translation<typeof english.manageWords> = {
  heading: 'Ihr Abo',
  loading: 'Ihr Abo wird geladen',
  status: 'Status',
  planNames: { Monthly: 'Monatsabo', Yearly: 'Jahresabo' },
  trial: 'Kostenlose Testphase',
  trialEnds: 'Kostenlos bis zum',
  trialRenews:
    'Nach der Testphase verlängert es sich automatisch. Kündigen Sie vor diesem Tag, wird nichts abgebucht.',
  trialCancelled:
    'Nach der Testphase verlängert es sich nicht. Bis zu diesem Tag funktioniert alles weiter, und es wird nichts abgebucht.',
  email: 'E-Mail-Adresse',
  noEmail: 'Noch keine. Fügen Sie eine hinzu, um Ihr Abo auf Ihren anderen Geräten zu nutzen.',
  addEmail: 'E-Mail-Adresse hinzufügen',
  editEmail: 'Ändern',
  editEmailLabel: 'E-Mail-Adresse ändern',
  billing: 'Abrechnung',
  billingIntro: 'Verwalten Sie Karte und Tarif bei unserem Zahlungsdienstleister.',
  billingCard: (brand, last4, month) => `${brand} mit den Endziffern ${last4}, gültig bis ${month}`,
  card: 'Karte',
  billingEnded: 'Karte und Rechnungen sehen Sie bei unserem Zahlungsdienstleister.',
  openPortal: 'Abrechnung öffnen',
  openingPortal: 'Abrechnung wird geöffnet',
  updateCard: 'Karte aktualisieren',
  confirmPayment: {
    title: 'Ihre Bank bittet Sie, die Zahlung zu bestätigen',
    text: 'Bestätigen Sie sie auf der Seite unseres Zahlungsdienstleisters, um Ihr Abo zu behalten. Wenn Sie lieber mit einer anderen Karte zahlen, aktualisieren Sie Ihre Karte.',
    action: 'Zahlung bestätigen',
  },
  resume: 'Abo behalten',
  resuming: 'Kündigung wird zurückgenommen',
  resumed: 'Ihr Abo verlängert sich wieder wie zuvor.',
  plan: 'Tarif',
  changePlan: 'Tarif wechseln',
  renewal: 'Verlängerung',
  renewalAt: (date) => `Automatisch am ${date}. Wenn Sie kündigen, funktioniert bis dahin alles weiter.`,
  trialRenewalAt: (date) =>
    `Ihre erste Zahlung ist am ${date}. Kündigen Sie vorher, wird nichts abgebucht, und bis zu diesem Tag funktioniert alles weiter.`,
  cancelSubscription: 'Abo kündigen',
  store: {
    apple: {
      intro: 'Im App Store gekauft. Ändern oder kündigen Sie es in den Einstellungen Ihres Apple Accounts.',
      open: 'App Store öffnen',
    },
    google: {
      intro: 'Bei Google Play gekauft. Ändern oder kündigen Sie es dort unter „Zahlungen und Abos“.',
      open: 'Google Play öffnen',
    },
  },
  settling: {
    heading: 'Ihr Abo',
    intro: 'Wir fragen bei unserem Zahlungsdienstleister nach. Das dauert ein paar Sekunden.',
  },
  none: {
    heading: 'Hier gibt es noch kein Abo',
    intro:
      'Wenn Sie gerade bezahlt haben, warten Sie einen Moment und laden Sie die Seite neu. Sie müssen nicht noch einmal bezahlen.',
    seePlans: 'Tarife ansehen',
    reload: 'Neu laden',
  },
  again: 'Wieder abonnieren',
  failed: 'Wir konnten Ihr Abo nicht laden.',
  failedAdvice:
    'An Ihrem Abo hat sich nichts geändert. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  devices: {
    heading: 'Angemeldete Geräte',
    intro:
      'Browser und Apps, die bei diesem Konto angemeldet sind. Ältere App-Versionen stehen nicht in der Liste.',
    loading: 'Ihre Geräte werden geladen',
    failed: 'Wir konnten Ihre Geräte nicht laden.',
    current: 'Dieser Browser',
    currentApp: 'Diese App',
    signedIn: (when) => `Angemeldet am ${when}`,
    lastUsed: (when) => `Zuletzt verwendet: ${when}`,
    onDay: (day) => `am ${day}`,
    remove: 'Abmelden',
    removing: 'Wird abgemeldet',
    removeLabel: (name, when) => `${name} abmelden, angemeldet am ${when}`,
    question: {
      heading: (name) => `„${name}“ abmelden?`,
      intro: (when) =>
        `Angemeldet am ${when}. Das Gerät wird sofort abgemeldet und braucht für die nächste Anmeldung einen neuen Code.`,
      confirm: 'Gerät abmelden',
    },
    removed: 'Das Gerät wurde abgemeldet.',
    needsCode: (email) =>
      `Um ein anderes Gerät abzumelden, bestätigen Sie zuerst, dass Sie es sind. Wir senden einen Code an ${email}.`,
    needsEmail:
      'Um ein anderes Gerät abzumelden, fügen Sie zuerst eine E-Mail-Adresse hinzu, damit wir Ihnen zur Bestätigung einen Code senden können.',
    sendCode: 'Code per E-Mail senden',
    confirm: 'Bestätigen und abmelden',
    cancel: 'Angemeldet lassen',
  },
  home: `Zu ${brand.name}`,
  account: 'Konto',
  backToSettings: 'Zurück zu den Einstellungen',
  signOutInApp: 'Um sich von dieser App abzumelden, öffnen Sie in ihren Einstellungen Ihr Abo.',
  signOut: 'Abmelden',
  signOutEnds:
    '„Abmelden“ meldet nur diesen Browser ab. „Überall abmelden“ meldet alle Browser und Apps ab, auch ältere App-Versionen.',
  signingOut: 'Wird abgemeldet',
  signOutNoEmail:
    'Dieses Konto hat keine bestätigte E-Mail-Adresse. Haben Sie in einem App-Store gekauft, stellen Sie später Ihren Kauf in der App wieder her. Haben Sie auf unserer Website gekauft, brauchen Sie einen Code an die Adresse, die Sie beim Bezahlen angegeben haben, oder, wenn Sie Ihre Adresse entfernt haben, den Link in unserer E-Mail dazu, der 7 Tage lang funktioniert. Wir empfehlen deshalb, zuerst eine E-Mail-Adresse hinzuzufügen.',
  signOutEverywhere: 'Überall abmelden',
  signedOut: 'Sie sind abgemeldet',
  signedOutEverywhere: 'Sie sind auf allen Geräten abgemeldet',
  signedOutIntro:
    'Ihr Abo ist davon nicht betroffen. Mit einem Einmalcode können Sie sich jederzeit wieder anmelden.',
  signedOutIntroNoEmail: 'Ihr Abo ist davon nicht betroffen.',
  signIn: 'Anmelden',
  signOutQuestion: {
    heading: 'Diesen Browser abmelden?',
    intro: 'Nur dieser Browser wird abgemeldet. Ihr Abo ist davon nicht betroffen.',
    confirm: 'Abmelden',
  },
  signOutEverywhereQuestion: {
    heading: 'Überall abmelden?',
    intro:
      'Damit werden alle Browser und Apps sofort abgemeldet, auch ältere App-Versionen. Um sich wieder anzumelden, brauchen Sie einen Einmalcode.',
    introNoEmail:
      'Damit werden alle Browser und Apps sofort abgemeldet, auch ältere App-Versionen. Ihr Abo ist davon nicht betroffen.',
    confirm: 'Überall abmelden',
    cancel: 'Angemeldet bleiben',
  },
  further: {
    title: (count) =>
      plural.select(count) === 'one'
        ? 'Mit Ihrer E-Mail-Adresse wurde noch ein Abo gekauft'
        : `Mit Ihrer E-Mail-Adresse wurden noch ${count} Abos gekauft`,
    advice:
      'Jemand, vielleicht Sie, hat diese Adresse beim Bezahlen angegeben. Um das Abo zu öffnen, bestätigen Sie noch einmal, dass die Adresse Ihnen gehört.',
    open: 'Abos ansehen',
  },
  remove: {
    open: 'Konto löschen',
    heading: 'Ihr Konto löschen?',
    ends: {
      paid: 'Ihr Abo endet sofort, ohne Erstattung für den Rest des Zeitraums.',
      trial: 'Ihre kostenlose Testphase endet sofort, und es wird nichts abgebucht.',
      unpaid: 'Ihr Abo endet sofort, und die fehlgeschlagene Zahlung wird nicht mehr eingezogen.',
    },
    refundFirst: (sum) =>
      `Sie können noch ${sum} zurückbekommen, aber nur, solange Sie Ihr Konto haben. Lassen Sie sich das Geld zuerst erstatten.`,
    undone: 'Das lässt sich nicht rückgängig machen.',
    onlyCancel: 'Sie möchten bloß nicht mehr zahlen?',
    cancelInstead: 'Stattdessen kündigen',
    store: 'Ein im App-Store gekauftes Abo wird damit nicht gekündigt. Kündigen Sie es zuerst dort.',
    storeCanceled:
      'Ihr Zugang endet sofort. Ihr Abo aus dem App-Store ist bereits gekündigt, dafür wird nichts mehr abgebucht.',
    send: 'Bestätigungscode senden',
    sentTo: (email) => `Wir haben einen sechsstelligen Code an ${email} gesendet.`,
    former: (email) =>
      `Die E-Mail-Adresse dieses Kontos wurde in den letzten 7 Tagen geändert oder entfernt, und das lässt sich noch rückgängig machen. Zum Löschen ist deshalb auch ein Code nötig, den wir an die vorige Adresse, ${email}, gesendet haben. Geben Sie ihn hier ein.`,
    next: 'Weiter',
    label: formWords.code,
    labelOf: (email) => `Code an ${email}`,
    confirm: 'Mein Konto endgültig löschen',
    starting: 'Einen Moment',
    deleting: 'Konto wird gelöscht',
    cancel: 'Konto behalten',
    done: 'Ihr Konto wurde gelöscht',
    doneIntro:
      'Ihr Konto und Ihre Adresse sind gelöscht. Was wir gesetzlich aufbewahren müssen, steht hier, zusammen mit dem wenigen, das wir aus anderen Gründen behalten.',
    kept: 'Was wir nach dem Löschen Ihres Kontos behalten, und wie lange',
    thanks: `Danke, dass Sie ${brand.name} genutzt haben.`,
    free: `${brand.search} und ${brand.browser} bleiben kostenlos, auch ohne Konto.`,
  },
};
