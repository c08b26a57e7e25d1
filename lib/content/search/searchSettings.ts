import { fonts } from './fonts';
import { regions } from './regions';
import { browserLanguage, settingLanguages } from './settingLanguages';

/** The parts of the settings page, in their order. */
export const settingGroups = ['general', 'appearance', 'privacy', 'ai'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** The fragment of each part; apps open the page at them. */
export const settingAnchors: Readonly<Record<SettingGroup, string>> = {
  general: 'general',
  appearance: 'appearance',
  privacy: 'privacy',
  ai: 'aifeatures',
};

/**
 * One search setting. It is read from the address under its parameter and kept in a cookie of that name without the k;
 * only what differs from the default is kept. What people read about it is in `settingWords`.
 */
export type SearchSetting = {
  parameter: `k${string}`;
  group: SettingGroup;
  kind: 'switch' | 'choice' | 'color';
  /** The values it may have. A switch is on with the first; a color takes any. */
  values: readonly string[];
  default: string;
};

const onOff: readonly string[] = ['1', '-1'];

/** Every search setting (specification §3). */
export const searchSettings = {
  region: {
    parameter: 'kl',
    group: 'general',
    kind: 'choice',
    values: ['', ...regions],
    default: '',
  },
  language: {
    parameter: 'kad',
    group: 'general',
    kind: 'choice',
    values: [browserLanguage, ...Object.keys(settingLanguages)],
    default: 'wt_WT',
  },
  safeSearch: {
    parameter: 'kp',
    group: 'general',
    kind: 'choice',
    values: ['1', '-1', '-2'],
    default: '-1',
  },
  autocomplete: {
    parameter: 'kac',
    group: 'general',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  installProduct: {
    parameter: 'kak',
    group: 'general',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  instantAnswers: {
    parameter: 'kz',
    group: 'general',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  autoloadResults: {
    parameter: 'kav',
    group: 'general',
    kind: 'switch',
    values: onOff,
    default: '-1',
  },
  newWindow: {
    parameter: 'kn',
    group: 'general',
    kind: 'switch',
    values: onOff,
    default: '-1',
  },
  keyboardShortcuts: {
    parameter: 'kk',
    group: 'general',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  units: {
    parameter: 'kaj',
    group: 'general',
    kind: 'choice',
    values: ['-1', 'm', 'u'],
    default: '-1',
  },
  video: {
    parameter: 'k5',
    group: 'general',
    kind: 'choice',
    values: ['1', '2', '-1'],
    default: '-1',
  },
  maps: {
    parameter: 'kam',
    group: 'general',
    kind: 'choice',
    values: ['', 'osm', 'google-maps', 'apple-maps', 'bing-maps'],
    default: '',
  },
  ads: {
    parameter: 'k1',
    group: 'general',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  homepageTips: {
    parameter: 'kao',
    group: 'general',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  newsletterReminder: {
    parameter: 'kap',
    group: 'general',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  newsletter: {
    parameter: 'kaq',
    group: 'general',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  helpImprove: {
    parameter: 'kau',
    group: 'general',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  theme: {
    parameter: 'kae',
    group: 'appearance',
    kind: 'choice',
    // Nothing chosen is a value of its own, since light can be chosen on a dark device.
    values: ['', '-1', 'd', 't', 'c', 'r', 'b', 'g'],
    default: '',
  },
  font: {
    parameter: 'kt',
    group: 'appearance',
    kind: 'choice',
    values: Object.keys(fonts),
    default: 'p',
  },
  linkFont: {
    parameter: 'ka',
    group: 'appearance',
    kind: 'choice',
    values: Object.keys(fonts),
    default: 'p',
  },
  size: {
    parameter: 'ks',
    group: 'appearance',
    kind: 'choice',
    values: ['s', 'm', 'n', 'l', 't'],
    default: 'n',
  },
  width: {
    parameter: 'kw',
    group: 'appearance',
    kind: 'choice',
    values: ['n', 'w', 's'],
    default: 'n',
  },
  placement: {
    parameter: 'km',
    group: 'appearance',
    kind: 'choice',
    values: ['m', 'l'],
    default: 'm',
  },
  underline: {
    parameter: 'ku',
    group: 'appearance',
    kind: 'switch',
    values: onOff,
    default: '-1',
  },
  header: {
    parameter: 'ko',
    group: 'appearance',
    kind: 'choice',
    values: ['d', '1', 's', '-1', '-2'],
    default: 'd',
  },
  favicons: {
    parameter: 'kf',
    group: 'appearance',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  urlDisplay: {
    parameter: 'kaf',
    group: 'appearance',
    kind: 'choice',
    values: ['b', 's', '-1'],
    default: 'b',
  },
  urlPlacement: {
    parameter: 'kai',
    group: 'appearance',
    kind: 'choice',
    values: ['a', 'b', '-1'],
    default: 'a',
  },
  pageNumbers: {
    parameter: 'kv',
    group: 'appearance',
    kind: 'choice',
    values: ['1', 'n', '-1'],
    default: '-1',
  },
  background: {
    parameter: 'k7',
    group: 'appearance',
    kind: 'color',
    values: [],
    default: 'ffffff',
  },
  headerColor: {
    parameter: 'kj',
    group: 'appearance',
    kind: 'color',
    values: [],
    default: 'ffffff',
  },
  moduleColor: {
    parameter: 'k21',
    group: 'appearance',
    kind: 'color',
    values: [],
    default: 'ffffff',
  },
  textColor: {
    parameter: 'k8',
    group: 'appearance',
    kind: 'color',
    values: [],
    default: '494949',
  },
  titleColor: {
    parameter: 'k9',
    group: 'appearance',
    kind: 'color',
    values: [],
    default: '1a0dab',
  },
  visitedColor: {
    parameter: 'kaa',
    group: 'appearance',
    kind: 'color',
    values: [],
    default: '6c00a2',
  },
  addressColor: {
    parameter: 'kx',
    group: 'appearance',
    kind: 'color',
    values: [],
    default: '3f6e35',
  },
  method: {
    parameter: 'kg',
    group: 'privacy',
    kind: 'choice',
    values: ['g', 'p'],
    default: 'g',
  },
  redirect: {
    parameter: 'kd',
    group: 'privacy',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  https: {
    parameter: 'kh',
    group: 'privacy',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  autoloadImages: {
    parameter: 'kc',
    group: 'privacy',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  recentRegions: {
    parameter: 'kah',
    group: 'privacy',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  location: {
    parameter: 'kat',
    group: 'privacy',
    kind: 'switch',
    values: onOff,
    default: '-1',
  },
  mapRendering: {
    parameter: 'kay',
    group: 'privacy',
    kind: 'choice',
    values: ['-1', 'b', 'i'],
    default: '-1',
  },
  chat: {
    parameter: 'kbg',
    group: 'ai',
    kind: 'switch',
    values: onOff,
    default: '1',
  },
  searchAssist: {
    parameter: 'kbe',
    group: 'ai',
    kind: 'choice',
    values: ['-1', '0', '1', '2'],
    default: '1',
  },
  aiImages: {
    parameter: 'kbj',
    group: 'ai',
    kind: 'choice',
    values: ['-1', '1'],
    default: '-1',
  },
} as const satisfies Record<string, SearchSetting>;

export type SettingName = keyof typeof searchSettings;
