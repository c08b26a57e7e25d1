import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/helpWords';
import type { Translation } from '@/lib/content/translations/translation';

export const helpWords: Translation<typeof english.helpWords> = {
  title: 'Wie können wir helfen?',
  lead: `Antworten rund um ${brand.subscription}, Suche, Browser und KI-\u2060Chat. Ist Ihre Frage nicht dabei, schreiben Sie uns.`,
  searchLabel: 'Hilfe durchsuchen',
  searchPlaceholder: 'Code, Erstattung, VPN …',
  found: (count) => (count === 1 ? '1 Antwort' : `${count} Antworten`),
  topics: 'Themen',
  noneTitle: 'Keine Antwort gefunden',
  none: 'Versuchen Sie es mit einem kürzeren Wort oder fragen Sie uns direkt.',
  contact: {
    title: 'Noch eine Frage?',
    text: 'Schreiben Sie uns. Ein Mensch liest Ihre Nachricht und antwortet meist innerhalb von zwei Werktagen.',
    action: 'Kontakt aufnehmen',
  },
  more: [
    {
      title: 'Gibt es gerade eine Störung?',
      text: 'Der Status aller Teile des Dienstes, jetzt und in den letzten 90 Tagen.',
      link: { label: 'Status der Dienste ansehen', href: '/status' },
    },
    {
      title: 'Ein Sicherheits\u00adproblem entdeckt?',
      text: 'Wo Sie es melden und was wir allen zusagen, die das tun.',
      link: { label: 'Mehr zur Sicherheit', href: '/security' },
    },
    {
      title: 'Ihr Konto',
      text: 'Tarif, Karte, Rechnungen, E-Mail-Adresse und Geräte an einem Ort.',
      link: { label: 'Konto öffnen', href: '/subscriptions/manage' },
    },
  ],
};
