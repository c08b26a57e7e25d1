import type { Translation } from '@/lib/content/translations/translation';
import type * as english from '../recordsWords';

export const recordsWords: Translation<typeof english.recordsWords> = {
  title: 'Zahlungsdaten',
  heading: 'Zahlungsdaten',
  lead: 'Was der nachgebildete Zahlungsdienstleister gespeichert hat, das Neueste zuerst. Von jeder Art werden höchstens 50 Einträge gezeigt.',
  back: 'Alle Einstellungen der Sandbox',
  none: 'Noch nichts.',
  kinds: {
    customers: 'Kunden',
    subscriptions: 'Abonnements',
    invoices: 'Rechnungen',
    events: 'Ereignisse',
  },
  columns: {
    created: 'Angelegt',
    number: 'Nummer',
    email: 'E-Mail-Adresse',
    customer: 'Kunde',
    status: 'Status',
    plan: 'Tarif',
    amount: 'Betrag',
    type: 'Art',
    about: 'Betrifft',
  },
  intervals: { day: 'Täglich', week: 'Wöchentlich', month: 'Monatlich', year: 'Jährlich' },
};
