import type * as english from '@/lib/content/search/themePage';
import type { Translation } from '@/lib/content/translations/translation';

export const themeHero: Translation<typeof english.themeHero> = {
  title: 'Hell, dunkel oder wie Ihr System',
  lead: 'Jedes Design ist eigens gestaltet. Ihre Wahl ist ein einziges Wort im Speicher dieses Browsers und wird nirgendwohin gesendet.',
};

export const themeChoicesWords: Translation<typeof english.themeChoicesWords> = {
  title: 'Wählen Sie ein Design',
  lead: 'Es gilt sofort auf allen Seiten dieser Website.',
  withoutScript:
    'Ohne JavaScript lässt sich Ihre Wahl nicht speichern; die Seiten richten sich dann nach Ihrem System.',
  choices: [
    { choice: 'light', name: 'Hell', text: 'Dunkler Text auf warmem Weiß' },
    { choice: 'dark', name: 'Dunkel', text: 'Heller Text auf tiefem Petrol' },
    { choice: 'system', name: 'System', text: 'Wie auf Ihrem Gerät eingestellt' },
  ],
};

export const ownColor: Translation<typeof english.ownColor> = {
  title: 'Ihre eigene Farbe',
  lead: 'Wählen Sie die Hintergrundfarbe der Suchergebnisse. Auf dunkleren Farben wird der Text weiß, auf helleren schwarz.',
  label: 'Farbe, als drei oder sechs Hexadezimalziffern',
  problem: 'Das ist kein Farbcode. Versuchen Sie e6f5f2.',
  picker: 'Aus einer Palette wählen',
  named: 'Oder wählen Sie eine Farbe nach ihrem Namen',
  names: [
    ['w', 'Weiß'],
    ['d', 'Salbei'],
    ['g', 'Wald'],
    ['g2', 'Minze'],
    ['b', 'Eis'],
    ['b2', 'Schiefer'],
    ['r', 'Ziegel'],
    ['r2', 'Kastanie'],
    ['p', 'Pflaume'],
    ['o', 'Creme'],
  ],
  sample: 'Die flinke Krickente taucht unter dem trägen Reiher.',
  textColor: { '#ffffff': 'Weißer Text', '#000000': 'Schwarzer Text' },
  contrast: 'Kontrast',
  verdicts: {
    text: 'In jeder Größe gut lesbar',
    large: 'Nur in großer Schrift lesbar',
    none: 'Zu wenig Kontrast zum Lesen',
  },
  use: 'Für Suchergebnisse nutzen',
  start: '2d4856',
};
