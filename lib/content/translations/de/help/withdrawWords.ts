import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/withdrawWords';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { statementWords } from '@/lib/content/translations/de/help/statementWords';
import type { Translation } from '@/lib/content/translations/translation';

export const withdrawWords: Translation<typeof english.withdrawWords> = {
  title: 'Vertrag widerrufen',
  lead: `Wenn Sie ${brand.subscription} in der Europäischen Union, im Vereinigten Königreich oder in Kanada auf dieser Website gekauft haben, können Sie innerhalb von 14 Tagen nach dem Kauf ohne Angabe von Gründen widerrufen.`,
  before: {
    title: 'Bevor Sie widerrufen',
    items: [
      {
        text: `In den ersten ${moneyBackDays} Tagen erstattet Ihnen die Kontoseite einen ersten Kauf sofort und vollständig.`,
        link: { label: 'Konto öffnen', href: '/subscriptions/manage' },
      },
      {
        text: 'Während der kostenlosen Testphase genügt es, zu kündigen. Sie zahlen nichts.',
        link: { label: 'So kündigen Sie', href: '/help#cancel' },
      },
      {
        text: 'Wenn Sie im App Store oder bei Google Play gekauft haben, wenden Sie sich an den Store.',
        link: { label: 'So funktionieren Erstattungen', href: '/help#refund' },
      },
    ],
  },
  next: {
    title: 'Wie es weitergeht',
    items: [
      {
        text: 'Wir senden Ihnen eine Bestätigung per E-\u2060Mail mit dem Inhalt und dem Zeitpunkt Ihres Widerrufs.',
        link: null,
      },
      {
        text: 'Wenn Ihre Angaben den Vertrag bezeichnen, erhält die dazu hinterlegte E-\u2060Mail-Adresse eine Schaltfläche, mit der der Widerruf sofort ausgeführt wird. Niemand sonst kann das.',
        link: null,
      },
      {
        text: 'Wir beenden das Abo und zahlen spätestens innerhalb von 14 Tagen alles zurück, was Sie dafür bezahlt haben, über dieselbe Zahlungsart.',
        link: { label: 'Bedingungen lesen', href: '/pro/privacy-terms/non-us' },
      },
    ],
  },
  fields: {
    name: statementWords.name,
    contract: statementWords.contract,
    email: {
      ...statementWords.email,
      hint: 'Dorthin senden wir die Bestätigung. Wir verwenden die Adresse nur für Ihren Widerruf.',
    },
    reference: statementWords.reference,
  },
  errors: statementWords.errors,
  submit: 'Widerruf bestätigen',
  sending: statementWords.sending,
  note: `Mit dieser Schaltfläche erklären Sie: „Ich widerrufe den Vertrag über ${brand.subscription}.“ Ihre Erklärung geht per E-\u2060Mail an unser Support-Team. Diese Website behält keine Kopie.`,
  busy: `Ihr Widerruf wurde nicht gesendet, weil gerade zu viele eingehen. Was Sie eingegeben haben, steht noch hier: Versuchen Sie es später noch einmal oder schreiben Sie an ${brand.supportEmail}. Das gilt genauso.`,
  failed: `Wir wissen nicht, ob Ihr Widerruf angekommen ist. Was Sie eingegeben haben, steht noch hier: Versuchen Sie es noch einmal oder schreiben Sie an ${brand.supportEmail}. Das gilt genauso.`,
  thanksTitle: 'Ihr Widerruf ist eingegangen',
  received: statementWords.received,
  thanks: `Wir senden eine Bestätigung an Ihre E-\u2060Mail-Adresse. Ist sie bis morgen nicht da, schreiben Sie an ${brand.supportEmail}.`,
  another: 'Weiteren Vertrag widerrufen',
  back: statementWords.back,
};
