export const themeHero = {
  title: 'Light, dark, or the same as your system',
  lead: 'Each theme was designed on its own. Your choice is one word in this browser’s storage and isn’t sent anywhere.',
} as const;

export const themeChoicesWords = {
  title: 'Choose a theme',
  lead: 'It applies to every page of this site right away.',
  withoutScript: 'Without JavaScript, there’s no way to save your choice, so pages follow your system.',
  choices: [
    { choice: 'light', name: 'Light', text: 'Dark text on warm white' },
    { choice: 'dark', name: 'Dark', text: 'Light text on deep teal' },
    { choice: 'system', name: 'System', text: 'Follows your device' },
  ],
} as const;

export const ownColor = {
  title: 'Your own color',
  lead: 'Choose the background color of search results. The text turns white on darker colors and black on lighter ones.',
  label: 'Color, as three or six hex digits',
  problem: 'That’s not a color code. Try e6f5f2.',
  picker: 'Choose from a palette',
  named: 'Or choose a named color',
  /** By their codes in the search settings. */
  names: [
    ['w', 'White'],
    ['d', 'Sage'],
    ['g', 'Forest'],
    ['g2', 'Mint'],
    ['b', 'Ice'],
    ['b2', 'Slate'],
    ['r', 'Brick'],
    ['r2', 'Maroon'],
    ['p', 'Plum'],
    ['o', 'Cream'],
  ],
  sample: 'The quick teal dives under the lazy heron.',
  textColor: { '#ffffff': 'White text', '#000000': 'Black text' },
  contrast: 'contrast',
  verdicts: {
    text: 'Easy to read at any size',
    large: 'Readable only in large text',
    none: 'Too little contrast to read',
  },
  use: 'Use it for search results',
  start: '2d4856',
} as const;
