import { brand } from '../brand';
import { type Route, titled } from './route';

/** Apps and where to get them. */
export const downloadRoutes = {
  '/app': {
    path: '/app',
    title: titled(`${brand.browser} for every device you own`),
    description: `Get ${brand.browser} for Mac, Windows, iPhone, iPad and Android. It blocks trackers, answers cookie pop-ups and searches in private. Free.`,
    kind: 'document',
    event: 'app',
    sitemap: true,
  },
  '/app/devices': {
    path: '/app/devices',
    title: titled('All downloads'),
    description: `Every way to get ${brand.name}: apps for computers, phones and tablets, and the extension for the browser you have.`,
    kind: 'document',
    event: 'appdevices',
    sitemap: true,
  },
  '/app/landing': {
    path: '/app/landing',
    title: titled(`Get ${brand.browser}`),
    description: `${brand.browser} in one page: what it stops, what people give it, and the way to install it on this device.`,
    kind: 'document',
    event: 'applanding',
    sitemap: false,
  },
  '/app/unsupported': {
    path: '/app/unsupported',
    title: titled('What works on an older device'),
    description: `Your system is older than ${brand.browser} supports. Here is what still works on it, and what works elsewhere.`,
    kind: 'document',
    event: 'appnosupport',
    sitemap: false,
  },
  '/browser': {
    path: '/browser',
    title: titled('How our browser protects you'),
    description: `What ${brand.browser} does from the first press of a key to the last closed tab, protection by protection.`,
    kind: 'document',
    event: 'browser',
    sitemap: true,
  },
  '/mac': {
    path: '/mac',
    title: titled(`Download ${brand.browser} for Mac`),
    description: `A quick, quiet browser for the Mac that stops trackers before they load. Download, drag to Applications, done.`,
    kind: 'document',
    event: 'mac',
    sitemap: true,
  },
  '/windows': {
    path: '/windows',
    title: titled(`Download ${brand.browser} for Windows`),
    description: `A browser for Windows 10 and 11 that keeps your browsing yours. Free, installed in a minute, no account.`,
    kind: 'document',
    event: 'windows',
    sitemap: true,
  },
  '/windows-preview': {
    path: '/windows-preview',
    title: titled('Windows preview'),
    description: `Try what comes next in ${brand.browser} for Windows. The preview installs beside the ordinary app.`,
    kind: 'document',
    event: 'windows_preview',
    sitemap: true,
  },
  '/windows-user-survey': {
    path: '/windows-user-survey',
    title: titled('Tell us about the Windows app'),
    description: `Six questions about ${brand.browser} for Windows, answered by e-mail. Nothing is kept on this page.`,
    kind: 'document',
    event: 'windows_user_survey',
    sitemap: false,
  },
  '/malicious-site-protection/report-error': {
    path: '/malicious-site-protection/report-error',
    title: titled('Report a wrong warning'),
    description:
      'We warned you about a site that is harmless? Tell us its address and we will look at it again.',
    kind: 'document',
    event: 'malicious_site_report',
    sitemap: false,
  },
  '/extension-success': {
    path: '/extension-success',
    title: titled('The extension is on'),
    description:
      'What changed in your browser just now, how to see it at work, and how to have it on your phone.',
    kind: 'document',
    event: 'extension_success',
    sitemap: false,
  },
  '/compare-privacy': {
    path: '/compare-privacy',
    title: titled('Browsers compared by privacy'),
    description: `${brand.browser} next to Chrome, Edge, Safari, Firefox and Brave: seventeen protections, line by line, with notes.`,
    kind: 'document',
    event: 'compare_privacy',
    sitemap: true,
  },
} as const satisfies Record<string, Route>;
