import type { SettingGroup, SettingName } from './searchSettings';

type GroupWords = { label: string; lead: string };

/** The parts of the settings page. */
export const settingGroupWords: Readonly<Record<SettingGroup, GroupWords>> = {
  general: { label: 'General', lead: 'Which results you get and how they behave.' },
  appearance: { label: 'Appearance', lead: 'How the results page looks.' },
  privacy: { label: 'Privacy', lead: 'What a search reveals to others.' },
  ai: {
    label: 'AI features',
    lead: 'Turn all of these off, and no AI model has a part in your searches.',
  },
};

/** One search setting on its page: a switch, a list, or a color. */
export type SettingWords = {
  /** A noun, or what happens while the switch is on. */
  label: string;
  /** What it does, where the label does not say it. */
  text?: string;
  /** Names of the values in a list. Other regions are named by Intl; fonts and other languages have their own names. */
  values?: Readonly<Record<string, string>>;
};

export const settingWords = {
  region: {
    label: 'Region',
    text: 'Which part of the world your results are for.',
    values: {
      '': 'Based on language',
      'wt-wt': 'All regions',
      'xa-ar': 'Arabia',
      'xa-en': 'Arabia (English)',
      'ct-ca': 'Catalonia',
      'hk-tzh': 'Hong Kong',
      'ue-es': 'United States (older Spanish setting)',
    },
  },
  language: {
    label: 'Language',
    text: 'The language of buttons and messages.',
    values: {
      wt_WT: 'Browser language',
    },
  },
  safeSearch: {
    label: 'Safe search',
    text: 'Strict hides all adult content. Moderate hides adult images and videos.',
    values: {
      '1': 'Strict',
      '-1': 'Moderate',
      '-2': 'Off',
    },
  },
  autocomplete: {
    label: 'Suggestions',
    text: 'Suggests searches as you type.',
  },
  installProduct: {
    label: 'Prompts to install',
    text: 'Shows how to add our search engine to your browser.',
  },
  instantAnswers: {
    label: 'Instant answers',
    text: 'Shows answers above the results.',
  },
  autoloadResults: {
    label: 'Infinite scroll',
    text: 'Loads more results as you scroll.',
  },
  newWindow: {
    label: 'Open results in a new tab',
  },
  keyboardShortcuts: {
    label: 'Keyboard shortcuts',
  },
  units: {
    label: 'Units',
    values: {
      '-1': 'Based on region',
      m: 'Metric',
      u: 'US customary',
    },
  },
  video: {
    label: 'Play videos on the results page',
    values: {
      '1': 'Always',
      '2': 'Never',
      '-1': 'Ask',
    },
  },
  maps: {
    label: 'Directions open in',
    values: {
      '': 'Our maps',
      osm: 'OpenStreetMap',
      'google-maps': 'Google Maps',
      'apple-maps': 'Apple Maps',
      'bing-maps': 'Bing Maps',
    },
  },
  ads: {
    label: 'Ads',
    text: 'Ads match the words you search for, not you. They pay for search.',
  },
  homepageTips: {
    label: 'Tips on the home page',
  },
  newsletterReminder: {
    label: 'Newsletter reminder',
  },
  newsletter: {
    label: 'Newsletter on the home page',
  },
  helpImprove: {
    label: 'Invitations to give feedback',
  },
  theme: {
    label: 'Theme',
    values: {
      '': 'Based on device',
      '-1': 'Light',
      d: 'Dark',
      t: 'Terminal',
      c: 'Contrast',
      r: 'Retro',
      b: 'Basic',
      g: 'Gray',
    },
  },
  font: {
    label: 'Text font',
  },
  linkFont: {
    label: 'Title font',
  },
  size: {
    label: 'Text size',
    values: {
      s: 'Small',
      m: 'Medium',
      n: 'Large',
      l: 'Larger',
      t: 'Largest',
    },
  },
  width: {
    label: 'Page width',
    values: {
      n: 'Normal',
      w: 'Wide',
      s: 'Super wide',
    },
  },
  placement: {
    label: 'Placement',
    values: {
      m: 'Middle',
      l: 'Left',
    },
  },
  underline: {
    label: 'Underlined titles',
  },
  header: {
    label: 'Header',
    values: {
      d: 'Hides as you scroll',
      '1': 'Stays',
      s: 'Scrolls away',
      '-1': 'Off',
      '-2': 'Always off',
    },
  },
  favicons: {
    label: 'Site icons',
  },
  urlDisplay: {
    label: 'Result address',
    values: {
      b: 'With path',
      s: 'Site only',
      '-1': 'None',
    },
  },
  urlPlacement: {
    label: 'Address position',
    values: {
      a: 'Above the title',
      b: 'Below the title',
      '-1': 'Based on theme',
    },
  },
  pageNumbers: {
    label: 'Page breaks',
    values: {
      '1': 'Line and number',
      n: 'Number',
      '-1': 'None',
    },
  },
  background: {
    label: 'Background color',
  },
  headerColor: {
    label: 'Header color',
  },
  moduleColor: {
    label: 'Module color',
  },
  textColor: {
    label: 'Text color',
  },
  titleColor: {
    label: 'Title color',
  },
  visitedColor: {
    label: 'Visited title color',
  },
  addressColor: {
    label: 'Address color',
  },
  method: {
    label: 'How your search is sent',
    text: 'With POST, your searches stay out of your browser history.',
    values: {
      g: 'In the address (GET)',
      p: 'In the body (POST)',
    },
  },
  redirect: {
    label: 'Hide your search from sites',
    text: 'The site you open doesn’t learn what you searched for.',
  },
  https: {
    label: 'Prefer encrypted sites',
  },
  autoloadImages: {
    label: 'Load images right away',
  },
  recentRegions: {
    label: 'Remember recent regions',
  },
  location: {
    label: 'Results near you',
    text: 'Asks your browser for your rough location, uses it for one search, and forgets it.',
  },
  mapRendering: {
    label: 'How maps are drawn',
    values: {
      '-1': 'Based on device',
      b: 'As vectors',
      i: 'As images',
    },
  },
  chat: {
    label: 'AI chat',
    text: 'Shows a button to ask AI chat.',
  },
  searchAssist: {
    label: 'AI summary of results',
    values: {
      '-1': 'Never',
      '0': 'On request',
      '1': 'Sometimes',
      '2': 'Often',
    },
  },
  aiImages: {
    label: 'AI-generated images',
    values: {
      '-1': 'Show',
      '1': 'Hide',
    },
  },
} as const satisfies Record<SettingName, SettingWords>;
