export const settingsHero = {
  title: 'Search settings',
  lead: 'We save each choice in a cookie in this browser that holds the choice and nothing else. You don’t need an account, and settings you don’t change leave no cookie.',
} as const;

export const settingsWords = {
  navigation: 'Sections',
  colorProblem: 'That’s not a color code. Use three or six hex digits, such as e6f5f2.',
  /** Spoken after the name of the color: “Text color: choose from a palette.” */
  pick: 'choose from a palette',
  save: 'Save settings',
  saved: 'Saved in this browser.',
  savedTitle: 'Your settings are saved',
  reset: 'Reset to defaults',
  resetDone: 'All settings are back to their defaults.',
  filter: {
    label: 'Find a setting',
    placeholder: 'Color, region, AI…',
    /** Beside the field. Of the numbers from two on, the page brings the words for two. */
    found: (count: number) => (count === 1 ? '1 setting' : `${count} settings`),
    none: 'No setting matches. Try a shorter word.',
  },
  fromAddress:
    'These settings come from the page address. They aren’t saved until you select “Save settings.”',
  address: {
    label: 'Your settings as a link',
    hint: 'Open it on another device or send it to someone. It contains the settings that differ from the defaults, and nothing about you.',
    copy: 'Copy',
    copied: 'Copied',
    selected: 'The link is selected. Copy it from your browser’s menu.',
  },
} as const;

export const settingsPreview = {
  title: 'Preview',
  query: 'teal duck habitat',
  results: [
    {
      address: 'marsh.example › birds › teal',
      title: 'The common teal: where it lives and what it eats',
      text: 'Europe’s smallest dabbling duck spends the winter on shallow lakes and flooded meadows.',
      visited: false,
    },
    {
      address: 'wetlands.example › map',
      title: 'Map of wetlands with breeding pairs',
      text: 'Counts by region and year, from volunteers, with a map for each month.',
      visited: true,
    },
  ],
} as const;
