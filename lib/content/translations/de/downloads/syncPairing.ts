import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloads/syncPairing';
import type { Translation } from '@/lib/content/translations/translation';

export const pairingHero: Translation<typeof english.pairingHero> = {
  eyebrow: 'Synchronisieren und sichern',
  title: 'Scannen Sie diesen Code in der App',
  lead: `Dieser Code verbindet zwei Ihrer Geräte, und nur ${brand.browser} kann ihn lesen. Öffnen Sie die App und scannen Sie den Code dort noch einmal.`,
};

export const pairingSteps: Translation<typeof english.pairingSteps> = {
  title: 'So verbinden Sie Ihre Geräte',
  steps: [
    {
      title: `Öffnen Sie ${brand.browser} auf beiden Geräten`,
      text: 'Auf dem, das den Code anzeigt, und auf dem in Ihrer Hand.',
    },
    {
      title: 'Öffnen Sie unter „Einstellungen“ den Punkt „Synchronisieren und sichern“',
      text: 'Wählen Sie auf beiden „Mit einem anderen Gerät synchronisieren“.',
    },
    {
      title: 'Erlauben Sie der App, die Kamera zu nutzen',
      text: 'Das Bild bleibt auf Ihrem Gerät. Die App sucht darin nur nach dem Code.',
    },
    {
      title: 'Scannen Sie den Code auf dem anderen Bildschirm',
      text: 'Ihre Lesezeichen und Passwörter kommen innerhalb einer Minute an, Ende-zu-Ende-verschlüsselt.',
    },
  ],
};

export const pairingCode: Translation<typeof english.pairingCode> = {
  title: 'Oder geben Sie den Code von Hand ein',
  from: 'Dieser Code kommt von 0.',
  text: 'Öffnen Sie auf dem Gerät in Ihrer Hand „Synchronisieren und sichern“, wählen Sie „Code eingeben“ und fügen Sie ihn ein.',
  label: 'Kopplungscode',
  copy: 'Code kopieren',
  copied: 'Kopiert. Fügen Sie ihn in der App ein.',
  selected: 'Der Code ist markiert. Kopieren Sie ihn über das Menü Ihres Browsers.',
  forget: 'Von dieser Seite entfernen',
  forgotten: 'Der Code wurde von dieser Seite und aus ihrer Adresse entfernt.',
  warning: 'Wer diesen Code hat, kann sich mit Ihren Geräten verbinden. Geben Sie ihn nicht weiter.',
};

export const pairingNotes: Translation<typeof english.pairingNotes> = {
  title: 'Wohin dieser Code geht',
  items: [
    {
      title: 'Er erreicht uns nicht',
      text: 'Der Code steht in der Adresse nach dem #. Diesen Teil senden Browser nicht mit, deshalb erhält unser Server ihn nie.',
    },
    {
      title: 'Er läuft bald ab',
      text: 'Ein Kopplungscode gilt nur wenige Minuten. Wenn nichts geschieht, zeigen Sie auf dem anderen Gerät einen neuen an.',
    },
    {
      title: 'Er funktioniert nur in der App',
      text: 'Außerhalb der App bewirkt der Code nichts. Was Sie synchronisieren, wird verschlüsselt, bevor es Ihr Gerät verlässt, und wir haben den Schlüssel nicht.',
    },
  ],
  help: { label: 'Hilfe zum Synchronisieren', href: '/help#sync' },
};

export const pairingDownload: Translation<typeof english.pairingDownload> = {
  title: 'Noch keine App auf diesem Gerät?',
  text: 'Installieren Sie sie, öffnen Sie „Synchronisieren und sichern“ und scannen Sie den Code noch einmal.',
};
