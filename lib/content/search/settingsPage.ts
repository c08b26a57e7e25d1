import type { SettingGroup } from './searchSettings';

export const settingsHero = {
  title: 'Search, set your way',
  lead: 'Every choice is kept in a cookie of this browser that holds the choice and nothing else. There is no account, and what you leave as it is leaves no cookie.',
} as const;

/** The fragment of each part; apps open the page at them. */
export const settingAnchors: Readonly<Record<SettingGroup, string>> = {
  general: 'general',
  appearance: 'appearance',
  privacy: 'privacy',
  ai: 'aifeatures',
};

export const settingsWords = {
  navigation: 'Parts of the settings',
  leads: {
    general: 'What results you get, and how they behave.',
    appearance: 'How the results page looks.',
    privacy: 'How much a search tells others.',
    ai: 'Turn every one of these off, and no model has a part in your searches.',
  } satisfies Record<SettingGroup, string>,
  colourProblem: 'That is no colour we know. Three or six hex digits, please, like e6f5f2.',
  pick: 'pick from a palette',
  save: 'Save settings',
  saved: 'Saved in this browser.',
  savedTitle: 'Your settings are saved',
  reset: 'Back to the defaults',
  resetDone: 'Everything is back at its default.',
  fromAddress:
    'You are looking at settings from the address. Nothing is kept until you press “Save settings”.',
  address: {
    label: 'These settings as an address',
    hint: 'Open it on another device, or send it to someone. It holds what differs from the defaults, and no name.',
    copy: 'Copy',
    copied: 'Copied',
    selected: 'The address is selected: copy it from your browser’s menu.',
  },
} as const;

export const settingsPreview = {
  title: 'Preview',
  query: 'teal duck habitat',
  results: [
    {
      address: 'marsh.example › birds › teal',
      title: 'The common teal: where it lives and what it eats',
      text: 'The smallest dabbling duck of Europe winters on shallow lakes and flooded meadows.',
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
