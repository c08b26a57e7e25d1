import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/discover';
import type { Translation } from '@/lib/content/translations/translation';

export const discoverWords: Translation<typeof english.discoverWords> = {
  title: 'Privatsphäre für Suche, KI, E-\u2060Mail und mehr',
  lead: 'Nutzen Sie eines davon oder alle vier zusammen.',
  choose: 'Anzeigen',
};

export const discoverItems: Translation<typeof english.discoverItems> = [
  {
    id: 'search',
    tab: 'Private Suche',
    title: 'Ergebnisse ohne Suchverlauf',
    text: 'Vollständige Ergebnisse aus dem ganzen Web. Wir speichern Ihre Suchanfragen nicht, deshalb lässt sich später nichts über Sie nachschlagen.',
    points: ['Anzeigen zur Suche, nicht zu Ihrer Person', 'Dieselben Ergebnisse für alle', 'Ohne Konto'],
    link: { label: 'Suche starten', href: brand.searchUrl },
  },
  {
    id: 'chat',
    tab: brand.chat,
    title: 'KI-Modelle, die nicht wissen, wer fragt',
    text: 'Modelle mehrerer Unternehmen an einem Ort. Wir senden Ihre Frage in unserem Namen, sodass der Anbieter eines Modells nie erfährt, wer Sie sind.',
    points: [
      'Nicht von uns gespeichert, nicht zum Training genutzt',
      'Kostenlos und ohne Konto',
      'Leicht abzuschalten',
    ],
    link: { label: `${brand.chat} öffnen`, href: `${brand.chatUrl}?origin=funnel_home_website__discover` },
  },
  {
    id: 'subscription',
    tab: 'Abo',
    title: 'Schutz über den Browser hinaus',
    text: 'VPN, Hilfe bei Identitätsdiebstahl und leistungsfähigere KI-Modelle in einem Tarif, in den USA auch die Entfernung persönlicher Daten.',
    withoutChat:
      'VPN und Hilfe bei Identitätsdiebstahl in einem Tarif, in den USA auch die Entfernung persönlicher Daten.',
    points: [
      'Fünf Geräte gleichzeitig',
      'VPN ohne Aktivitätsprotokolle',
      'Beginnt mit einer kostenlosen Testphase',
    ],
    link: { label: 'Tarife und Preise ansehen', href: '/pro?origin=funnel_home_website__discover' },
    subscriber: { label: 'Abo verwalten', href: '/subscriptions/manage' },
  },
  {
    id: 'mail',
    tab: 'E-Mail-Schutz',
    title: 'E-Mails ohne Tracker',
    text: 'Geben Sie eine unserer Adressen an. Wir entfernen die Tracker aus jeder Nachricht und leiten den Rest an Ihren Posteingang weiter.',
    points: [
      'Eine neue Adresse für jeden Shop',
      'Adressen abschalten, die in falsche Hände geraten',
      'Mit Ihrem bisherigen Postfach nutzbar',
    ],
    link: { label: 'So funktioniert es', href: '/email?origin=funnel_home_website__discover' },
  },
];
