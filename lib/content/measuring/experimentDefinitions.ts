import type { ExperimentName } from './experiments';

/** What an experiment tries, and the team that reads the result and takes the experiment out again. */
export type ExperimentDefinition = { description: string; owner: string };

/** One for every experiment; it does not travel to the browser. */
export const experimentDefinitions: Record<ExperimentName, ExperimentDefinition> = {
  mobilepropaywall: {
    description: 'Where the subscription offer appears on small screens.',
    owner: 'Subscription',
  },
  homeherobuttonstyles: {
    description: 'How prominent the buttons under the home page search box are.',
    owner: 'Home',
  },
  windowsinstaller: {
    description: 'The installer as a single file instead of the older package.',
    owner: 'Downloads',
  },
  privacypropromo: {
    description: 'A line or a banner about the subscription on other pages. Nobody takes part at present.',
    owner: 'Subscription',
  },
  appbranding: {
    description: 'What the app is called and how it’s pictured on its page.',
    owner: 'Downloads',
  },
};
