import type { ExperimentName } from '../content/measuring/experiments';
import type { FeatureConfig } from '../contract/siteResponses';

/** What operators set while the site runs: the three flags, and the share of visitors that each experiment takes. */
export type SettingValues = {
  flags: FeatureConfig;
  allocations: Readonly<Record<ExperimentName, number>>;
};
