import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/contactWords';
import { maxMessageLength } from '@/lib/content/help/maxMessageLength';
import type { Translation } from '@/lib/content/translations/translation';

export const contactTopicWords: Translation<typeof english.contactTopicWords> = {
  subscription: 'Abo und Zahlungen',
  'signing-in': 'Anmeldung und Konto',
  vpn: 'VPN',
  removal: 'Entfernung persönlicher Daten oder Hilfe bei Identitätsdiebstahl',
  browser: 'Browser, Suche oder Chat',
  privacy: 'Datenschutz',
  other: 'Etwas anderes',
};

export const contactWords: Translation<typeof english.contactWords> = {
  title: 'Kontakt',
  lead: 'Fragen Sie uns, was Sie möchten. Ein Mensch liest Ihre Nachricht und antwortet per E-\u2060Mail, meist innerhalb von zwei Werktagen.',
  fields: {
    topic: { label: 'Worum geht es?', choose: 'Thema auswählen' },
    email: {
      label: 'Ihre E-Mail-Adresse',
      hint: 'Wir antworten an diese Adresse und verwenden sie für nichts anderes.',
      placeholder: 'name@example.org',
    },
    message: {
      label: 'Ihre Nachricht',
      hint: 'Was ist passiert, auf welchem Gerät, und was hatten Sie erwartet? Bitte keine Passwörter, Codes oder Kartennummern.',
    },
    reference: { label: 'Lassen Sie dieses Feld leer' },
  },
  errors: {
    topic: 'Wählen Sie aus, worum es geht.',
    email: 'Geben Sie eine E-Mail-Adresse ein, an die wir antworten können, zum Beispiel name@example.org.',
    message: `Schreiben Sie mindestens ein paar Wörter und höchstens ${maxMessageLength.toLocaleString('de')} Zeichen.`,
  },
  submit: 'Nachricht senden',
  sending: 'Wird gesendet …',
  note: 'Ihre Nachricht geht per E-Mail an unser Support-Team. Diese Website behält keine Kopie.',
  busy: `Gerade sind zu viele Nachrichten eingegangen. Versuchen Sie es in einer Stunde noch einmal oder schreiben Sie an ${brand.supportEmail}.`,
  failed: `Wir konnten Ihre Nachricht nicht senden. Was Sie geschrieben haben, steht noch hier: Versuchen Sie es noch einmal oder schreiben Sie an ${brand.supportEmail}.`,
  thanksTitle: 'Ihre Nachricht ist unterwegs',
  thanks:
    'Wir haben Ihnen eine kurze Bestätigung gesendet. Kommt sie nicht an, prüfen Sie die Adresse und schreiben Sie noch einmal.',
  another: 'Weitere Nachricht senden',
  back: { label: 'Zurück zur Hilfe', href: '/help' },
  before: {
    title: 'Vielleicht müssen Sie gar nicht warten',
    items: [
      { label: 'Ein Anmeldecode ist nicht angekommen', href: '/help#no-code' },
      { label: 'Mein Abo kündigen', href: '/help#cancel' },
      { label: 'Karte ändern oder Rechnung finden', href: '/help#change-card' },
      { label: 'Das VPN verbindet sich nicht', href: '/help#vpn-not-connecting' },
      { label: 'Gibt es gerade eine Störung?', href: '/status' },
    ],
  },
  elsewhere: {
    title: 'Weitere Adressen',
    items: [
      { label: 'Datenschutzanfragen:', address: brand.privacyEmail },
      { label: 'Sicherheitsmeldungen:', address: brand.securityEmail },
      { label: 'Presse:', address: brand.pressEmail },
    ],
  },
};
