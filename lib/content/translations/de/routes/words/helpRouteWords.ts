import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/helpRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const helpRouteWords: Translation<typeof english.helpRouteWords> = {
  '/help': {
    title: titled('Hilfe'),
    description: `Antworten auf die häufigsten Fragen zu ${brand.subscription}, ${brand.search}, ${brand.browser} und ${brand.chat}, mit Suche und einem Weg zu uns.`,
  },
  '/help/contact': {
    title: titled('Kontakt'),
    description: `Schreiben Sie dem Support von ${brand.name}. Ein Mensch liest Ihre Nachricht und antwortet per E-Mail, meist innerhalb von zwei Werktagen.`,
  },
  '/help/cancel': {
    title: titled('Vertrag kündigen'),
    description:
      'Kündigen Sie ein Abo, das Sie auf dieser Website gekauft haben, ohne sich anzumelden. Sie erhalten eine Bestätigung per E-Mail.',
  },
  '/help/withdraw': {
    title: titled('Vertrag widerrufen'),
    description:
      'Widerrufen Sie innerhalb von 14 Tagen ein Abo, das Sie in der EU, im Vereinigten Königreich oder in Kanada auf dieser Website gekauft haben.',
  },
  '/help/confirm': {
    title: titled('Widerruf oder Kündigung bestätigen'),
    description:
      'Hier bestätigen Sie einen Widerruf oder eine Kündigung, zu der Ihnen unsere E-Mail einen Link gesendet hat.',
  },
  '/status': {
    title: titled('Status der Dienste'),
    description:
      'Was gerade funktioniert: Website, Anmeldung, Zahlungen, E-Mail und App-Stores, mit allen Störungen der letzten 90 Tage.',
  },
  '/security': {
    title: titled('Sicherheit'),
    description: `Wie ${brand.name} Konten, Zahlungen und Seiten schützt, was wir wie lange speichern und wie Sie eine Sicherheitslücke melden.`,
  },
  '/vpn-locations': {
    title: titled('VPN-Standorte'),
    description: `Alle Städte und Länder, über die sich das VPN von ${brand.name} verbindet, auf einer Karte und als Liste, mit dem Datum der letzten Prüfung.`,
  },
};
