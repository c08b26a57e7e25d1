import type * as english from '@/lib/content/account/signIn';
import { brand } from '@/lib/content/brand';
import { formWords } from '@/lib/content/translations/de/account/forms';
import type { Translation } from '@/lib/content/translations/translation';

export const signInWords: Translation<typeof english.signInWords> = {
  address: {
    heading: 'In Ihrem Konto anmelden',
    intro: `Geben Sie die E-Mail-Adresse ein, die Sie zu Ihrem ${brand.name}-Abo hinzugefügt haben, oder die, die Sie beim Bezahlen angegeben haben. Wir senden Ihnen einen Einmalcode. Ein Passwort brauchen Sie nicht.`,
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
    trial: 'Kostenlose Testphase',
    since: (day) => `Seit dem ${day}`,
    card: (digits) => `Karte mit den Endziffern\u00a0${digits}`,
    stranger:
      'Sie erkennen keines davon? Vielleicht hat jemand anders beim Bezahlen Ihre Adresse angegeben. Verlassen Sie dann diese Seite und schreiben Sie uns.',
    missing: 'Wählen Sie ein Abo aus.',
    submit: 'Abo öffnen',
    opening: 'Wird geöffnet',
  },
  done: { heading: 'Sie sind angemeldet', intro: 'Wir bringen Sie zu Ihrem Abo.' },
  forApp: {
    question: 'Sie melden sich in der App an, die diese Seite geöffnet hat.',
    cancel: 'Abbrechen und zurück zur App',
    open: 'Zurück zur App',
    signIn: 'Auf dieser Website anmelden',
    done: { heading: 'Sie sind angemeldet', intro: 'Sie können jetzt zur App zurückkehren.' },
    over: {
      heading: 'Diese Anmeldung ist beendet',
      intro: 'Die App ist nicht angemeldet. Kehren Sie zur App zurück und beginnen Sie dort noch einmal.',
    },
  },
  already: {
    heading: 'Sie sind angemeldet',
    intro: (email) => (email ? `Sie können als ${email} fortfahren.` : 'Hier gibt es nichts mehr zu tun.'),
    manage: 'Abo verwalten',
    next: 'Weiter',
    other: 'Andere Adresse verwenden',
  },
};
