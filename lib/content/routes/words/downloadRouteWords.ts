import { brand } from '../../brand';
import type { downloadRoutes } from '../downloadRoutes';
import { type RouteWords, titled } from '../route';

export const downloadRouteWords = {
  '/app': {
    title: titled(`${brand.browser} for all your devices`),
    description: `Get ${brand.browser} for Mac, Windows, iPhone, iPad, and Android. It blocks trackers, handles cookie pop-ups, and searches privately. Free.`,
  },
  '/app/devices': {
    title: titled('All downloads'),
    description: `Every way to get ${brand.name}: apps for computers, phones, and tablets, and extensions for other browsers.`,
  },
  '/app/landing': {
    title: titled(`Get ${brand.browser}`),
    description: `${brand.browser} at a glance: what it blocks, how people rate it, and how to install it on this device.`,
  },
  '/app/unsupported': {
    title: titled('What works on an older device'),
    description: `Your system is older than ${brand.browser} supports. Here’s what still works on it, and what works on other devices.`,
  },
  '/browser': {
    title: titled('How our browser protects you'),
    description: `What ${brand.browser} does from the first letter you type to the last tab you close, protection by protection.`,
  },
  '/mac': {
    title: titled(`Download ${brand.browser} for Mac`),
    description: `A fast browser for Mac that blocks trackers before they load. Download it, drag it to Applications, and you’re done.`,
  },
  '/windows': {
    title: titled(`Download ${brand.browser} for Windows`),
    description: `A private browser for Windows 10 and 11. It’s free, installs in a minute, and needs no account.`,
  },
  '/windows-preview': {
    title: titled('Windows preview'),
    description: `Try new features of ${brand.browser} for Windows early. The preview installs alongside the regular app.`,
  },
  '/windows-user-survey': {
    title: titled('Tell us about the Windows app'),
    description: `Six questions about ${brand.browser} for Windows, answered by email. Nothing is stored on this page.`,
  },
  '/malicious-site-protection/report-error': {
    title: titled('Report a false warning'),
    description: 'Did we warn you about a safe site? Tell us its address, and we’ll review it.',
  },
  '/extension-success': {
    title: titled('The extension is on'),
    description: 'What just changed in your browser, how to see it at work, and how to get it on your phone.',
  },
  '/compare-privacy': {
    title: titled('Browsers compared by privacy'),
    description: `${brand.browser} compared with Chrome, Edge, Safari, Firefox, and Brave: 17 protections, line by line, with notes.`,
  },
} as const satisfies Record<keyof typeof downloadRoutes, RouteWords>;
