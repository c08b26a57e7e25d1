import { experiments, isExperimentName } from '@/lib/content/measuring/experiments';
import { allocationAttribute } from '@/lib/experiments/pageAllocation';
import { builtFlags, flagAttribute } from '@/lib/flags/pageFlags';
import type { SettingValues } from '@/lib/flags/settingValues';
import { type SiteFiles, type StoredPage, withMarkup } from './siteFiles';

/**
 * The prepared pages, with the remote setting on their root element where it differs from what they were built with. What
 * decides before the first paint reads it there, and nothing has to be asked. Each page is written once for each setting
 * that it is sent under; where nothing differs, which is the ordinary case, the prepared bytes go out as they are.
 */
export function markedPages(files: SiteFiles, values: () => SettingValues): SiteFiles {
  const written = new Map<StoredPage, { marks: string; page: StoredPage }>();
  let lastValues: SettingValues | null = null;
  let marks = '';

  function marked(page: StoredPage): StoredPage {
    const now = values();
    if (now !== lastValues) {
      lastValues = now;
      marks = settingMarks(now);
    }
    if (marks === '') return page;
    const known = written.get(page);
    if (known?.marks === marks) return known.page;
    const start = `<html ${marks} `;
    const fresh = {
      marks,
      page: withMarkup(page, (markup) => markup.replace('<html ', () => start)),
    };
    written.set(page, fresh);
    return fresh.page;
  }

  const ifAny = (page: StoredPage | null) => page && marked(page);
  return {
    ...files,
    page: (path) => ifAny(files.page(path)),
    pageInApp: (language, path) => ifAny(files.pageInApp(language, path)),
    pageInMarket: (path, market) => ifAny(files.pageInMarket(path, market)),
    errorPage: (status, language) => marked(files.errorPage(status, language)),
  };
}

/** The attributes of the root element, empty where everything is as it was built. */
function settingMarks({ flags, allocations }: SettingValues): string {
  const shown = ['useUnifiedFeedback', 'usePaidDuckAi'] as const;
  return [
    ...shown
      .filter((flag) => flags[flag] !== builtFlags[flag])
      .map((flag) => `${flagAttribute(flag)}="${flags[flag]}"`),
    ...Object.keys(experiments)
      .filter(isExperimentName)
      .filter((name) => allocations[name] !== experiments[name].allocation)
      .map((name) => `${allocationAttribute(name)}="${allocations[name]}"`),
  ].join(' ');
}
