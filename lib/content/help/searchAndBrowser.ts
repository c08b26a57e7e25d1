import { brand } from '../brand';
import { sitePages } from '../site/sitePages';
import { type HelpTopic, linkTo } from './helpQuestion';

const { app, settings, bangs, devices, updates } = sitePages;

export const searchAndBrowser: HelpTopic = {
  id: 'search-and-browser',
  title: 'Search and browser',
  questions: [
    {
      id: 'default-search',
      question: `How do I make ${brand.search} my search engine?`,
      answer: [
        [
          `In ${brand.browser} it already is. In other browsers, add `,
          linkTo(devices.href, 'our extension'),
          ', or choose it under “Search engine” in the browser’s settings.',
        ],
      ],
    },
    {
      id: 'search-settings',
      question: 'How do I change my region, language, or safe search?',
      answer: [
        [
          'In ',
          linkTo(settings.href, 'search settings'),
          '. They’re saved in your browser, not in an account. If you clear your cookies often, bookmark the link that page gives you: it contains your settings.',
        ],
        [
          'To search another site right away, use ',
          linkTo(bangs.href, 'bangs'),
          ': “!w ducks” opens Wikipedia.',
        ],
      ],
    },
    {
      id: 'install-browser',
      question: `Where do I get ${brand.browser}?`,
      answer: [
        [
          'For iPhone, iPad, Android, Mac, and Windows, on the ',
          linkTo(app.href, 'browser page'),
          '. It’s free, and it can import bookmarks and passwords from the browser you use now, under “Import” in settings.',
        ],
      ],
    },
    {
      id: 'site-broken',
      question: 'A site looks broken or refuses to work.',
      answer: [
        [
          'Select the shield in the address bar and turn protections off for that site. If it works now, choose “Report broken site” in the same place. We fix what we can, and the report doesn’t say who you are.',
        ],
      ],
    },
    {
      id: 'sync',
      question: 'How do I sync bookmarks and passwords?',
      answer: [
        [
          'Open “Sync and backup” in the settings of one device and scan the code with the other. No account is needed. Everything is encrypted on your device, and only your devices hold the key. Save the recovery code: without it, nobody can bring the data back, including us.',
        ],
      ],
    },
    {
      id: 'whats-new',
      question: 'Where can I see what’s new in the apps?',
      answer: [
        [
          linkTo(updates.href, 'What’s new'),
          ' lists every notable change with its date and system, and has a feed you can subscribe to.',
        ],
      ],
    },
  ],
};
