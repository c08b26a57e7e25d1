import { fonts } from './fonts';
import { regions } from './regions';
import { settingLanguages } from './settingLanguages';

/** Where a setting stands on the settings page. */
export type SettingGroup = 'general' | 'appearance' | 'privacy' | 'ai';
type SettingOption = { value: string; label: string };

/**
 * One search setting. It is read from the address under its parameter and kept in a cookie of that name without the k;
 * only what differs from the default is kept.
 */
export type SearchSetting = {
  parameter: `k${string}`;
  group: SettingGroup;
  label: string;
  /** What it does, where the label does not say it. */
  text?: string;
  kind: 'switch' | 'choice' | 'color';
  /** The values it may have. A switch is on with the first; a color takes any. */
  options: readonly SettingOption[];
  default: string;
};

const onOff: readonly SettingOption[] = [
  { value: '1', label: 'On' },
  { value: '-1', label: 'Off' },
];
const fontOptions = Object.entries(fonts).map(([value, { name }]) => ({ value, label: name }));
const languageOptions = optionsOf(settingLanguages);
const regionOptions = [{ value: '', label: 'Based on language' }, ...optionsOf(regions)];

function optionsOf(labels: Readonly<Record<string, string>>): SettingOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

export const settingGroups: readonly { group: SettingGroup; label: string }[] = [
  { group: 'general', label: 'General' },
  { group: 'appearance', label: 'Appearance' },
  { group: 'privacy', label: 'Privacy' },
  { group: 'ai', label: 'AI features' },
];

/** Every search setting (specification §3). */
export const searchSettings = {
  region: {
    parameter: 'kl',
    group: 'general',
    label: 'Region',
    text: 'Which part of the world your results are for.',
    kind: 'choice',
    options: regionOptions,
    default: '',
  },
  language: {
    parameter: 'kad',
    group: 'general',
    label: 'Language',
    text: 'The language of buttons and messages.',
    kind: 'choice',
    options: languageOptions,
    default: 'wt_WT',
  },
  safeSearch: {
    parameter: 'kp',
    group: 'general',
    label: 'Safe search',
    text: 'Strict hides all adult content. Moderate hides adult images and videos.',
    kind: 'choice',
    options: [
      { value: '1', label: 'Strict' },
      { value: '-1', label: 'Moderate' },
      { value: '-2', label: 'Off' },
    ],
    default: '-1',
  },
  autocomplete: {
    parameter: 'kac',
    group: 'general',
    label: 'Suggestions',
    text: 'Suggests searches as you type.',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  installProduct: {
    parameter: 'kak',
    group: 'general',
    label: 'Prompts to install',
    text: `Shows how to add our search engine to your browser.`,
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  instantAnswers: {
    parameter: 'kz',
    group: 'general',
    label: 'Instant answers',
    text: 'Shows answers above the results.',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  autoloadResults: {
    parameter: 'kav',
    group: 'general',
    label: 'Infinite scroll',
    text: 'Loads more results as you scroll.',
    kind: 'switch',
    options: onOff,
    default: '-1',
  },
  newWindow: {
    parameter: 'kn',
    group: 'general',
    label: 'Open results in a new tab',
    kind: 'switch',
    options: onOff,
    default: '-1',
  },
  keyboardShortcuts: {
    parameter: 'kk',
    group: 'general',
    label: 'Keyboard shortcuts',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  units: {
    parameter: 'kaj',
    group: 'general',
    label: 'Units',
    kind: 'choice',
    options: [
      { value: '-1', label: 'Based on region' },
      { value: 'm', label: 'Metric' },
      { value: 'u', label: 'US customary' },
    ],
    default: '-1',
  },
  video: {
    parameter: 'k5',
    group: 'general',
    label: 'Play videos on the results page',
    kind: 'choice',
    options: [
      { value: '1', label: 'Always' },
      { value: '2', label: 'Never' },
      { value: '-1', label: 'Ask' },
    ],
    default: '-1',
  },
  maps: {
    parameter: 'kam',
    group: 'general',
    label: 'Directions open in',
    kind: 'choice',
    options: [
      { value: '', label: 'Our maps' },
      { value: 'osm', label: 'OpenStreetMap' },
      { value: 'google-maps', label: 'Google Maps' },
      { value: 'apple-maps', label: 'Apple Maps' },
      { value: 'bing-maps', label: 'Bing Maps' },
    ],
    default: '',
  },
  ads: {
    parameter: 'k1',
    group: 'general',
    label: 'Ads',
    text: 'Ads match the words you search for, not you. They pay for everything else.',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  homepageTips: {
    parameter: 'kao',
    group: 'general',
    label: 'Tips on the home page',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  newsletterReminder: {
    parameter: 'kap',
    group: 'general',
    label: 'Newsletter reminder',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  newsletter: {
    parameter: 'kaq',
    group: 'general',
    label: 'Newsletter on the home page',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  helpImprove: {
    parameter: 'kau',
    group: 'general',
    label: 'Invitations to give feedback',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  theme: {
    parameter: 'kae',
    group: 'appearance',
    label: 'Theme',
    kind: 'choice',
    options: [
      { value: '-1', label: 'Light' },
      { value: 'd', label: 'Dark' },
      { value: 't', label: 'Terminal' },
      { value: 'c', label: 'Contrast' },
      { value: 'r', label: 'Retro' },
      { value: 'b', label: 'Basic' },
      { value: 'g', label: 'Gray' },
    ],
    default: '-1',
  },
  font: {
    parameter: 'kt',
    group: 'appearance',
    label: 'Text font',
    kind: 'choice',
    options: fontOptions,
    default: 'p',
  },
  linkFont: {
    parameter: 'ka',
    group: 'appearance',
    label: 'Title font',
    kind: 'choice',
    options: fontOptions,
    default: 'p',
  },
  size: {
    parameter: 'ks',
    group: 'appearance',
    label: 'Text size',
    kind: 'choice',
    options: [
      { value: 's', label: 'Small' },
      { value: 'm', label: 'Medium' },
      { value: 'n', label: 'Large' },
      { value: 'l', label: 'Larger' },
      { value: 't', label: 'Largest' },
    ],
    default: 'n',
  },
  width: {
    parameter: 'kw',
    group: 'appearance',
    label: 'Page width',
    kind: 'choice',
    options: [
      { value: 'n', label: 'Normal' },
      { value: 'w', label: 'Wide' },
      { value: 's', label: 'Super wide' },
    ],
    default: 'n',
  },
  placement: {
    parameter: 'km',
    group: 'appearance',
    label: 'Placement',
    kind: 'choice',
    options: [
      { value: 'm', label: 'Middle' },
      { value: 'l', label: 'Left' },
    ],
    default: 'm',
  },
  underline: {
    parameter: 'ku',
    group: 'appearance',
    label: 'Underlined titles',
    kind: 'switch',
    options: onOff,
    default: '-1',
  },
  header: {
    parameter: 'ko',
    group: 'appearance',
    label: 'Header',
    kind: 'choice',
    options: [
      { value: 'd', label: 'Hides as you scroll' },
      { value: '1', label: 'Stays' },
      { value: 's', label: 'Scrolls away' },
      { value: '-1', label: 'Off' },
      { value: '-2', label: 'Always off' },
    ],
    default: 'd',
  },
  favicons: {
    parameter: 'kf',
    group: 'appearance',
    label: 'Site icons',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  urlDisplay: {
    parameter: 'kaf',
    group: 'appearance',
    label: 'Result address',
    kind: 'choice',
    options: [
      { value: 'b', label: 'With path' },
      { value: 's', label: 'Site only' },
      { value: '-1', label: 'None' },
    ],
    default: 'b',
  },
  urlPlacement: {
    parameter: 'kai',
    group: 'appearance',
    label: 'Address position',
    kind: 'choice',
    options: [
      { value: 'a', label: 'Above the title' },
      { value: 'b', label: 'Below the title' },
      { value: '-1', label: 'Based on theme' },
    ],
    default: 'a',
  },
  pageNumbers: {
    parameter: 'kv',
    group: 'appearance',
    label: 'Page breaks',
    kind: 'choice',
    options: [
      { value: '1', label: 'Line and number' },
      { value: 'n', label: 'Number' },
      { value: '-1', label: 'None' },
    ],
    default: '-1',
  },
  background: {
    parameter: 'k7',
    group: 'appearance',
    label: 'Background color',
    kind: 'color',
    options: [],
    default: 'ffffff',
  },
  headerColor: {
    parameter: 'kj',
    group: 'appearance',
    label: 'Header color',
    kind: 'color',
    options: [],
    default: 'ffffff',
  },
  moduleColor: {
    parameter: 'k21',
    group: 'appearance',
    label: 'Module color',
    kind: 'color',
    options: [],
    default: 'ffffff',
  },
  textColor: {
    parameter: 'k8',
    group: 'appearance',
    label: 'Text color',
    kind: 'color',
    options: [],
    default: '494949',
  },
  titleColor: {
    parameter: 'k9',
    group: 'appearance',
    label: 'Title color',
    kind: 'color',
    options: [],
    default: '1a0dab',
  },
  visitedColor: {
    parameter: 'kaa',
    group: 'appearance',
    label: 'Visited title color',
    kind: 'color',
    options: [],
    default: '6c00a2',
  },
  addressColor: {
    parameter: 'kx',
    group: 'appearance',
    label: 'Address color',
    kind: 'color',
    options: [],
    default: '3f6e35',
  },
  method: {
    parameter: 'kg',
    group: 'privacy',
    label: 'How your search is sent',
    text: 'With POST, your searches stay out of your browser history.',
    kind: 'choice',
    options: [
      { value: 'g', label: 'In the address (GET)' },
      { value: 'p', label: 'In the body (POST)' },
    ],
    default: 'g',
  },
  redirect: {
    parameter: 'kd',
    group: 'privacy',
    label: 'Hide your search from sites',
    text: 'The site you open doesn’t learn what you searched for.',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  https: {
    parameter: 'kh',
    group: 'privacy',
    label: 'Prefer encrypted sites',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  autoloadImages: {
    parameter: 'kc',
    group: 'privacy',
    label: 'Load images right away',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  recentRegions: {
    parameter: 'kah',
    group: 'privacy',
    label: 'Remember recent regions',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  location: {
    parameter: 'kat',
    group: 'privacy',
    label: 'Results near you',
    text: 'Asks your browser for your rough location, uses it for one search, and forgets it.',
    kind: 'switch',
    options: onOff,
    default: '-1',
  },
  mapRendering: {
    parameter: 'kay',
    group: 'privacy',
    label: 'How maps are drawn',
    kind: 'choice',
    options: [
      { value: '-1', label: 'Based on device' },
      { value: 'b', label: 'As vectors' },
      { value: 'i', label: 'As images' },
    ],
    default: '-1',
  },
  chat: {
    parameter: 'kbg',
    group: 'ai',
    label: 'AI chat',
    text: 'Shows a button to ask AI chat.',
    kind: 'switch',
    options: onOff,
    default: '1',
  },
  searchAssist: {
    parameter: 'kbe',
    group: 'ai',
    label: 'AI summary of results',
    kind: 'choice',
    options: [
      { value: '-1', label: 'Never' },
      { value: '0', label: 'On request' },
      { value: '1', label: 'Sometimes' },
      { value: '2', label: 'Often' },
    ],
    default: '1',
  },
  aiImages: {
    parameter: 'kbj',
    group: 'ai',
    label: 'AI-generated images',
    kind: 'choice',
    options: [
      { value: '-1', label: 'Show' },
      { value: '1', label: 'Hide' },
    ],
    default: '-1',
  },
} as const satisfies Record<string, SearchSetting>;

export type SettingName = keyof typeof searchSettings;
