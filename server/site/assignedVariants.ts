import { experiments, isExperimentName } from '@/lib/content/measuring/experiments';
import { outside } from '@/lib/experiments/assignment';
import type { SettingValues } from '@/lib/flags/settingValues';
import type { RequestContext } from '@/server/http/requestContext';

/** Allocations have at most four decimals. */
const precision = 10_000;

/** Visitors who ask not to be tracked also say so in a header (Global Privacy Control, Do Not Track). */
function mayAssign({ header }: RequestContext): boolean {
  return header('sec-gpc') !== '1' && header('dnt') !== '1';
}

/**
 * One variant for each running experiment that the service assigns, drawn again on every call and kept only by the
 * browser: nothing is stored here, and nobody is recognized. `none` for visitors not drawn to take part, and nothing
 * for visitors who asked not to be tracked.
 */
export function assignedVariants(
  context: RequestContext,
  allocations: SettingValues['allocations'],
): Readonly<Record<string, string>> {
  if (!mayAssign(context)) return {};
  const { clock, random } = context.services;
  return Object.fromEntries(
    Object.keys(experiments)
      .filter(isExperimentName)
      .filter((name) => experiments[name].assignment === 'backend')
      .filter((name) => clock.now() < Date.parse(experiments[name].ends))
      .map((name) => {
        const { variants } = experiments[name];
        const takesPart = random.below(precision) < allocations[name] * precision;
        return [name, (takesPart && variants[random.below(variants.length)]) || outside];
      }),
  );
}
