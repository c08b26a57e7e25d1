import { brand } from '../brand';

/** The first words of each page about our apps. */
export const heroes = {
  app: {
    title: 'One browser. Nobody behind you.',
    lead: `${brand.browser} stops trackers, answers cookie pop-ups and searches in private, on every device you own. You do nothing, and it costs nothing.`,
  },
  landing: {
    title: 'You came to see less of them',
    lead: 'Of the companies behind every page, that is. Install the browser, open the page again, and count who is missing.',
  },
  devices: {
    title: 'Pick your device',
    lead: 'Every app, every store and the plain files, on one page. All of them are free.',
  },
  unsupported: {
    title: 'This device is a little too old for our app',
    lead: 'It may still do more in private than you think. Here is what works on it, and what works elsewhere.',
  },
  browser: {
    title: 'What happens when you open a page',
    lead: `An ordinary visit sets off dozens of requests to companies you never meant to visit. This is what ${brand.browser} does about each kind, in the order it happens.`,
  },
  mac: {
    eyebrow: 'For Mac',
    title: 'Your Mac, minus the audience',
    lead: 'Pages open with less on them, so they open sooner. Passwords and bookmarks move over from Safari or Chrome in two presses.',
  },
  windows: {
    eyebrow: 'For Windows',
    title: 'Windows, with the curtains drawn',
    lead: 'A full browser for everyday work. It takes a minute to install and asks you for nothing.',
  },
  windowsPreview: {
    eyebrow: 'Windows preview',
    title: 'See it before it’s finished',
    lead: 'The preview gets new parts a few weeks early, rough edges included. It installs beside the ordinary app and leaves it alone.',
  },
  survey: {
    title: 'How is it going on Windows?',
    lead: 'Six short questions. Answer the ones you like; we read every reply.',
  },
  report: {
    title: 'Did we warn you about a harmless site?',
    lead: 'Then we were wrong, and we would like to know. Send us its address and a person will look at it.',
  },
  extension: {
    eyebrow: 'Installed',
    title: 'That’s it. You’re covered.',
    lead: 'The extension is on in this browser from this page on. There is nothing to set up.',
  },
  compare: {
    title: 'What your browser does for you, and what it doesn’t',
    lead: `${brand.browser} next to five others, as they come when you install them. Where a cell needs a word of explanation, it has one.`,
  },
} as const;
