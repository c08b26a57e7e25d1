import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type * as english from '@/lib/content/subscription/proFeatureWords';
import type { Translation } from '@/lib/content/translations/translation';

const { vpnDevices, vpnLocations, brokerSites, advisorLanguages } = subscriptionFigures;

export const featureWords: Translation<typeof english.featureWords> = {
  'Network Protection': {
    title: 'Ein VPN für das ganze Gerät',
    text: 'Verschlüsselt die Verbindungen aller Apps und zeigt Websites unsere IP-Adresse statt Ihrer. Was Sie im Internet tun, zeichnen wir nicht auf.',
    facts: [
      `${vpnDevices} Geräte gleichzeitig`,
      `Rund ${vpnLocations} Standorte`,
      'Keine Protokolle Ihrer Aktivitäten',
    ],
    place: null,
  },
  'Duck.ai': {
    title: 'Leistungs\u00adfähigere KI-\u2060Modelle, weiterhin privat',
    text: `Leistungsfähigere Modelle in ${brand.chat}. Bevor wir Ihre Frage weitergeben, entfernen wir Ihre IP-Adresse. Weder Ihre Fragen noch die Antworten speichern wir.`,
    facts: ['Mehr Modelle zur Auswahl', 'Kein Chatverlauf auf unseren Servern'],
    place: null,
  },
  'Data Broker Protection': {
    title: 'Ihre Daten, runter von Datenhändler-Seiten',
    text: `Findet Sie auf mehr als ${brokerSites} Datenhändler-Seiten, fordert jede auf, Ihren Eintrag zu entfernen, und sieht nach, ob er wiederkommt.`,
    facts: ['Angaben bleiben auf Ihrem Computer', 'Regelmäßige Kontrollen'],
    place: 'USA',
  },
  'Identity Theft Restoration': {
    title: 'Jemand, der Ihren Fall übernimmt',
    text: 'Wird Ihre Identität gestohlen, ruft jemand für Sie die Banken an, widerspricht Abbuchungen und erledigt die Formalitäten. Einige Schäden können ersetzt werden.',
    facts: ['Telefonisch, rund um die Uhr', 'Handelt in Ihrem Namen'],
    place: 'USA',
  },
  'Global Identity Theft Restoration': {
    title: 'Beratung Schritt für Schritt',
    text: 'Wird Ihre Identität gestohlen, sagt Ihnen jemand am Telefon, was zuerst zu tun ist, wen Sie anrufen und welche Unterlagen Sie einsenden, und begleitet Sie, bis der Fall gelöst ist.',
    facts: ['Telefonisch, rund um die Uhr', `In ${advisorLanguages} Sprachen`],
    place: 'Außerhalb der USA',
  },
};

export const featureShortNames: Translation<typeof english.featureShortNames> = {
  'Network Protection': { name: 'VPN' },
  'Duck.ai': { name: brand.chat },
  'Data Broker Protection': { name: 'Entfernung persönlicher Daten', place: 'USA' },
  'Identity Theft Restoration': {
    name: 'Beistand bei Identitäts\u00addiebstahl',
    place: 'USA',
  },
  'Global Identity Theft Restoration': {
    name: 'Beratung bei Identitäts\u00addiebstahl',
    place: 'Andere Länder',
  },
};
