import type { ExperimentName } from './experiments';

/** What an experiment tries, and the team that reads the result and takes the experiment out again. */
export type ExperimentDefinition = { description: string; owner: string };

/** One for every experiment; it does not travel to the browser. */
export const experimentDefinitions: Record<ExperimentName, ExperimentDefinition> = {
  mobilepropaywall: {
    description: 'Where the offer of the subscription stands on small screens.',
    owner: 'Subscription',
  },
  homeherobuttonstyles: {
    description: 'How strongly the buttons under the search box of the home page stand out.',
    owner: 'Home',
  },
  windowsinstaller: {
    description: 'The installer as one file in place of the older package.',
    owner: 'Downloads',
  },
  privacypropromo: {
    description: 'A line or a banner about the subscription on other pages. Nobody takes part at present.',
    owner: 'Subscription',
  },
  appbranding: {
    description: 'How the app is named and pictured on its page.',
    owner: 'Downloads',
  },
};
