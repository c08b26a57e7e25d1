import { type Experiment, type ExperimentName, experiments } from '../content/measuring/experiments';
import { mayRemember } from '../privacy/mayRemember';
import { openStorage, recall, store } from '../storage/browserStorage';
import { readQueryParam } from '../url/queryParameters';
import { experimentKey, fitsWidth, shownKey } from './assignment';

export type Exposure = {
  /** What the page shows; false when it shows nothing of the experiment. */
  variant: string | false;
  /** True the first time, which must be counted: once for a stored variant, once per tab for one that the URL names. */
  fresh: boolean;
};

/**
 * What this view shows of an experiment, and that it was shown. The variant is the one that the boot script marked on
 * the root before the first paint: visitors are counted for what they saw, and a purchase for no more than that.
 */
export function exposeVariant(name: ExperimentName): Exposure {
  const experiment: Experiment = experiments[name];
  const { location, innerWidth: width } = window;
  const variant = document.documentElement.getAttribute(`data-exp-${name}`);
  // Only pages that show an experiment are marked with a variant of it.
  const isShown = variant !== null && fitsWidth(experiment, width);
  if (!isShown || !mayRemember()) return { variant: false, fresh: false };
  const { browser, tab } = storages();
  const key = shownKey(name);
  const isNamed = readQueryParam(location.search, experimentKey(name)) === variant;
  const fresh = recall(isNamed ? tab : browser, key) !== variant;
  if (isNamed) store(tab, key, variant);
  else {
    tab.removeItem(key);
    store(browser, key, variant, new Date(experiment.ends));
  }
  return { variant, fresh };
}

/** The variants that this visitor was shown, by key: a purchase passes them to its welcome page (specification §7). */
export function shownVariants(now: Date = new Date()): Record<string, string> {
  if (!mayRemember()) return {};
  const { browser, tab } = storages();
  const all: [string, Experiment][] = Object.entries(experiments);
  return Object.fromEntries(
    all.flatMap(([name, { ends, variants }]) => {
      const shown = recall(tab, shownKey(name), now) ?? recall(browser, shownKey(name), now);
      return shown !== null && variants.includes(shown) && now < new Date(ends)
        ? [[experimentKey(name), shown]]
        : [];
    }),
  );
}

function storages() {
  return {
    browser: openStorage(() => window.localStorage),
    tab: openStorage(() => window.sessionStorage),
  };
}
