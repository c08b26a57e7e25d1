import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/cancelWords';
import { maxReasonLength } from '@/lib/content/help/maxReasonLength';
import { statementWords } from '@/lib/content/translations/de/help/statementWords';
import { sitePageWords } from '@/lib/content/translations/de/site/sitePageWords';
import type { Translation } from '@/lib/content/translations/translation';

export const cancelWords: Translation<typeof english.cancelWords> = {
  title: 'Vertrag kündigen',
  lead: `Hier können Sie ${brand.subscription} kündigen, wenn Sie es auf dieser Website gekauft haben. Sie müssen sich dafür nicht anmelden.`,
  before: {
    title: 'Bevor Sie kündigen',
    items: [
      {
        text: 'Wenn Sie sich anmelden können, kündigen Sie auf der Kontoseite sofort.',
        link: { label: 'Konto öffnen', href: '/subscriptions/manage' },
      },
      {
        text: 'Wenn Sie im App Store oder bei Google Play gekauft haben, kündigen Sie im Store.',
        link: { label: 'So kündigen Sie', href: '/help#cancel' },
      },
      {
        text: 'In den ersten 14 Tagen nach dem Kauf können Sie möglicherweise stattdessen widerrufen und erhalten Ihr Geld zurück.',
        link: { label: sitePageWords.withdraw.label, href: '/help/withdraw' },
      },
    ],
  },
  next: {
    title: 'Wie es weitergeht',
    items: [
      {
        text: 'Wir senden Ihnen eine Bestätigung per E-\u2060Mail mit dem Inhalt und dem Zeitpunkt Ihrer Kündigung.',
        link: null,
      },
      {
        text: 'Wenn Ihre Angaben den Vertrag bezeichnen, erhält die dazu hinterlegte E-\u2060Mail-Adresse eine Schaltfläche, mit der er sofort gekündigt wird. Niemand sonst kann das.',
        link: null,
      },
      {
        text: 'Das Abo verlängert sich nicht mehr und funktioniert bis zu seinem Ende weiter.',
        link: { label: 'Bedingungen lesen', href: '/pro/privacy-terms' },
      },
      {
        text: 'Wenn Sie aus wichtigem Grund kündigen, lesen wir Ihren Grund und antworten Ihnen. Bis dahin endet das Abo nicht vor dem Ende des bezahlten Zeitraums.',
        link: null,
      },
    ],
  },
  fields: {
    kind: {
      label: 'Art der Kündigung',
      hint: 'Ordentlich: Das Abo endet mit dem bezahlten Zeitraum. Außerordentlich: Es endet früher, weil es Ihnen aus einem wichtigen Grund nicht zuzumuten ist, daran festzuhalten.',
    },
    reason: {
      label: 'Grund bei einer außerordentlichen Kündigung',
      hint: `Lassen Sie das Feld bei einer ordentlichen Kündigung leer. Haben Sie Nachweise für Ihren Grund, senden Sie sie an ${brand.supportEmail}.`,
    },
    end: {
      label: 'Gewünschtes Vertragsende (optional)',
      hint: 'Lassen Sie das Feld leer, um zum frühestmöglichen Zeitpunkt zu kündigen.',
    },
    name: statementWords.name,
    contract: statementWords.contract,
    email: {
      ...statementWords.email,
      hint: 'Dorthin senden wir die Bestätigung. Wir verwenden die Adresse nur für Ihre Kündigung.',
    },
    reference: statementWords.reference,
  },
  kinds: { ordinary: 'Ordentliche Kündigung', cause: 'Außerordentliche Kündigung' },
  errors: {
    ...statementWords.errors,
    kind: 'Wählen Sie die Art der Kündigung aus.',
    reason: `Nennen Sie Ihren Grund in höchstens ${maxReasonLength.toLocaleString('de')} Zeichen, ohne Webadressen und E-\u2060Mail-Adressen. Setzen Sie nach einem Punkt ein Leerzeichen.`,
    end: 'Geben Sie einen Tag ein, der noch nicht vorbei ist, oder lassen Sie das Feld leer.',
  },
  submit: 'Jetzt kündigen',
  sending: statementWords.sending,
  note: `Mit dieser Schaltfläche erklären Sie: „Ich kündige den Vertrag über ${brand.subscription}.“ Ihre Erklärung geht per E-\u2060Mail an unser Support-Team. Diese Website behält keine Kopie.`,
  busy: `Ihre Kündigung wurde nicht gesendet, weil gerade zu viele eingehen. Was Sie eingegeben haben, steht noch hier: Versuchen Sie es später noch einmal oder schreiben Sie an ${brand.supportEmail}. Das gilt genauso.`,
  failed: `Wir wissen nicht, ob Ihre Kündigung angekommen ist. Was Sie eingegeben haben, steht noch hier: Versuchen Sie es noch einmal oder schreiben Sie an ${brand.supportEmail}. Das gilt genauso.`,
  thanksTitle: 'Ihre Kündigung ist eingegangen',
  received: statementWords.received,
  thanks: `Wir senden eine Bestätigung an Ihre E-\u2060Mail-Adresse. Ist sie bis morgen nicht da, schreiben Sie an ${brand.supportEmail}.`,
  another: 'Weiteren Vertrag kündigen',
  back: statementWords.back,
};
