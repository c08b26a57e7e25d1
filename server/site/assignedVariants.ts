import { type Experiment, experiments } from '@/lib/content/measuring/experiments';
import type { RequestContext } from '@/server/http/requestContext';

/** Whoever asks not to be tracked says so in a header too (Global Privacy Control, Do Not Track). */
function maySort({ header }: RequestContext): boolean {
  return header('sec-gpc') !== '1' && header('dnt') !== '1';
}

/**
 * A variant of each running experiment that the service assigns, drawn anew at every call and kept by the browser alone:
 * nothing is stored here, and nobody is recognised. None for visitors who asked not to be tracked.
 */
export function assignedVariants(context: RequestContext): Readonly<Record<string, string>> {
  if (!maySort(context)) return {};
  const { clock, random } = context.services;
  const all: [string, Experiment][] = Object.entries(experiments);
  return Object.fromEntries(
    all
      .filter(([, { assignment, ends }]) => assignment === 'backend' && clock.now() < Date.parse(ends))
      .flatMap(([name, { variants }]) => {
        const variant = variants[random.below(variants.length)];
        return variant === undefined ? [] : [[name, variant]];
      }),
  );
}
