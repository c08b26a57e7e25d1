import { experimentDefinitions } from '@/lib/content/measuring/experimentDefinitions';
import { type ExperimentName, experiments, isExperimentName } from '@/lib/content/measuring/experiments';
import { opsWords } from '@/lib/content/ops';
import type { FeatureConfig } from '@/lib/contract/siteResponses';
import type { SettingValues } from '@/lib/flags/settingValues';

type FlagName = keyof FeatureConfig;

/** A setting under the name by which it is stored, changed and audited. */
export type Setting = { name: string } & ({ flag: FlagName } | { experiment: ExperimentName });

/** A setting that cannot be made so; the message is a sentence for the operator. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

const flagNames: readonly FlagName[] = ['useUnifiedFeedback', 'useSubscriptionsAuthV2', 'usePaidDuckAi'];
const experimentNames = Object.keys(experiments).filter(isExperimentName);

export const settings: readonly Setting[] = [
  ...flagNames.map((flag) => ({ name: flag, flag })),
  ...experimentNames.map((experiment) => ({ name: `allocation.${experiment}`, experiment })),
];

/** @throws BadSetting when there is no such setting */
export function settingNamed(name: unknown): Setting {
  const setting = settings.find((candidate) => candidate.name === name);
  if (setting) return setting;
  throw new BadSetting(`There is no such setting. There are: ${settings.map((one) => one.name).join(', ')}.`);
}

/**
 * The values with this one as it is stored: `true` or `false`, or a number from 0 to 1.
 * @throws BadSetting when the setting has no such value
 */
export function withSetting(values: SettingValues, setting: Setting, text: string): SettingValues {
  if ('flag' in setting) {
    if (text !== 'true' && text !== 'false') throw new BadSetting(`${setting.name} is true or false.`);
    return { ...values, flags: { ...values.flags, [setting.flag]: text === 'true' } };
  }
  return {
    ...values,
    allocations: { ...values.allocations, [setting.experiment]: readShare(setting, text) },
  };
}

/** The value of one setting as it would be stored. */
export function settingText({ flags, allocations }: SettingValues, setting: Setting): string {
  return String('flag' in setting ? flags[setting.flag] : allocations[setting.experiment]);
}

/** What the setting does, in words for operators. */
export function settingLabel(setting: Setting): string {
  const { flags, share } = opsWords.settings;
  return 'flag' in setting
    ? flags[setting.flag]
    : share(experimentDefinitions[setting.experiment].description);
}

function readShare({ name }: Setting, text: string): number {
  if (!/^(0|1|0?\.\d{1,4}|1\.0{1,4})$/.test(text)) {
    throw new BadSetting(`${name} is a number from 0 to 1 with at most four decimals, such as 0.25.`);
  }
  return Number(text);
}
