import { brand } from '../brand';

/** The first words of each page about our apps. */
export const heroes = {
  app: {
    title: 'A private browser for all your devices',
    lead: `${brand.browser} blocks trackers, handles cookie pop-ups, and searches privately on every device you own. It’s free, and there’s nothing to set up.`,
  },
  landing: {
    title: 'See fewer trackers on every page',
    lead: 'Most pages bring along companies you’ve never heard of. Install the browser, open the same page again, and see how many are missing.',
  },
  devices: {
    title: 'Choose your download',
    lead: 'Every app, every store, and every installer on one page. All of them are free.',
  },
  unsupported: {
    title: 'This device is too old for our app',
    lead: 'You can still search privately on it. Here’s what works on this device, and what works on others.',
  },
  browser: {
    title: 'What happens when you open a page',
    lead: `An ordinary visit triggers dozens of requests to companies you never meant to contact. Here’s what ${brand.browser} does about each kind, in the order it happens.`,
  },
  mac: {
    eyebrow: 'For Mac',
    title: 'A private browser for your Mac',
    lead: 'Pages load faster without trackers. Your passwords and bookmarks move over from Safari or Chrome in two clicks.',
  },
  windows: {
    eyebrow: 'For Windows',
    title: 'A private browser for Windows',
    lead: 'A full browser for everyday use. It installs in a minute and needs no account.',
  },
  windowsPreview: {
    eyebrow: 'Windows preview',
    title: 'Try new features early',
    lead: 'The preview gets new features a few weeks early, rough edges included. It installs alongside the regular app and doesn’t affect it.',
  },
  survey: {
    title: 'How do you like our Windows app?',
    lead: 'Six short questions. Answer as many as you like. We read every reply.',
  },
  report: {
    title: 'Did we warn you about a safe site?',
    lead: 'If we got it wrong, tell us. Send us the address, and a person will review it.',
  },
  extension: {
    eyebrow: 'Installed',
    title: 'The extension is on',
    lead: 'It works in this browser, starting with this page. There’s nothing to set up.',
  },
  compare: {
    title: 'How browsers compare on privacy',
    lead: `${brand.browser} and five others, each with its default settings. Where a rating needs explaining, there’s a note.`,
  },
} as const;
