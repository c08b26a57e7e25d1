import type { ExperimentName } from '../content/measuring/experiments';
import type { FeatureConfig } from '../contract/siteResponses';

/** What operators can set while the site is running: the three flags, and each experiment's share of visitors. */
export type SettingValues = {
  flags: FeatureConfig;
  allocations: Readonly<Record<ExperimentName, number>>;
};
