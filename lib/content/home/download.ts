import { brand } from '../brand';

export const downloadPanel = {
  eyebrow: brand.browser,
  title: 'A browser that blocks trackers',
  text: 'It works like the browser you know, without the tracking. Your bookmarks and passwords move over in about\u00a0a\u00a0minute.',
} as const;
