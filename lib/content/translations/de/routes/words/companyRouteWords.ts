import { brand } from '@/lib/content/brand';
import { figures, spelledCount } from '@/lib/content/figures';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/companyRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const companyRouteWords: Translation<typeof english.companyRouteWords> = {
  '/about': {
    title: titled('Über uns'),
    description: `Wer hinter ${brand.name} steht und warum, unsere aktuellen Zahlen und 30 Stationen von einer Liste mit Beschwerden bis zum Unternehmen.`,
  },
  '/donations': {
    title: titled('Unsere Spenden'),
    description: `${spelledCount(figures.donatedDollars, 'de')} US-Dollar für Organisationen, die die Privatsphäre verteidigen: jedes Jahr, jeder Betrag und wofür er gedacht war.`,
  },
  '/press': {
    title: titled('Presse'),
    description: `Fakten zu ${brand.name}, Pressematerial mit Logo, Farben und Produktbildern und ein Pressekontakt, der antwortet.`,
  },
  '/updates': {
    title: titled('Neuigkeiten'),
    description: `Was neu ist in den Apps, der Suche und dem Chat von ${brand.name}, mit Datum, nach System geordnet und als Feed zum Abonnieren.`,
  },
  '/newsletter': {
    title: titled('Newsletter'),
    description:
      'Jede Woche ein Newsletter über Privatsphäre: ein Fund, ein Handgriff, eine Antwort. Ohne Tracking, mit einem Link zum Abmelden in jeder Ausgabe.',
  },
  '/newsletter/confirm': {
    title: titled('Newsletter-Anmeldung bestätigen'),
    description:
      'Bestätigen Sie, dass Sie den Newsletter erhalten möchten, für den Sie sich angemeldet haben.',
  },
  '/newsletter/confirmed': {
    title: titled('Sie haben den Newsletter abonniert'),
    description: 'Ihre Anmeldung zum Newsletter ist bestätigt. Die nächste Ausgabe kommt zu Ihnen.',
  },
  '/newsletter/unsubscribe': {
    title: titled('Vom Newsletter abmelden'),
    description: 'Löschen Sie Ihre Adresse mit einem Klick aus der Newsletter-Liste.',
  },
  '/newsletter/unsubscribed': {
    title: titled('Sie sind vom Newsletter abgemeldet'),
    description: 'Wir haben Ihre Adresse gelöscht. Sie erhalten keine weiteren Ausgaben.',
  },
  '/newsletter/expired': {
    title: titled('Dieser Link ist abgelaufen'),
    description: 'Dieser Newsletter-Link gilt nicht mehr. Hier steht, wie Sie einen neuen bekommen.',
  },
  '/hiring': {
    title: titled('Jobs'),
    description: `Offene Stellen bei ${brand.name}, alle remote und jede mit Gehaltsangabe: was Sie tun würden, was Sie mitbringen und wo Sie sich bewerben.`,
  },
  '/how-we-hire': {
    title: titled('So stellen wir ein'),
    description:
      'Sechs Etappen von der Bewerbung bis zum Angebot, davon zwei bezahlte Projekte: wie lange jede dauert, wen Sie treffen und warum wir es so machen.',
  },
  '/how-we-work': {
    title: titled('So arbeiten wir'),
    description:
      'Vertrauen aufbauen, Annahmen hinterfragen, die Richtung prüfen: unsere drei Werte und was sie für eine gewöhnliche Woche bedeuten.',
  },
  '/bangs': {
    title: titled('Bangs: Abkürzungen zur Suche auf anderen Seiten'),
    description:
      'Hunderte Bangs, die Ihre Suche direkt auf eine andere Seite bringen, nach Kategorien geordnet und mit einem Filter, der beim Tippen mitsucht.',
  },
  '/bangs/new': {
    title: titled('Bang vorschlagen'),
    description:
      'Schlagen Sie eine Website für einen neuen Bang vor: ihren Namen, ein Kürzel und ihre Suchadresse.',
  },
};
