import type * as english from '@/lib/content/account/signIn';
import { brand } from '@/lib/content/brand';
import { formWords } from '@/lib/content/translations/de/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

export const signInWords: Translation<typeof english.signInWords> = {
  address: {
    heading: 'Bei Ihrem Abo anmelden',
    intro: `Geben Sie die E-Mail-Adresse ein, die Sie zu Ihrem ${brand.subscription} hinzugefügt haben, oder die, die Sie beim Bezahlen angegeben haben. Wir senden Ihnen einen Einmalcode. Ein Passwort brauchen Sie nicht.`,
    label: formWords.email,
    submit: 'Code per E-Mail senden',
    noSubscription: 'Noch kein Abo?',
    seePlans: 'Tarife ansehen',
    noEmail:
      'In einem App-Store gekauft und nie eine E-Mail-Adresse hinzugefügt? Stellen Sie Ihren Kauf in der App wieder her und fügen Sie dort eine hinzu.',
  },
  code: {
    heading: 'Sehen Sie in Ihrem Posteingang nach',
    label: formWords.code,
    submit: 'Anmelden',
    changeAddress: formWords.changeAddress,
  },
  choice: {
    heading: 'Wählen Sie ein Abo',
    intro:
      'Mit dieser E-Mail-Adresse wurde mehr als ein Abo gekauft. Wählen Sie Ihres aus. Zu den anderen kommen Sie auch später von Ihrer Kontoseite aus.',
    legend: 'Abos mit dieser E-Mail-Adresse',
    current: 'Ihr Konto',
    names: { Monthly: 'Monatsabo', Yearly: 'Jahresabo' },
    none: 'Noch kein Abo',
    trial: 'Kostenlose Probezeit',
    since: (day) => `Seit dem ${day}`,
    card: (digits) => `Karte mit den Endziffern\u00a0${digits}`,
    stranger:
      'Sie erkennen keines davon? Vielleicht hat jemand anders beim Bezahlen Ihre Adresse angegeben. Verlassen Sie dann diese Seite und schreiben Sie uns.',
    missing: 'Wählen Sie ein Abo aus.',
    submit: 'Abo öffnen',
    opening: 'Wird geöffnet',
  },
  done: { heading: 'Sie sind angemeldet', intro: 'Wir bringen Sie zu Ihrem Abo.' },
  unlock: {
    heading: 'Anmeldung fortsetzen',
    intro:
      'Für Ihre E-Mail-Adresse wurden zu viele Codes angefordert oder falsch eingegeben. Deshalb haben wir die Anmeldung vorübergehend gesperrt. Niemand hatte Zugriff.',
    effect:
      'Damit kann dieser Browser sofort wieder Codes anfordern. Angemeldet wird dadurch niemand: Dafür brauchen Sie weiterhin einen Code aus Ihrem Posteingang.',
    submit: 'Anmeldung hier freigeben',
    busy: 'Einen Moment',
    leave: 'Nicht jetzt',
    done: 'Sie können sich wieder anmelden',
    failed: 'Dieser Link gilt nicht mehr',
    missing: 'Dieser Link ist unvollständig',
    introOf: {
      done: 'Fordern Sie in diesem Browser einen Code an und geben Sie ihn hier ein. Wenn jemand anders es weiter versucht, hält Sie das nicht auf.',
      failed:
        'Er wurde schon verwendet oder ist mehr als einen Tag alt. Wenn Sie sich immer noch nicht anmelden können, schreiben Sie uns.',
      missing: 'Ein Teil der Adresse fehlt. Öffnen Sie den Link in unserer E-Mail noch einmal.',
    },
    signIn: 'Code anfordern',
    help: 'Hilfe erhalten',
  },
  already: {
    heading: 'Sie sind angemeldet',
    intro: (email) => (email ? `Sie können als ${email} fortfahren.` : 'Hier gibt es nichts mehr zu tun.'),
    manage: 'Abo verwalten',
    next: 'Weiter',
    other: 'Andere Adresse verwenden',
  },
};
