import { type ExperimentName, experiments, isExperimentName } from '@/lib/content/measuring/experiments';
import { listItems } from './listItems';

type Allocations = Record<ExperimentName, number>;

export const builtAllocations: Readonly<Allocations> = {
  mobilepropaywall: experiments.mobilepropaywall.allocation,
  homeherobuttonstyles: experiments.homeherobuttonstyles.allocation,
  windowsinstaller: experiments.windowsinstaller.allocation,
  privacypropromo: experiments.privacypropromo.allocation,
  appbranding: experiments.appbranding.allocation,
};

/**
 * Reads `appbranding=0.5, windowsinstaller=0`: experiments, each with the share of visitors who take part. Experiments
 * that are not named keep the share they were built with. Null when an entry is not one of ours or not a share.
 */
export function readAllocations(list: string): Allocations | null {
  const allocations = { ...builtAllocations };
  for (const entry of listItems(list)) {
    const [name = '', text = ''] = entry.split('=');
    const share = /^[\d.]{1,6}$/.test(text) ? Number(text) : Number.NaN;
    if (!isExperimentName(name) || !(share >= 0 && share <= 1)) return null;
    allocations[name] = share;
  }
  return allocations;
}
