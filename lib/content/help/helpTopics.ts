import { buying } from './buying';
import type { HelpTopic } from './helpQuestion';
import { privacyAndChat } from './privacyAndChat';
import { removalAndRestoration } from './removalAndRestoration';
import { searchAndBrowser } from './searchAndBrowser';
import { signingIn } from './signingIn';
import { vpn } from './vpn';

/** Every question of the help center, by topic, in the order of the page. */
export const helpTopics: readonly HelpTopic[] = [
  buying,
  signingIn,
  vpn,
  removalAndRestoration,
  searchAndBrowser,
  privacyAndChat,
];
