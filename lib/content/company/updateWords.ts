import { brand } from '../brand';
import type { UpdateName, UpdateSystem } from './updates';

export const updatesWords = {
  title: 'What’s new',
  lead: 'Changes you’ll notice, dated by the day they reached everyone. We leave out small fixes.',
  filter: 'Show changes for',
  all: 'Everything',
  feed: 'Subscribe to the feed',
  feedTitle: `${brand.name}: what’s new`,
  permalink: 'Link to this update',
  none: 'No updates in this list.',
  earlier: (year: string) => `Changes in ${year}`,
  policies: { title: 'Changes to our policies', lead: 'What is different in our legal texts, newest first.' },
  help: { label: 'Ask about an update', href: '/help/contact' },
} as const;

/** What a change is for: the choices of the filter, and the labels of an entry. */
export const systemNames = {
  ios: 'iPhone and iPad',
  android: 'Android',
  mac: 'Mac',
  windows: 'Windows',
  web: 'Search and chat',
  subscription: 'Subscription',
  site: 'This website',
  legal: 'Policies',
} as const satisfies Record<UpdateSystem, string>;

/** Each change in one headline and one or two sentences. Page, feed, and structured data show them. */
export const updateTexts = {
  contract: {
    title: 'Terms that come with the order',
    text: 'The terms of the subscription outside the United States have a model form for a withdrawal and say how a yearly plan goes on in each country. A higher price applies only if you agree to it, and we are liable as the law provides. The email about a purchase brings them along, and Stripe keeps which version applied.',
  },
  'counts-in-europe': {
    title: 'In Europe, nothing is kept for our counts',
    text: 'Which variant of a page was shown, how often the offer was seen, and when the first one was, this site now keeps only in America. Everywhere else, nothing stays in your browser that you did not ask for.',
  },
  'accessibility-statement': {
    title: 'A statement about accessibility',
    text: 'What everybody can count on here, what does not work yet, and who supervises it is now on a page of its own, which every footer links to.',
  },
  'browser-storage': {
    title: 'Subscribing without browser storage',
    text: 'You can now subscribe and sign in where a browser or an app denies websites its storage. Cookies then take its place until you close the browser, and the privacy policy says so.',
  },
  withdrawal: {
    title: 'Withdraw and cancel on this website',
    text: 'In the European Union, the United Kingdom, and Canada, you can now withdraw from a subscription with a form on this website, and get a confirmation by email. With another form, you can cancel without signing in. The terms of the subscription link to both, the account page links to the first, and the policies name the legal basis.',
  },
  accessibility: {
    title: 'How accessible this site is',
    text: 'The terms of use now say which standards of accessibility we hold ourselves to, how we check them, and how to report a barrier.',
  },
  'exact-policies': {
    title: 'More exact policies',
    text: 'The privacy policy and the policies of the subscription now name everything kept in your browser, what email protection stores, what Stripe is told about a purchase, what the fingerprint of a card is kept for, and what stays on invoices after you delete your account. If you move, the version under which you bought still applies. The terms also say what happens if you cancel while a payment is missing. In Canada, too, you can withdraw within 14 days. The policy for the United States lists every kind of message we send. The policy of the chat says that there is a daily limit with the subscription, too. What we collect has not changed.',
  },
  'sale-news': {
    title: 'Hear when you can subscribe',
    text: 'Where the subscription isn’t available yet, you can now leave your email address on its page. We’ll email you once when that changes, and then delete the address. The privacy policy says how long we keep it.',
  },
  languages: {
    title: 'This site in four languages',
    text: 'Every page, the account, and our policies can now be read in German, Spanish, and French as well. The links are in the footer and the menu. The privacy policy names the one thing this stores: the language you selected, in your browser.',
  },
  'money-back': {
    title: 'Thirty days to get your money back',
    text: 'A first subscription is now refunded in full if you ask within 30 days of your first payment. The button is on the account page, and the terms of the subscription say the same.',
  },
  'account-data': {
    title: 'Download your account data',
    text: 'One button on the account page saves everything we have stored about your account, in a file that you can read.',
  },
  policies: {
    title: 'Policies that say how long',
    text: 'The privacy policy, the terms, the rules of acceptable use, and the policies of chat and subscription now say for each thing we keep how long we keep it. What we collect has not changed.',
  },
  'chat-policy': {
    title: 'The policy of the chat names its counter',
    text: 'It now says what is counted for the daily limit, in which form, and that the counter is gone within a day.',
  },
  'cookie-windows': {
    title: 'Fewer cookie pop-ups',
    text: 'The browser now answers the cookie pop-ups of many more sites with the fewest cookies they allow, before you see them.',
  },
  'vpn-widget': {
    title: 'VPN on the home screen',
    text: 'A widget turns the VPN on and off and shows where you are connected.',
  },
  'chat-images': {
    title: 'Image questions in chat',
    text: 'You can attach a picture to a question. It goes to the model without your name, and we don’t store it.',
  },
  'password-import': {
    title: 'Bring your passwords along',
    text: 'Passwords from another browser or a password manager can be imported from a file, which is read on your device.',
  },
  'quiet-notices': {
    title: 'Fewer notification requests',
    text: 'Sites can no longer ask to send notifications until you have visited them a few times.',
  },
  'scam-warnings': {
    title: 'Warnings about fake stores',
    text: 'A full-page warning stops you before you open a page that copies a well-known store. The list is stored on your device, so no addresses are sent anywhere to be checked.',
  },
  'answer-length': {
    title: 'Choose the length of answers',
    text: 'The short answers above search results can be one line, one paragraph, or off. Your choice stays in your browser.',
  },
  'vpn-exclusions': {
    title: 'Exclude apps from the VPN',
    text: 'If a banking app or a printer refuses to work through the VPN, you can exclude it, one app at a time.',
  },
  widget: {
    title: 'Private search on the lock screen',
    text: 'The new widget opens a private search in one tap and the Fire Button in two.',
  },
  'vertical-tabs': {
    title: 'Vertical tabs',
    text: 'Tabs can now be shown in a column at the side, where long titles fit. The column folds away while you read.',
  },
  'voice-chat': {
    title: `Voice chat in ${brand.chat}`,
    text: 'Your speech is turned into text, answered, and discarded. Neither we nor the model’s provider keep a recording.',
  },
  'removal-report': {
    title: 'Monthly reports on your data',
    text: 'Personal information removal now sums up what it found, what has been removed, and what is still in progress.',
  },
  'picture-search': {
    title: 'Hide AI-generated images',
    text: 'One setting hides image results that are known to be AI-generated. It uses a public list of sites.',
  },
  'autofill-cards': {
    title: 'Payment card autofill',
    text: 'Payment cards are stored on your device, locked with your fingerprint or face, and offered only on encrypted pages.',
  },
  'cookie-popups': {
    title: 'More cookie pop-ups handled for you',
    text: 'The browser now rejects and closes another 300 kinds of cookie pop-ups before you see them.',
  },
  'sync-recovery': {
    title: 'A recovery sheet for sync',
    text: 'Print or save the recovery sheet, and a lost phone no longer means lost bookmarks.',
  },
  'maps-offline': {
    title: 'Sharper maps',
    text: 'Maps load at your screen’s full resolution, and opening hours use the local time of the place.',
  },
  'tablet-layout': {
    title: 'A new layout for tablets',
    text: 'Tabs at the top, menus within reach of your thumb, and two pages side by side on wide screens.',
  },
  import: {
    title: 'One-step import',
    text: 'The first time you start the browser, you can import bookmarks, passwords, and open tabs from another browser in one step.',
  },
  'email-reply': {
    title: 'Reply from a private address',
    text: 'Replies to forwarded email now come from the same private address, so your own stays out of the thread.',
  },
  'tracker-count': {
    title: 'Seven days of blocked trackers',
    text: 'The new tab page shows which companies tried to track you in the last seven days. The count never leaves your device.',
  },
  'chat-files': {
    title: 'Ask about a document',
    text: 'You can now add PDF files to a chat. They’re read for the answer, and we don’t store them.',
  },
  'vpn-cities': {
    title: 'Choose a VPN city',
    text: 'You can now choose a city, not only a country. The nearest places come first, with how busy each one is.',
  },
  'dark-pages': {
    title: 'Dark mode for any site',
    text: 'You can darken sites that have no dark mode, one at a time or all at once.',
  },
} as const satisfies Record<UpdateName, { title: string; text: string }>;
