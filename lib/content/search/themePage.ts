export const themeHero = {
  title: 'By day, by night, or as your system says',
  lead: 'Both looks are drawn, neither is the other turned over. The choice is one word in this browser’s storage and is sent nowhere.',
} as const;

export const themeChoicesWords = {
  title: 'Pick a look',
  lead: 'It holds for every page of this site, from this moment on.',
  withoutScript: 'Without JavaScript there is nothing to keep a choice in, so the pages follow your system.',
  choices: [
    { choice: 'light', name: 'Light', text: 'Warm paper, deep ink' },
    { choice: 'dark', name: 'Dark', text: 'Night on the lake' },
    { choice: 'system', name: 'System', text: 'Changes when your device does' },
  ],
} as const;

export const ownColour = {
  title: 'A colour of your own',
  lead: 'Search results can stand on any colour. Text turns white or black, whichever the colour leaves room for.',
  label: 'Colour, as three or six hex digits',
  problem: 'That is no colour we know. Try e6f5f2.',
  picker: 'Pick from a palette',
  named: 'Or choose one of these',
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
  textColour: { '#ffffff': 'White text', '#000000': 'Black text' },
  contrast: 'contrast',
  verdicts: {
    text: 'Good to read at any size',
    large: 'Only for large letters',
    none: 'Too close to read',
  },
  use: 'Use it for search results',
  start: '2d4856',
} as const;
