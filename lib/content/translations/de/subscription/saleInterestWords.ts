import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/subscription/saleInterestWords';
import type { Translation } from '@/lib/content/translations/translation';

export const saleInterestForm: Translation<typeof english.saleInterestForm> = {
  title: 'Sollen wir Ihnen Bescheid geben?',
  text: 'Geben Sie Ihre E-Mail-Adresse ein. Wir schreiben Ihnen ein einziges Mal, sobald Sie in Ihrem Land abonnieren können, und löschen die Adresse danach.',
  submit: 'Benachrichtigen lassen',
  sending: 'Wird gesendet',
  sentTitle: 'Sehen Sie in Ihrem Posteingang nach',
  sent: `Wenn die Adresse stimmt, ist eine E-Mail von ${brand.name} unterwegs. Bestätigen Sie darin Ihre Anfrage. Sonst löschen wir Ihre Adresse nach sieben Tagen.`,
};

export const notifyQuestion: Translation<typeof english.notifyQuestion> = {
  title: 'Sollen wir Ihnen Bescheid geben, sobald Sie abonnieren können?',
  text: 'Wir schicken Ihnen eine einzige E-Mail, sobald es das Abo in Ihrem Land gibt, und löschen Ihre Adresse gleich danach. Manche E-Mail-Apps öffnen Links automatisch, deshalb bitten wir Sie um eine Bestätigung.',
  confirm: 'Ja, schreiben Sie mir',
  remove: 'Meine Adresse entfernen',
  after:
    'Wenn Sie diese Seite schließen, ohne zu bestätigen, löschen wir Ihre Adresse sieben Tage nach der Eingabe.',
};

export const notifyOutcomes: Translation<typeof english.notifyOutcomes> = {
  confirmed: {
    title: 'Wir geben Ihnen Bescheid',
    text: 'Wir schreiben Ihnen ein einziges Mal, sobald Sie in Ihrem Land abonnieren können. Bis dahin können Sie unsere Suchmaschine und unseren Browser kostenlos nutzen.',
    action: { label: 'Zur Startseite', href: '/' },
  },
  removed: {
    title: 'Ihre Adresse ist entfernt',
    text: 'Wir haben sie gelöscht und werden Ihnen nicht zum Abo schreiben.',
    action: { label: 'Zur Startseite', href: '/' },
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Bestätigungslinks gelten sieben Tage, und nur solange die Adresse nicht gelöscht ist. Geben Sie Ihre Adresse noch einmal ein, dann bekommen Sie einen neuen.',
    action: { label: 'Adresse eingeben', href: '/pro' },
  },
};
