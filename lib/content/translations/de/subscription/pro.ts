import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/subscription/pro';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

export const landingHeroes: Translation<typeof english.landingHeroes> = {
  standard: {
    title: 'Ihr Privatleben bleibt privat.',
    text: 'Ein VPN für Ihre Geräte, Menschen, die bei Identitätsdiebstahl helfen, und privater KI-\u2060Chat. In den USA entfernen wir auch Ihre persönlichen Daten von Datenhändler-Seiten.',
    withoutChat:
      'Ein VPN für Ihre Geräte und Menschen, die bei Identitätsdiebstahl helfen. In den USA entfernen wir auch Ihre persönlichen Daten von Datenhändler-Seiten.',
  },
  vpn: {
    title: 'Privatsphäre in jedem Netz.',
    text: `Das VPN verschlüsselt die Verbindung auf bis zu ${subscriptionFigures.vpnDevices} Geräten und zeichnet nicht auf, was Sie im Internet tun. Hilfe bei Identitätsdiebstahl und privater KI-\u2060Chat gehören dazu.`,
    withoutChat: `Das VPN verschlüsselt die Verbindung auf bis zu ${subscriptionFigures.vpnDevices} Geräten und zeichnet nicht auf, was Sie im Internet tun. Hilfe bei Identitätsdiebstahl gehört dazu.`,
  },
  pir: {
    title: 'Runter von Datenhändler-Seiten.',
    text: 'Datenhändler-Seiten veröffentlichen, wo Sie wohnen und mit wem Sie verwandt sind. In den USA finden wir diese Einträge, beantragen ihre Entfernung und sehen immer wieder nach. Ein VPN gehört dazu.',
  },
  duckai: {
    title: 'Stärkere KI, weiterhin privat.',
    text: `Nutzen Sie leistungsfähigere Modelle in ${brand.chat}. Bevor wir Ihre Frage weitergeben, entfernen wir Ihre IP-Adresse. Ein VPN und Hilfe bei Identitätsdiebstahl gehören dazu.`,
  },
  winback: {
    title: 'Weiter, wo Sie aufgehört haben.',
    text: 'VPN, Hilfe bei Identitätsdiebstahl und privater KI-\u2060Chat stehen für Sie bereit. Wählen Sie einen Tarif, und Ihre Geräte sind wieder geschützt.',
    withoutChat:
      'VPN und Hilfe bei Identitätsdiebstahl stehen für Sie bereit. Wählen Sie einen Tarif, und Ihre Geräte sind wieder geschützt.',
  },
};

export const landing: Translation<typeof english.landing> = {
  eyebrow: brand.subscription,
  features: {
    title: 'Alles in einem Abo',
    lead: 'Was enthalten ist, hängt davon ab, wo Sie wohnen.',
    included: 'Enthalten',
    owned: 'In Ihrem Tarif enthalten',
    elsewhere:
      'In den USA gehören zum Abo außerdem die Entfernung persönlicher Daten und eine Beratung, die nach einem Identitätsdiebstahl für Sie handelt.',
  },
};

export const buyingWords: Translation<typeof english.buyingWords> = {
  legend: 'Wählen Sie Ihren Tarif',
  period: { monthly: 'Monatlich', yearly: 'Jährlich' },
  per: { monthly: 'im Monat', yearly: 'im Jahr' },
  saving: (percent) => `${percent}\u00a0% sparen`,
  yearlyNote: 'Einmal im Jahr abgerechnet',
  monthlyEquivalent: (price) => `${price} im Monat`,
  monthlyNote: 'Jederzeit kündbar',
  priceLoading: 'Preis wird geladen',
  trial: (days, price, period) =>
    `${days} Tage kostenlos, dann ${price} ${period === 'yearly' ? 'im Jahr' : 'im Monat'}`,
  today: (price, period) => `Heute ${price}, danach ${period === 'yearly' ? 'jedes Jahr' : 'jeden Monat'}`,
  trialNote:
    'Kündigen Sie vor Ende der Testphase, zahlen Sie nichts; sonst verlängert sich das Abo, bis Sie kündigen. Eine Testphase pro Karte.',
  noTrialNote:
    'Verlängert sich automatisch. Jederzeit kündbar, mit Zugang bis zum Ende des bezahlten Zeitraums.',
  tax: { vat: 'Inkl. MwSt.', tax: 'Inkl. Steuern.' },
  withdrawal: (days) =>
    `Sie können ${days} Tage lang widerrufen. Mit der Bestellung verlangen Sie, dass wir sofort beginnen.`,
  payable: 'Zahlungspflichtig bestellen',
  tryFree: (days) => `${days} Tage kostenlos testen`,
  subscribe: (price, period) => `Für ${price} ${period === 'yearly' ? 'im Jahr' : 'im Monat'} abonnieren`,
  subscribeSoon: 'Abonnieren',
  going: 'Zahlungsseite wird geöffnet',
  have: 'Schon abonniert? Anmelden',
  otherAccount: 'Anderes Konto verwenden',
  slow: 'Das dauert länger als sonst. Vielleicht ist Ihre Verbindung langsam. Wir versuchen es weiter.',
  retry: 'Noch einmal versuchen',
  nothingCharged: 'Es wurde nichts abgebucht, und Ihr Tarif ist weiterhin ausgewählt.',
  pricesFailed: {
    title: 'Bei der Verbindung ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
    text: 'Wir konnten die Preise nicht laden, deshalb können Sie gerade kein Abo abschließen.',
  },
  notSold: {
    title: (country) =>
      country === null ? 'In Ihrem Land noch nicht verfügbar' : `${country}: noch nicht verfügbar`,
    text: 'Das Abo gibt es in den USA, in Kanada, im Vereinigten Königreich und in der Europäischen Union. Von dort, wo Sie gerade sind, können wir keine Zahlungen annehmen.',
    vpn: 'Sind Sie doch in einem dieser Länder? Vielleicht verdeckt das ein VPN oder Proxy. Schalten Sie es aus und laden Sie die Seite neu.',
    have: 'Schon abonniert? Anmelden',
    free: `Suche und Browser von ${brand.name} sind überall kostenlos`,
  },
  canceled: {
    title: 'Es wurde nichts abgebucht',
    text: {
      monthly:
        'Sie haben die Zahlungsseite verlassen. Ihr Monatsabo ist weiterhin ausgewählt, falls Sie fortfahren möchten.',
      yearly:
        'Sie haben die Zahlungsseite verlassen. Ihr Jahresabo ist weiterhin ausgewählt, falls Sie fortfahren möchten.',
    },
  },
  welcomeBack: {
    title: 'Willkommen zurück',
    text: 'Wählen Sie einen Tarif, und für dasselbe Konto ist alles wieder freigeschaltet.',
  },
  subscribed: {
    title: 'Sie haben ein Abo',
    manage: 'Abo verwalten',
    byApp: `Sie haben in ${brand.browser} ein ${brand.name}-Abo. Ihr Konto zeigt Ihren Tarif und die Abrechnung.`,
    upgrade: 'Weitere Tarife ansehen',
  },
  alreadyActive: {
    title: 'Sie haben schon ein Abo',
    text: 'Dieses Konto hat bereits ein aktives Abo, deshalb wurde nicht noch einmal abgebucht.',
  },
};
