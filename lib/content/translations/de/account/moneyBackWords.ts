import type * as english from '@/lib/content/account/moneyBackWords';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import type { Translation } from '@/lib/content/translations/translation';

export const moneyBackWords: Translation<typeof english.moneyBackWords> = {
  term: 'Geld-zurück-Garantie',
  loading: 'Geld-zurück-Garantie wird geprüft',
  offered: (sum, day) => `Bis zum ${day} können Sie ${sum} zurückbekommen.`,
  inTrial: `Nach Ihrer ersten Zahlung können Sie Ihr Geld ${moneyBackDays} Tage lang zurückverlangen.`,
  none: `Die Garantie gilt für den ersten Kauf, ${moneyBackDays} Tage lang nach der ersten Zahlung.`,
  requested:
    'Wir haben Ihre Anfrage erhalten. Sobald wir das Geld erstattet haben, schreiben wir Ihnen eine E-Mail.',
  refunded: (sum) =>
    `Wir haben ${sum} erstattet. Bis Ihre Bank die Erstattung anzeigt, können bis zu 10 Werktage vergehen.`,
  done: 'Ihr Geld ist auf dem Weg zurück, und Ihr Abo ist beendet.',
  failed: 'Wir konnten die Garantie nicht prüfen.',
  retry: 'Noch einmal versuchen',
  store: {
    apple: {
      text: 'Für Erstattungen von Käufen im App Store ist Apple zuständig.',
      action: 'Erstattung beantragen',
    },
    google: {
      text: 'Für Erstattungen von Käufen bei Google Play ist Google zuständig.',
      action: 'Erstattung beantragen',
    },
  },
  ask: 'Geld zurückverlangen',
  dialog: {
    title: 'Ihr Geld zurückverlangen?',
    sum: (sum) =>
      `Wir erstatten ${sum}, alles, was Sie bisher bezahlt haben, auf die Karte, mit der Sie bezahlt haben.`,
    ends: 'Ihr Abo endet sofort auf allen Ihren Geräten. Es wird nichts mehr abgebucht.',
    once: 'Garantie und kostenlose Testphase gelten nur für einen ersten Kauf. Wenn Sie noch einmal abonnieren, gilt beides nicht; Ihr gesetzliches Widerrufsrecht bleibt unberührt.',
    keep: 'Abo behalten',
    confirm: (sum) => `${sum} erstatten`,
    working: 'Erstattung wird bearbeitet',
    savedTitle: 'Wir haben Ihre Anfrage erhalten',
    saved:
      'Unseren Zahlungsdienstleister erreichen wir gerade nicht. Wir erstatten das Geld, sobald wir können, und schreiben Ihnen eine E-Mail.',
    close: 'Zurück zum Konto',
  },
};
