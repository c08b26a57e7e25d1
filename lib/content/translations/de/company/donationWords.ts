import { brand } from '@/lib/content/brand';
import { firstDonationYear, lastDonationYear } from '@/lib/content/company/donations';
import type * as english from '@/lib/content/company/donationWords';
import { figures, shortDollars } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const donationsHero: Translation<typeof english.donationsHero> = {
  title: 'Unsere Spenden',
  lead: `Einen Teil dessen, was ${brand.name} verdient, geben wir an Organisationen, die Privatsphäre dort verteidigen, wo ein Produkt es nicht kann: vor Gericht, im Unterricht und in Code, den alle nutzen.`,
  total: shortDollars(figures.donatedDollars, 'de'),
  totalLabel: `gespendet von ${firstDonationYear} bis ${lastDonationYear}`,
  chartLabel: `Die Spenden aus dreizehn Jahren, als Pflanzen gezeichnet: vom Keimling im Jahr ${firstDonationYear} bis zum Baum im Jahr ${lastDonationYear}. Die Beträge stehen darunter, Jahr für Jahr.`,
};

export const donationsList: Translation<typeof english.donationsList> = {
  title: 'Jahr für Jahr',
  lead: 'Das neueste zuerst. Eine Spendenrunde steht hier, sobald das Geld angekommen ist, nicht, wenn es zugesagt wird.',
  earlier: 'Frühere Spendenrunden',
};

export const donationsRules: Translation<typeof english.donationsRules> = {
  title: 'Wie wir auswählen',
  items: [
    {
      title: 'Ohne Bedingungen',
      text: 'Jede Organisation verwendet das Geld für ihre eigenen Pläne. Wir verlangen kein Logo, keine Erwähnung und kein Mitspracherecht.',
    },
    {
      title: 'Echte Arbeit',
      text: 'Wir suchen Menschen, die Code schreiben, Prozesse gewinnen, unterrichten oder ihre Erkenntnisse veröffentlichen.',
    },
    {
      title: 'Auch kleine Gruppen',
      text: 'Einer Gruppe von drei Leuten kann ein bescheidener Betrag die Miete für ein Jahr bezahlen. Solche Spenden bewirken oft am meisten.',
    },
  ],
  note: `${brand.name} nimmt keine Spenden an. Wenn Sie etwas geben möchten, denken Sie an eine Organisation in Ihrer Nähe.`,
};

export const roundWords: Translation<typeof english.roundWords> = {
  2012: {
    theme: 'Die ersten Spenden',
    text: 'Wir waren nur wenige und gaben, was wir entbehren konnten.',
  },
  2013: {
    theme: 'Doppelt so viel',
    text: 'Menschen erzählten uns, auf welche Projekte sie sich verlassen. Wir fragten, wer diese Projekte am Leben hält.',
  },
  2014: {
    theme: 'Unbemerkte Reparaturen',
    text: 'In einem Jahr berühmter Sicherheitslücken unterstützten wir die Ehrenamtlichen, die sie schlossen.',
  },
  2015: {
    theme: 'Neun Organisationen',
    text: 'Wir fragten, was in einem Jahr am meisten bewirken würde, bekamen neun gute Antworten und finanzierten sie alle.',
  },
  2016: {
    theme: 'Verschlüsselung überall',
    text: 'Die Hälfte des Datenverkehrs im Web war noch unverschlüsselt. Der größte Teil dieser Runde sollte das ändern.',
  },
  2017: {
    theme: 'Bessere Datenschutz\u00adgesetze',
    text: 'Neue Datenschutzgesetze wurden geschrieben, und jemand musste die Entwürfe lesen.',
  },
  2018: {
    theme: 'Die erste Million',
    text: 'Mit dieser Runde überschritten unsere Spenden eine Million Dollar.',
  },
  2019: {
    theme: 'Weiter weg von zu Hause',
    text: 'Wo Privatsphäre am schwersten zu verteidigen ist, sind die Gruppen, die es tun, oft die kleinsten.',
  },
  2020: {
    theme: 'Das Leben zieht ins Netz',
    text: 'Schule, Arbeit und Arztbesuche verlagerten sich auf einen Schlag auf den Bildschirm. Die Überwachung folgte.',
  },
  2021: {
    theme: 'Erstmals siebenstellig',
    text: 'Unsere erste Runde von einer Million Dollar. Wir baten um Berichte in verständlicher Sprache und bekamen sie.',
  },
  2022: {
    theme: 'Datenhandel',
    text: 'Datenhändler hatten begonnen zu verkaufen, welche Gotteshäuser und welche Kliniken jemand besucht.',
  },
  2023: {
    theme: 'KI und Trainingsdaten',
    text: 'Alle sprachen über KI-Modelle. Wir unterstützten Menschen, die fragen, welche Daten darin stecken.',
  },
  2024: {
    theme: 'Verschlüsselung verteidigen',
    text: 'Mehrere Länder versuchten, Verschlüsselung per Gesetz zu schwächen. Diese Runde ging an die Menschen, die sich dagegen stellten.',
  },
};

export const causes: Translation<typeof english.causes> = {
  anonymousBrowsing: 'Werkzeuge für anonymes Surfen',
  emailEncryption: 'Freie Software für E-\u2060Mail-Verschlüsselung',
  civilLiberties: 'Verteidigung der Bürgerrechte im Netz vor Gericht',
  anonymityRelays: 'Ehrenamtliche, die Anonymisierungs\u00adserver betreiben',
  securityFixes: 'Sicherheits\u00adkorrekturen in viel genutzten Bibliotheken',
  cryptographyAudits: 'Prüfung offener Kryptografie',
  certificates: 'Kostenlose Verschlüsselungs\u00adzertifikate',
  journalistTraining: 'Schulungen zum Quellenschutz im Journalismus',
  rightsNorthAmerica: 'Organisationen für digitale Rechte in Nordamerika',
  rightsEurope: 'Organisationen für digitale Rechte in Europa',
  privateMessaging: 'Private Nachrichten für alle',
  openKnowledge: 'Offene Karten und offenes Wissen',
  trackingResearch: 'Forschung zum Tracking im Web',
  whistleblowers: 'Sichere Systeme für Whistleblower',
  licensingAdvice: 'Lizenzen und Beratung für freie Software',
  libraryClasses: 'Datenschutzkurse in öffentlichen Bibliotheken',
  webEncryption: 'Verschlüsselung für das ganze Web',
  privacyLaw: 'Fachleute für Datenschutzrecht',
  stalkingHelp: 'Hilfe für Menschen, die online gestalkt werden',
  rightsLatinAmerica: 'Organisationen für digitale Rechte in Lateinamerika',
  deviceTesting: 'Verbrauchertests vernetzter Geräte',
  rightsAfrica: 'Organisationen für digitale Rechte in Afrika',
  rightsAsia: 'Organisationen für digitale Rechte in Asien',
  schools: 'Privatsphäre von Kindern in der Schule',
  healthData: 'Gesundheitsdaten und Kontakt\u00adverfolgung',
  callsAndClasses: 'Freie Software für Videogespräche und Unterricht',
  phoneCompetition: 'Wettbewerb und Wahlfreiheit auf Smartphones',
  reporting: 'Investigative Recherchen zum Datenhandel',
  dataTradeLimits: 'Grenzen für den Handel mit persönlichen Daten',
  patientPrivacy: 'Schutz von Patientendaten',
  trainingData: 'Rechte der Menschen, mit deren Daten KI-\u2060Modelle trainiert werden',
  encryptionDefense: 'Verschlüsselung unter politischem Druck',
};
