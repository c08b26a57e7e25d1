import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/buying';
import { linkTo } from '@/lib/content/help/helpQuestion';
import { legalValues } from '@/lib/content/legal/values';
import { sitePages } from '@/lib/content/site/sitePages';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { trialDays } from '@/lib/content/subscription/plans';
import { manageWords } from '@/lib/content/translations/de/account/manage';
import { moneyBackWords } from '@/lib/content/translations/de/account/moneyBackWords';
import { sitePageWords } from '@/lib/content/translations/de/site/sitePageWords';
import { withdrawalWords } from '@/lib/content/translations/de/subscription/withdrawalWords';
import type { Translation } from '@/lib/content/translations/translation';

const { subscription: plans, account } = sitePages;

export const buying: Translation<typeof english.buying> = {
  id: 'buying',
  title: 'Abonnieren und bezahlen',
  questions: [
    {
      id: 'get-subscription',
      question: `Wie bekomme ich ${brand.subscription}?`,
      answer: [
        [
          'Wählen Sie auf der ',
          linkTo(plans.href, 'Abo-Seite'),
          ' einen Tarif und bezahlen Sie mit Karte. Das Konto entsteht dabei ganz nebenbei: ohne Namen, ohne Passwort.',
        ],
        [
          `Installieren Sie dann ${brand.browser} auf jedem Ihrer Geräte und melden Sie sich dort an. Kaufen können Sie auch in der App selbst, über den App Store oder Google Play.`,
        ],
      ],
    },
    {
      id: 'price',
      question: 'Was kostet das Abo, und wo ist es erhältlich?',
      answer: [
        [
          'Die ',
          linkTo(plans.href, 'Abo-Seite'),
          ' zeigt den Preis für Ihr Land, inklusive Mehrwertsteuer. Wir verkaufen in den USA, in Kanada, im Vereinigten Königreich und in der Europäischen Union.',
        ],
        ['Es gibt ein Monats- und ein Jahresabo. Beide enthalten alles, was das Abo in Ihrem Land bietet.'],
      ],
    },
    {
      id: 'trial',
      question: 'Wie lange dauert die kostenlose Testphase, und wann wird abgebucht?',
      answer: [
        [
          `Ihr erstes Abo ist ${trialDays.standard} Tage lang kostenlos. Manche Angebote enthalten eine längere Testphase; beim Bezahlen steht immer, wie lang Ihre ist.`,
        ],
        [
          'Sie geben zu Beginn eine Karte an. Abgebucht wird am Ende der Testphase, und gar nicht, wenn Sie vorher kündigen. Die Testphase gibt es einmal pro Konto und Karte.',
        ],
      ],
    },
    {
      id: 'payment-methods',
      question: 'Wie kann ich bezahlen?',
      answer: [
        [
          'Auf dieser Website mit Kredit- oder Debitkarte, auf einer Zahlungsseite von Stripe. Ihre Kartennummer geht an Stripe und erreicht unsere Server nie.',
        ],
        [
          'In den Apps bezahlen Sie über den App Store oder Google Play mit dem, was Sie dort hinterlegt haben.',
        ],
      ],
    },
    {
      id: 'change-card',
      question: 'Wie ändere ich meine Karte, und wo finde ich meine Rechnungen?',
      answer: [
        [
          'Beides finden Sie auf Ihrer ',
          linkTo(account.href, 'Kontoseite'),
          ' bei der Abrechnung. Haben Sie in einem App-Store gekauft, stehen Belege und Zahlungsart dort.',
        ],
      ],
    },
    {
      id: 'switch-plan',
      question: 'Kann ich zwischen Monats- und Jahresabo wechseln?',
      answer: [
        [
          'Ja, auf Ihrer ',
          linkTo(account.href, 'Kontoseite'),
          '. Was Sie schon bezahlt haben, wird angerechnet, und Sie sehen den genauen Betrag, bevor Sie bestätigen.',
        ],
      ],
    },
    {
      id: 'payment-failed',
      question: 'Meine Zahlung ist fehlgeschlagen. Was nun?',
      answer: [
        [
          `Alles funktioniert ${legalValues.graceDays} Tage lang weiter, während wir es noch einmal versuchen. Aktualisieren Sie Ihre Karte auf der `,
          linkTo(account.href, 'Kontoseite'),
          ', wo auch der letzte Tag steht. Sobald Sie eine neue Karte angeben, versuchen wir die Zahlung noch einmal.',
        ],
        [
          'Karten werden oft abgelehnt, weil sie abgelaufen sind oder weil die Bank zuerst eine Bestätigung von Ihnen möchte.',
        ],
      ],
    },
    {
      id: 'cancel',
      question: 'Wie kündige ich das Abo?',
      answer: [
        [
          'Öffnen Sie Ihre ',
          linkTo(account.href, 'Kontoseite'),
          ` und wählen Sie „${manageWords.cancelSubscription}“ aus. Alles funktioniert weiter, bis der bezahlte Zeitraum oder die Testphase endet. Bis dahin können Sie es sich anders überlegen, außer wenn Sie nach einer fehlgeschlagenen Zahlung kündigen.`,
        ],
        [
          'Haben Sie im App Store oder bei Google Play gekauft, kündigen Sie dort bei den Abonnements. Eine App zu deinstallieren ist keine Kündigung.',
        ],
        [
          'Was Sie auf dieser Website gekauft haben, können Sie auch ohne Anmeldung kündigen: ',
          linkTo('/help/cancel', sitePageWords.cancel.label),
          '.',
        ],
      ],
    },
    {
      id: 'refund',
      question: 'Wie bekomme ich mein Geld zurück?',
      answer: [
        [
          `Wählen Sie innerhalb von ${moneyBackDays} Tagen nach der ersten Zahlung für Ihr erstes Abo „${moneyBackWords.ask}“ auf Ihrer `,
          linkTo(account.href, 'Kontoseite'),
          ' aus. Sie erhalten alles zurück, was Sie gezahlt haben, und das Abo endet sofort.',
        ],
        [
          'Danach erstatten wir falsche Abbuchungen und alles, was das Recht an Ihrem Wohnort verlangt. Näheres steht in den ',
          linkTo(sitePages.subscriptionTerms.href, 'Abo-Bedingungen'),
          '. Im Zweifel ',
          linkTo(sitePages.contact.href, 'fragen Sie uns'),
          '. Käufe in einem App-Store erstattet der Store.',
        ],
        [
          'In der Europäischen Union, im Vereinigten Königreich und in Kanada können Sie einen Kauf auf dieser Website außerdem innerhalb von 14 Tagen widerrufen: ',
          linkTo('/help/withdraw', withdrawalWords.link),
          '.',
        ],
      ],
    },
  ],
};
