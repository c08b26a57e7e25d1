import './objectHasOwn';
import { isAccountHolder, sessionKey } from '@/lib/auth/sessionKey';
import { isAppNavigator, readSystemFacts } from '@/lib/device/browserFacts';
import { downloadPlatform } from '@/lib/device/downloadPlatform';
import { operatingSystem } from '@/lib/device/operatingSystem';
import { decideVariant, type ExperimentWorld } from '@/lib/experiments/assignment';
import { allocationAttribute } from '@/lib/experiments/pageAllocation';
import type { DrawnExperiment } from '@/lib/experiments/pageExperiments';
import { appHandler } from '@/lib/native/channel/appHandler';
import { contexts } from '@/lib/native/channel/contexts';
import { mayRemember } from '@/lib/privacy/mayRemember';
import { isOnionPage, isStartPage } from '@/lib/privacy/visitedHost';
import { orNull } from '@/lib/storage/browserStorage';
import { isKeptInCookies } from '@/lib/storage/cookies';
import { overriddenState } from '@/lib/subscriber/subscriberState';
import { markTheme } from '@/lib/theme/applyTheme';
import { isThemeChoice } from '@/lib/theme/theme';
import { readThemeChoice } from '@/lib/theme/themeStorage';
import { readEnvironmentName } from '@/lib/url/environmentName';
import { environmentKey } from '@/lib/url/environmentStorage';
import { readQueryParam } from '@/lib/url/queryParameters';

/**
 * What must be decided before the first paint, so that nothing flashes or moves afterward. The build inlines this
 * script in the head of every page and allows it by its hash. It marks the root element, and style sheets do the rest:
 * `data-script` where scripts run, `data-host` on the start page and in the onion network, `data-theme` for a chosen
 * theme, `data-chosen-theme` for one that was chosen on this page, `data-account` where somebody is signed in in this tab who has an account, `data-platform` for this device's download,
 * `data-exp-<name>` for the variant of an experiment, `data-app` on a page that an app opened, `data-subscriber` in an app's
 * ordinary tabs, until the app has been asked, `data-environment` in a tab that turned to staging, by its URL or by that of
 * an earlier page, which this script keeps.
 */
const root = document.documentElement;
const visit: ExperimentWorld = {
  search: location.search,
  // Asked for by narrow experiments alone, since the answer costs a layout before anything is there.
  get width() {
    return innerWidth;
  },
  storage: orNull(() => localStorage) ?? { getItem: () => null, setItem() {}, removeItem() {} },
  now: new Date(),
  mayExperiment: mayRemember(),
  random: Math.random,
};

function mark(name: string, value: string | false | null): void {
  if (typeof value === 'string') root.setAttribute(`data-${name}`, value);
}

const environment = orNull(() => readEnvironmentName(location.search, sessionStorage)) ?? 'production';

function holdsAccount(): boolean {
  return isAccountHolder((key) => sessionStorage.getItem(environmentKey(environment, key)));
}

mark('script', '');
mark('host', (isStartPage(location) && 'start') || (isOnionPage(location) && 'onion'));
markTheme(readThemeChoice());
// Before the scripts of the page arrive, its switch works as well; they store the choice that they find here.
addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement && 'themeChoice' in target.dataset)) return;
  if (!isThemeChoice(target.value)) return;
  mark('chosen-theme', target.value);
  markTheme(target.value);
});
mark('environment', environment === 'staging' && environment);
mark('account', (orNull(holdsAccount) || isKeptInCookies(sessionKey)) && '');
mark('platform', downloadPlatform(operatingSystem(readSystemFacts(navigator))));
const shown: Record<string, DrawnExperiment> = JSON.parse(root.dataset.experiments ?? '{}');
for (const [name, experiment] of Object.entries(shown)) {
  const share = root.getAttribute(allocationAttribute(name));
  if (share !== null) experiment.allocation = Number(share);
  mark(`exp-${name}`, decideVariant(name, experiment, visit));
}
const forced = overriddenState(readQueryParam(location.search, 'subscribed_override'));
mark('subscriber', forced ?? (isAppNavigator(navigator) && 'PENDING'));
mark('app', Object.values(contexts).some((context) => appHandler(context, window)) && '');
