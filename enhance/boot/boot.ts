import { shownExperiments } from '@/lib/content/measuring/shownExperiments';
import { readSystemFacts } from '@/lib/device/browserFacts';
import { downloadPlatform } from '@/lib/device/downloadPlatform';
import { operatingSystem } from '@/lib/device/operatingSystem';
import { type KnownWorld, knownVariant } from '@/lib/experiments/assignment';
import { appHandler } from '@/lib/native/channel/appHandler';
import { contexts } from '@/lib/native/channel/contexts';
import { mayMeasure } from '@/lib/privacy/mayMeasure';
import { isOnionPage, isStartPage } from '@/lib/privacy/visitedHost';
import { orNull } from '@/lib/storage/browserStorage';
import { markTheme } from '@/lib/theme/applyTheme';
import { readThemeChoice } from '@/lib/theme/themeStorage';

/**
 * What must be decided before the first paint, so that nothing flashes or moves afterwards. The build puts this script into
 * the head of every page and allows it by its hash. It marks the root element, and style sheets do the rest: `data-script`
 * where scripts run, `data-host` on the start page and in the onion network, `data-theme` for a chosen theme, `data-platform` for the download of this device, `data-exp-<name>`
 * for the variant of an experiment that is known already, `data-app` inside an app.
 */
const root = document.documentElement;
const visit: KnownWorld = {
  search: location.search,
  storage: orNull(() => localStorage) ?? { getItem: () => null, removeItem() {} },
  now: new Date(),
  mayExperiment: mayMeasure(navigator),
};

function mark(name: string, value: string | false | null): void {
  if (typeof value === 'string') root.setAttribute(`data-${name}`, value);
}

mark('script', '');
mark('host', (isStartPage(location) && 'start') || (isOnionPage(location) && 'onion'));
markTheme(readThemeChoice());
mark('platform', downloadPlatform(operatingSystem(readSystemFacts(navigator))));
for (const [name, experiment] of Object.entries(shownExperiments)) {
  mark(`exp-${name}`, knownVariant(name, experiment, visit));
}
mark('app', Object.values(contexts).some((context) => appHandler(context, window)) && '');
