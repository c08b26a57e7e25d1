import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/hiring';
import { figures } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const hiringHero: Translation<typeof english.hiringHero> = {
  eyebrow: 'Jobs',
  title: 'Gute Arbeit, wo immer Sie sind',
  lead: `${figures.teamSize} Menschen arbeiten an ${brand.name}: in Küchen, Gartenhäusern und Gästezimmern überall auf der Welt. Es gibt keine Zentrale, von der man weit weg sein könnte.`,
  link: 'Offene Stellen ansehen',
  facts: [
    { value: String(figures.teamSize), label: 'Menschen, alle remote' },
    { value: '1', label: 'Gehalts\u00adtabelle weltweit' },
    { value: '2', label: 'bezahlte Probe\u00adprojekte' },
  ],
};

export const openRoles: Translation<typeof english.openRoles> = {
  title: 'Offene Stellen',
  lead: 'Die Gehälter sind in US-Dollar angegeben und überall gleich hoch. Jede Stelle ist remote. Die Stellenbeschreibungen sind auf Englisch.',
  loading: 'Neue Stellen werden abgerufen',
  loaded: 'Die Liste der Stellen ist aktuell.',
  changed: 'Die Liste der Stellen wurde aktualisiert.',
  failed: 'Wir konnten die neuesten Stellen nicht laden.',
  failedHint: 'Die Liste unten ist vielleicht ein paar Tage alt.',
  retry: 'Noch einmal versuchen',
  emptyTitle: 'Heute keine offenen Stellen',
  empty: 'Das ändert sich oft. Unsere Jobseite kann Ihnen dann eine E-Mail schicken.',
  emptyLink: { label: 'Zur Jobseite', href: brand.jobsUrl },
  salary: (least, most) => `${least} bis ${most} im Jahr`,
  requirements: 'Was Sie mitbringen',
  apply: 'Auf diese Stelle bewerben',
  share: 'Teilen',
  shared: 'Link kopiert',
  unshared: 'Kopieren Sie den Link aus der Adressleiste',
};

export const hiringMore: Translation<typeof english.hiringMore> = {
  title: 'Bevor Sie sich bewerben',
  hire: {
    title: 'So stellen wir ein',
    text: 'Sechs Etappen, zwei davon bezahlte Projekte. Keine Denksportaufgaben und keine Überraschungsanrufe.',
    link: 'Die sechs Etappen ansehen',
    href: '/how-we-hire',
  },
  work: {
    title: 'So arbeiten wir',
    text: 'Drei Werte, wenige Besprechungen und viel Schriftliches.',
    link: 'So sieht eine Woche aus',
    href: '/how-we-work',
  },
  benefitsTitle: 'Das gehört zu jeder Stelle',
  benefits: [
    'Sechs Wochen bezahlter Urlaub, und eine Erinnerung, wenn Sie ihn nicht nehmen',
    'Sechs Monate Elternzeit bei vollem Gehalt, für jeden Elternteil',
    'Ein Budget für Ihren Arbeitsplatz zu Hause, alle drei Jahre neu',
    'Zwei persönliche Treffen im Jahr, Reise bezahlt',
    'Unternehmensanteile nach dem ersten Jahr',
    'Krankenversicherung, oder deren Kosten dort, wo der Staat Sie versichert',
  ],
};
