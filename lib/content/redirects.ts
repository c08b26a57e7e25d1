import type { RoutePath } from './routes';

/**
 * Older and guessed addresses with the page that answers them today. They are answered for good (308) with their query
 * kept. Targets are pages, never another redirect.
 */
export const redirects: Readonly<Record<string, RoutePath | `${RoutePath}#${string}`>> = {
  '/home': '/',
  '/index': '/',
  '/index.html': '/',
  '/about-us': '/about',
  '/press-kit': '/press',
  '/careers': '/hiring',
  '/jobs': '/hiring',
  '/newbang': '/bangs/new',
  '/bang': '/bangs',
  '/aichat': '/duckai',
  '/whats-new': '/updates',
  '/donate': '/donations',
  '/compare': '/compare-privacy',
  '/software': '/app',
  '/apps': '/app',
  '/download': '/app',
  '/downloads': '/app/devices',
  '/windows-browser': '/windows',
  '/mac-browser': '/mac',

  '/privacy-policy': '/privacy',
  '/privacy.html': '/privacy',
  '/privacy-terms': '/privacy',
  '/terms-of-service': '/terms',
  '/terms-of-use': '/terms',
  '/tos': '/terms',
  '/aup': '/acceptable-use',
  '/aichat/privacy-terms': '/duckai/privacy-terms',
  '/duckai/privacy': '/duckai/privacy-terms',
  '/duckai/terms': '/duckai/privacy-terms',

  '/subscription': '/pro',
  '/subscription/terms': '/pro/privacy-terms',
  '/privacy-pro': '/pro',
  '/privacypro': '/pro',
  '/pro/plans': '/pro',
  '/pro/privacy': '/pro/privacy-terms',
  '/pro/terms': '/pro/privacy-terms',
  '/pro/manage': '/subscriptions/manage',
  '/pro/activate': '/subscriptions/activate',
  '/partner-benefits': '/pro',
  '/subscription-support': '/pro#questions',
  '/account': '/subscriptions/manage',
  '/login': '/subscriptions/activate',
  '/signin': '/subscriptions/activate',
};
