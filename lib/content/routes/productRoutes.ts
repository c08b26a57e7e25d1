import { brand } from '../brand';
import { type Route, titled } from './route';

/** What the products do, and their settings. */
export const productRoutes = {
  '/duckai': {
    path: '/duckai',
    title: `${brand.chat}: private AI chat – ${brand.name}`,
    description: `Chat with several AI models through ${brand.chat}. We don’t reveal who you are, we don’t store your chats, and nothing is used to train a model.`,
    kind: 'document',
    event: 'duckai',
    sitemap: true,
  },
  '/email': {
    path: '/email',
    title: titled('Email protection'),
    description:
      'Disposable forwarding addresses, and email without trackers. Free, and it works with the inbox you have.',
    kind: 'document',
    event: 'email',
    sitemap: true,
  },
  '/settings': {
    path: '/settings',
    title: titled('Search settings'),
    description: `Region, language, appearance, privacy, and AI settings for ${brand.search}, all on one page and saved in this browser. No account needed.`,
    kind: 'document',
    event: 'settings',
    sitemap: true,
    personal: 'cookies',
  },
  '/sync/pairing': {
    path: '/sync/pairing',
    title: titled('Connect your devices'),
    description: `You scanned a ${brand.browser} pairing code outside the app. Here’s what to do with it, in four steps.`,
    kind: 'document',
    event: 'sync_pairing',
    sitemap: false,
  },
  '/theme': {
    path: '/theme',
    title: titled('Light theme, dark theme, and your own color'),
    description:
      'Choose how this site looks: light, dark, or the same as your system. Try your own color and see which text is readable on it.',
    kind: 'document',
    event: 'theme',
    sitemap: true,
  },
} as const satisfies Record<string, Route>;
