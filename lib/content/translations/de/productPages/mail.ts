import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/productPages/mail';
import type { Translation } from '@/lib/content/translations/translation';

export const mailHero: Translation<typeof english.mailHero> = {
  title: 'E-\u2060Mail-Adressen, die Ihre eigene schützen',
  lead: `Der E-\u2060Mail-Schutz gibt Ihnen Weiterleitungsadressen, entfernt Tracker aus den E-\u2060Mails, die dort ankommen, und lässt Sie jede Adresse einzeln abschalten. In ${brand.browser} und in unserer Erweiterung ist er kostenlos.`,
};

export const mailPicture: Translation<typeof english.mailPicture> = {
  shop: 'Shop',
  alias: `wren-4f7k@${brand.forwardingDomain}`,
  you: 'Sie',
};

export const mailAddresses: Translation<typeof english.mailAddresses> = {
  title: 'Zwei Arten von Adressen',
  kinds: [
    {
      id: 'named',
      name: 'Persönlich',
      address: `ada@${brand.forwardingDomain}`,
      text: 'Den Namen wählen Sie. Für Telefonate, Visitenkarten und Menschen, die Sie kennen.',
      lasts: 'Gilt, solange Sie möchten',
    },
    {
      id: 'private',
      name: 'Privat',
      address: `wren-4f7k@${brand.forwardingDomain}`,
      text: 'Entsteht auf der Stelle, für jedes Formular eine. Zwei Shops können nicht erkennen, dass sie es mit derselben Person zu tun haben.',
      lasts: 'Gilt, bis Sie sie abschalten',
    },
  ],
};

export const mailSteps: Translation<typeof english.mailSteps> = {
  title: 'So funktioniert es',
  lead: 'Sie behalten Ihren Posteingang. Wir säubern Ihre E-\u2060Mails auf dem Weg dorthin.',
  steps: [
    {
      id: 'field',
      title: 'Ein Formular fragt nach Ihrer Adresse',
      text: 'Klicken oder tippen Sie auf die Ente im Feld, und wir tragen eine neue private Adresse ein.',
    },
    {
      id: 'arrives',
      title: 'Die E-\u2060Mail kommt zuerst zu uns',
      text: 'Wir halten sie im Arbeitsspeicher, während wir sie prüfen. Wir speichern sie nicht, und niemand liest sie.',
    },
    {
      id: 'cleaned',
      title: 'Wir entfernen die Tracker',
      text: 'Wir entfernen versteckte Bilder, die melden, wann Sie eine E-Mail öffnen, und die Teile von Links, an denen Sie erkannt werden.',
    },
    {
      id: 'forwarded',
      title: 'Den Rest leiten wir an Sie weiter',
      text: 'Er kommt in Ihrem gewohnten Posteingang an. Eine Zeile oben sagt Ihnen, was wir entfernt haben.',
    },
    {
      id: 'ended',
      title: 'Die Adresse abschalten, wenn Sie fertig sind',
      text: 'Der Link oben schaltet sie ab. Wer die Adresse gekauft hat, schreibt danach ins Leere.',
    },
  ],
};

export const mailExample: Translation<typeof english.mailExample> = {
  title: 'Derselbe Newsletter mit E-\u2060Mail-Schutz',
  lead: 'Alles, was Sie sehen können, ist noch da.',
  subject: '20\u00a0% auf alle Stiefel',
  from: 'Ein Shop',
  removed: {
    title: 'Entfernt',
    rows: [
      {
        what: 'Ein Bild aus einem einzigen Pixel',
        why: 'hätte gemeldet, wann und wo Sie die E-Mail geöffnet haben',
      },
      {
        what: 'Ein zweites von einem anderen Unternehmen',
        why: 'hätte diese E-Mail mit Ihren anderen verbunden',
      },
      {
        what: 'Eine Nummer am Ende jedes Links',
        why: 'hätte Ihren Klick mit Ihrem Namen verbunden',
      },
    ],
  },
  banner: '3 Tracker entfernt',
  end: 'Diese Adresse abschalten',
};

export const mailLimits: Translation<typeof english.mailLimits> = {
  title: 'Was wir speichern',
  rows: [
    { term: 'Wohin weitergeleitet wird', text: 'Ihre echte Adresse und sonst nichts über Sie.' },
    {
      term: 'Ihre Adressen',
      text: 'Wie sie heißen und ob sie eingeschaltet sind. Nicht, wer dorthin geschrieben hat.',
    },
    {
      term: 'Ihre E-Mails',
      text: 'Keine. Wir löschen jede E-Mail aus dem Arbeitsspeicher, sobald Ihr E-Mail-Anbieter sie angenommen hat.',
    },
    {
      term: 'Wenn Sie gehen',
      text: 'Ein Klick löscht Ihr Konto und alle seine Adressen endgültig.',
    },
  ],
};

export const mailQuestions: Translation<typeof english.mailQuestions> = {
  title: 'Fragen zum E-\u2060Mail-Schutz',
  items: [
    {
      id: 'new-mailbox',
      question: 'Brauche ich ein neues E-\u2060Mail-Konto oder eine neue App?',
      answer:
        'Nein. Behalten Sie, was Sie haben. Weitergeleitete E-Mails kommen an wie alle anderen. Nur die Adresse, die andere kennen, ist eine andere.',
    },
    {
      id: 'answering',
      question: 'Kann ich antworten, ohne meine Adresse preiszugeben?',
      answer:
        'Ja. Antworten Sie wie gewohnt. Ihre Antwort läuft über uns, und die andere Person sieht die Weiterleitungsadresse. Möchten Sie von dieser Adresse aus eine neue E-Mail schreiben, nutzen Sie das Adressbuch im Browser.',
    },
    {
      id: 'blocked-by-sites',
      question: 'Was ist, wenn eine Website die Adresse ablehnt?',
      answer:
        'Manche Websites lehnen Weiterleitungsadressen ab. Versuchen Sie es dort mit Ihrer persönlichen Adresse. Sie wird seltener abgelehnt.',
    },
    {
      id: 'pictures',
      question: 'Werden normale Bilder noch angezeigt?',
      answer:
        'Ja. Wir entfernen nur Bilder, die bekanntermaßen zum Tracking dienen oder so klein sind, dass man sie nicht sieht.',
    },
    {
      id: 'price',
      question: 'Was kostet das?',
      answer:
        'Nichts, und weder Adressen noch E-Mails sind begrenzt. Wie unsere anderen kostenlosen Produkte wird es durch Suchanzeigen bezahlt, die zu den gesuchten Wörtern passen.',
    },
  ],
};

export const mailClosing: Translation<typeof english.mailClosing> = {
  title: 'E-\u2060Mail-Schutz einrichten',
  text: 'Das dauert eine Minute: Sie wählen einen Namen und geben an, wohin Ihre E-\u2060Mails weitergeleitet werden.',
};
