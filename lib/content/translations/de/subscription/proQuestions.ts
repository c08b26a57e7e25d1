import { brand } from '@/lib/content/brand';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { trialDays } from '@/lib/content/subscription/plans';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type * as english from '@/lib/content/subscription/proQuestions';
import { withdrawalWords } from '@/lib/content/translations/de/subscription/withdrawalWords';
import type { Translation } from '@/lib/content/translations/translation';

const { vpnDevices, vpnLocations, brokerSites } = subscriptionFigures;

export const questions: Translation<typeof english.questions> = [
  {
    id: 'included',
    question: 'Was ist im Abo enthalten?',
    answer: [
      `In Kanada, im Vereinigten Königreich und in der Europäischen Union: das VPN, die Beratung bei Identitätsdiebstahl und ${brand.chat} mit leistungsfähigeren Modellen.`,
      `In den USA: das VPN, die Entfernung persönlicher Daten, der Beistand bei Identitätsdiebstahl und ${brand.chat} mit leistungsfähigeren Modellen.`,
      'Alles gibt es nur zusammen, nicht einzeln.',
    ],
    withoutChat: [
      'In Kanada, im Vereinigten Königreich und in der Europäischen Union: das VPN und die Beratung bei Identitätsdiebstahl.',
      'In den USA: das VPN, die Entfernung persönlicher Daten und der Beistand bei Identitätsdiebstahl.',
      'Alles gibt es nur zusammen, nicht einzeln.',
    ],
  },
  {
    id: 'trial',
    question: 'Wie funktioniert die kostenlose Testphase?',
    answer: [
      `Ist es Ihr erstes Abo, können Sie ${trialDays.standard} Tage lang alles kostenlos nutzen. Bei manchen Angeboten ist die Testphase länger.`,
      'Zu Beginn geben Sie Ihre Karte an. Abgebucht wird am Ende der Testphase, wenn Sie nicht vorher kündigen. Es gibt eine Testphase pro Konto und pro Karte.',
    ],
  },
  {
    id: 'browser',
    question: `Brauche ich ${brand.browser}?`,
    answer: [
      `Ja, für das VPN und für die Entfernung persönlicher Daten: Beides steckt im kostenlosen ${brand.browser}. Das VPN schützt Ihr ganzes Gerät, auch die anderen Apps.`,
    ],
  },
  {
    id: 'devices',
    question: 'Auf wie vielen Geräten kann ich es nutzen?',
    answer: [
      `Das VPN läuft auf bis zu ${vpnDevices} Geräten gleichzeitig: iPhone, iPad, Android, Mac und Windows.`,
      'Die Entfernung persönlicher Daten läuft auf einem Mac oder Windows-Computer Ihrer Wahl, denn nur dort sind Ihre Angaben gespeichert.',
      'Das Abo ist für eine Person. Einen Familientarif gibt es nicht.',
    ],
  },
  {
    id: 'email',
    question: 'Muss ich eine E-\u2060Mail-Adresse angeben?',
    answer: [
      'Nein. Wenn Sie abonnieren, legen wir ein Konto für Sie an, ohne Namen und ohne E-Mail-Adresse.',
      'Mit einer Adresse melden Sie sich aber auch auf anderen Geräten an, selbst wenn Sie dieses verlieren.',
    ],
  },
  {
    id: 'logs',
    question: 'Was speichert das VPN über mich?',
    answer: [
      `Nichts darüber, was Sie tun. Wir haben Server an rund ${vpnLocations} Standorten, und keiner davon protokolliert, welche Websites und Dienste Sie nutzen.`,
    ],
    link: { label: 'Datenschutz\u00aderklärung zum Abo lesen', href: '/pro/privacy-terms' },
  },
  {
    id: 'brokers',
    question: 'Wie funktioniert die Entfernung persönlicher Daten?',
    answer: [
      `Sie geben auf Ihrem Computer Namen, Geburtsjahr und Adressen ein. Die App sucht Sie auf mehr als ${brokerSites} Seiten, die solche Einträge veröffentlichen, beantragt, dass Einträge entfernt werden, und wiederholt die Suche regelmäßig.`,
      'Bis eine Seite reagiert, vergehen Tage oder Wochen, und manche nehmen Einträge wieder auf.',
    ],
  },
  {
    id: 'payment',
    question: 'Wie bezahle ich?',
    answer: [
      'Mit Karte, auf einer Zahlungsseite von Stripe. Ihre Kartennummer geht an Stripe und erreicht unsere Server nie.',
      'Die Mehrwertsteuer ist enthalten. Ihr Abo verlängert sich monatlich oder jährlich, wie Sie es gewählt haben.',
      'Haben wir Ihre Adresse, erinnern wir Sie per E-Mail, ehe eine Testphase endet oder sich ein Jahresabo verlängert.',
    ],
  },
  {
    id: 'cancel',
    question: 'Wie kündige ich?',
    answer: [
      'Öffnen Sie „Abo verwalten“ und wählen Sie „Abo kündigen“.',
      'Bis zum Ende der Testphase oder des bezahlten Zeitraums funktioniert alles weiter. Danach wird nichts mehr abgebucht.',
    ],
    link: { label: 'Bedingungen des Abos lesen', href: '/pro/privacy-terms' },
  },
  {
    id: 'refund',
    question: 'Bekomme ich mein Geld zurück?',
    answer: [
      `Ja. Innerhalb von ${moneyBackDays} Tagen nach Ihrer ersten Zahlung können Sie alles zurückbekommen, was Sie bezahlt haben. Wählen Sie auf Ihrer Kontoseite „Geld zurückverlangen“. Ihr Abo endet dann sofort.`,
      'Das gilt für Ihren ersten Kauf. Danach erstatten wir falsche Abbuchungen und was das Gesetz verlangt. In Kanada, im Vereinigten Königreich und in der Europäischen Union können Sie außerdem jeden Kauf innerhalb von 14 Tagen widerrufen.',
      'Bei Käufen in einem App-Store entscheidet der Store.',
    ],
    link: { label: withdrawalWords.link, href: '/help/withdraw' },
  },
];
