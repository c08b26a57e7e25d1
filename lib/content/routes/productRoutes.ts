import { brand } from '../brand';
import { type Route, titled } from './route';

/** What the products do, and their settings. */
export const productRoutes = {
  '/duckai': {
    path: '/duckai',
    title: `${brand.chat}: AI chat that forgets you – ${brand.name}`,
    description: `Ask several AI models through ${brand.chat}. We take your name off the question, store neither question nor answer, and nothing trains a model.`,
    kind: 'document',
    event: 'duckai',
    sitemap: true,
  },
  '/email': {
    path: '/email',
    title: titled('E-mail protection'),
    description:
      'Forwarding addresses that you can throw away, and mail that arrives without trackers. Free, beside the mailbox you have.',
    kind: 'document',
    event: 'email',
    sitemap: true,
  },
  '/settings': {
    path: '/settings',
    title: titled('Search settings'),
    description: `Region, language, looks, privacy and AI of ${brand.search}: every setting on one page, kept in this browser and in no account.`,
    kind: 'document',
    event: 'settings',
    sitemap: true,
    personal: 'cookies',
  },
  '/sync/pairing': {
    path: '/sync/pairing',
    title: titled('Connect your devices'),
    description: `A pairing code of ${brand.browser} that was scanned outside the app: what to do with it, in four steps.`,
    kind: 'document',
    event: 'sync_pairing',
    sitemap: false,
  },
  '/theme': {
    path: '/theme',
    title: titled('Light, dark and your own colour'),
    description:
      'Choose how this site looks: light, dark or as your system says. Try a colour of your own and see which text can be read on it.',
    kind: 'document',
    event: 'theme',
    sitemap: true,
  },
} as const satisfies Record<string, Route>;
