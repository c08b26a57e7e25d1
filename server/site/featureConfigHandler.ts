import { experiments, isExperimentName } from '@/lib/content/measuring/experiments';
import { outside } from '@/lib/experiments/assignment';
import type { SettingValues } from '@/lib/flags/settingValues';
import { asksNotToBeTracked } from '@/server/http/caller';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';

/**
 * `GET /feature-config.json`: the flags, the client id that the pages sign in with, and the assigned variants. An app's
 * own answer takes precedence over the flags. Not cached: a variant is drawn for one visitor.
 */
export async function featureConfigHandler(context: RequestContext): Promise<HandlerResult> {
  const { config, remoteSettings } = context.services;
  const { flags, allocations } = await remoteSettings.latest();
  const webClientId = config.clients.web.id;
  return { json: { ...flags, webClientId, experiments: assignedVariants(context, allocations) } };
}

/** Allocations have at most four decimals. */
const precision = 10_000;

/**
 * One variant for each running experiment that the service assigns, drawn again on every call and kept only by the
 * browser: nothing is stored here, and nobody is recognized. `none` for visitors not drawn to take part, and nothing
 * for visitors who asked not to be tracked.
 */
function assignedVariants(
  context: RequestContext,
  allocations: SettingValues['allocations'],
): Readonly<Record<string, string>> {
  if (asksNotToBeTracked(context)) return {};
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
