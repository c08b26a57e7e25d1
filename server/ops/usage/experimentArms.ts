import { eventPath } from '@/lib/content/events/eventCatalog';
import { type Experiment, experiments } from '@/lib/content/measuring/experiments';
import type { CountedParameters } from './countedEvents';

export const drawnEvent = eventPath('static.experiment');
export const boughtEvent = eventPath('page.welcome.experiment');

type Arm = { variant: string; drawn: number; bought: number };
export type RunningExperiment = { name: string; arms: readonly Arm[] };

/** Every experiment to which somebody was assigned, with all its known arms, in their order. */
export function armsOf(rows: readonly CountedParameters[]): RunningExperiment[] {
  const total = (event: string, name: string, variant: string) =>
    rows
      .filter((row) => row.event === event)
      .filter(({ parameters }) => parameters.get('experiment') === name)
      .filter(({ parameters }) => parameters.get('variant') === variant)
      .reduce((sum, { count }) => sum + count, 0);
  return Object.entries<Experiment>(experiments)
    .map(([name, { variants }]) => ({
      name,
      arms: variants.map((variant) => ({
        variant,
        drawn: total(drawnEvent, name, variant),
        bought: total(boughtEvent, name, variant),
      })),
    }))
    .filter(({ arms }) => arms.some(({ drawn }) => drawn > 0));
}
