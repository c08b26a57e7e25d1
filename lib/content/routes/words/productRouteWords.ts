import { brand } from '../../brand';
import type { productRoutes } from '../productRoutes';
import { type RouteWords, titled } from '../route';

export const productRouteWords = {
  '/duckai': {
    title: `${brand.chat}: private AI chat – ${brand.name}`,
    description: `Chat with several AI models through ${brand.chat}. We don’t reveal who you are, we don’t store your chats, and nothing is used to train a model.`,
  },
  '/email': {
    title: titled('Email protection'),
    description:
      'Disposable forwarding addresses, and email without trackers. Free, and it works with the inbox you have.',
  },
  '/settings': {
    title: titled('Search settings'),
    description: `Region, language, appearance, privacy, and AI settings for ${brand.search}, all on one page and saved in this browser. No account needed.`,
  },
  '/sync/pairing': {
    title: titled('Connect your devices'),
    description: `You scanned a ${brand.browser} pairing code outside the app. Here’s what to do with it, in four steps.`,
  },
  '/theme': {
    title: titled('Light theme, dark theme, and your own color'),
    description:
      'Choose how this site looks: light, dark, or the same as your system. Try your own color and see which text is readable on it.',
  },
} as const satisfies Record<keyof typeof productRoutes, RouteWords>;
