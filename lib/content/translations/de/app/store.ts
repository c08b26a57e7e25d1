import type * as english from '@/lib/content/app/store';
import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

export const storeHeroes: Translation<typeof english.storeHeroes> = {
  standard: {
    title: 'Mehr Privatsphäre in einem Abo',
    text: 'Vom VPN für das ganze Gerät über privaten KI-\u2060Chat mit leistungsfähigeren Modellen bis zu Menschen, die Sie anrufen können, wenn Ihre Identität gestohlen wird.',
    withoutChat:
      'Vom VPN für das ganze Gerät bis zu Menschen, die Sie anrufen können, wenn Ihre Identität gestohlen wird.',
    picture: 'vpn',
  },
  vpn: {
    title: 'Das VPN in dieser App einschalten',
    text: 'Es schützt jede App auf Ihrem Gerät, nicht nur den Browser, und hält nicht fest, was Sie online tun.',
    picture: 'vpn',
  },
  pir: {
    title: 'Ihr Name verschwindet von Datenhändler-Seiten',
    text: 'Datenhändler-Seiten verkaufen Ihr Alter und Ihre Adresse. Die App findet Sie dort und beantragt bei jeder Seite, Ihren Eintrag zu entfernen.',
    picture: 'removal',
  },
  duckai: {
    title: `Leistungs\u00adfähigere KI-\u2060Modelle in ${brand.chat}, weiterhin privat`,
    text: 'Stellen Sie schwierigere Fragen und bekommen Sie ausführlichere Antworten. Wir entfernen Ihre IP-Adresse, bevor wir etwas weitergeben.',
    picture: 'chat',
  },
  winback: {
    title: 'Willkommen zurück',
    text: 'Wählen Sie unten einen Tarif. Ihr Konto gibt es noch, und Ihre Geräte sind sofort wieder geschützt.',
    picture: 'guidance',
  },
};

export const storeFeatures: Translation<typeof english.storeFeatures> = {
  'Network Protection': {
    name: 'VPN',
    text: `Verbirgt Ihre IP-Adresse vor jeder Website und App, auf bis zu ${subscriptionFigures.vpnDevices} Geräten gleichzeitig.`,
  },
  'Data Broker Protection': {
    name: 'Entfernung persönlicher Daten',
    text: 'Findet Ihre Daten auf Datenhändler-Seiten und lässt sie entfernen. Läuft auf einem Mac oder Windows-Computer.',
  },
  'Identity Theft Restoration': {
    name: 'Beistand bei Identitäts\u00addiebstahl',
    text: 'Jemand übernimmt für Sie die Anrufe und den Papierkram.',
  },
  'Global Identity Theft Restoration': {
    name: 'Beratung bei Identitäts\u00addiebstahl',
    text: 'Jemand begleitet Sie am Telefon durch jeden Schritt.',
  },
  'Duck.ai': {
    name: brand.chat,
    text: 'Leistungsfähigere KI-\u2060Modelle, ohne Konto bei jedem einzelnen Anbieter.',
  },
};

export const storeWords: Translation<typeof english.storeWords> = {
  identityHelp: {
    name: 'Hilfe bei Identitäts\u00addiebstahl',
    text: 'Eine Beratung, die Sie anrufen können, wenn Ihre Identität gestohlen wird. Was sie für Sie tun kann, hängt von Ihrem Land ab.',
  },
  eyebrow: brand.subscription,
  featuresTitle: 'Das ist enthalten',
  choosePlan: 'Wählen Sie Ihren Tarif',
  loading: 'Preise werden aus dem Store geladen',
  trial: (days, price, per) => `${days} Tage kostenlos, danach ${price} ${per}`,
  trialOpen: (price, per) => `Kostenlose Testphase, danach ${price} ${per}`,
  charge: (price, period) =>
    period === 'yearly' ? `Heute ${price}, danach jedes Jahr` : `Heute ${price}, danach jeden Monat`,
  try: (days) => `${days} Tage kostenlos testen`,
  tryOpen: 'Kostenlos testen',
  subscribe: 'Abonnieren',
  buying: 'Warten auf den Store',
  planNote: {
    monthly: 'Jederzeit kündbar',
    yearly: 'Einmal im Jahr abgerechnet',
  },
  paidBy: {
    store:
      'Sie bezahlen über den App-Store Ihres Geräts. Ihr Tarif verlängert sich, bis Sie ihn dort kündigen.',
    stripe: 'Sie bezahlen per Karte auf einer Seite von Stripe. Ihr Tarif verlängert sich, bis Sie kündigen.',
  },
  canceled: {
    title: 'Es wurde nichts abgebucht',
    text: 'Sie haben den Kauf abgebrochen. Ihr Tarif ist noch ausgewählt, falls Sie weitermachen möchten.',
  },
  failed: { text: 'Es wurde nichts abgebucht, und Ihre Auswahl ist noch da.' },
  slow: {
    title: 'Die Preise laden noch',
    text: 'Wir warten noch auf eine Antwort. Sie können weiterwarten oder es noch einmal versuchen.',
    retry: 'Noch einmal versuchen',
  },
  error: {
    title: 'Wir konnten die Preise nicht laden',
    text: 'Die App hat eine Antwort gesendet, die wir nicht lesen konnten. Es wurde nichts abgebucht.',
    retry: 'Noch einmal versuchen',
  },
  unread: {
    title: 'Wir konnten Ihr Abo nicht prüfen',
    text: 'Damit Sie nicht doppelt bezahlen, zeigen wir die Preise erst, wenn wir wissen, ob Sie schon ein Abo haben.',
    retry: 'Noch einmal versuchen',
  },
  refused: {
    title: 'Wir wissen nicht, ob Sie ein Abo haben',
    text: 'Die Anmeldung dieser App gilt nicht mehr. Wenn Sie ein Abo haben, melden Sie sich unten neu an, damit Sie nicht doppelt bezahlen.',
    retry: 'Noch einmal versuchen',
    goOn: 'Ich habe kein Abo',
  },
  notSold: {
    title: 'Auf diesem Gerät zurzeit nicht verfügbar',
    text: 'Der App-Store dieses Geräts bietet Ihnen das Abo nicht an. Falls Käufe auf diesem Gerät ausgeschaltet sind, schalten Sie sie in den Einstellungen ein und öffnen Sie diese Seite noch einmal. In manchen Ländern gibt es das Abo noch nicht.',
  },
  reminder: {
    label: (days) => `${days} Tage vor Ende der Testphase erinnern`,
    refused:
      'Mitteilungen sind für diese App ausgeschaltet, deshalb kann sie Sie nicht erinnern. Sie können sie in den Einstellungen Ihres Geräts einschalten.',
  },
  returning: 'Ihr letztes Abo ist ausgelaufen. Ein neues kommt zum selben Konto hinzu.',
  otherTiers: 'Alle Tarife vergleichen',
  have: 'Ich habe ein Abo',
  byEmail: 'Mit E-Mail anmelden',
  terms: 'Bedingungen und Datenschutz\u00aderklärung des Abos',
  web: {
    title: 'Abonnieren können Sie im Web',
    text: `Diese Seite ist für ${brand.browser} gedacht, wo Sie über den App-Store bezahlen. In anderen Browsern bezahlen Sie per Karte zum Preis für Ihr Land.`,
    plans: 'Tarife und Preise ansehen',
    have: 'Schon abonniert? Anmelden',
  },
  withoutScript: {
    text: 'Um die Preise aus der App zu zeigen, braucht diese Seite JavaScript. Hier ist es ausgeschaltet.',
    link: 'Über das Abo lesen',
  },
};
