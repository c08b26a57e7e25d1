import './countVariants';
import { type Experiment, type ExperimentName, experiments } from '@/lib/content/measuring/experiments';
import { assignedVariant, keepVariant, knownVariant } from '@/lib/experiments/assignment';
import { pageAllocation } from '@/lib/experiments/pageAllocation';
import { mayRemember } from '@/lib/privacy/mayRemember';
import { openStorage } from '@/lib/storage/browserStorage';
import { namedExperiments } from './namedExperiments';

/** The variants that the service assigns, by experiment; none when it does not respond. */
async function askForAssignments(): Promise<Readonly<Record<string, string>>> {
  try {
    const answer = await fetch('/feature-config.json', { credentials: 'omit' });
    const { experiments: assigned = {} } = await answer.json();
    return assigned;
  } catch {
    return {};
  }
}

/**
 * Experiments whose variants the service assigns (specification §9). It is asked once. The response is stored, and the
 * variants are shown and counted from the next page on: it arrives after the first paint, and nothing should change
 * while a visitor is looking.
 */
async function askOnce(): Promise<void> {
  const world = {
    search: window.location.search,
    storage: openStorage(() => window.localStorage),
    now: new Date(),
    mayExperiment: mayRemember(),
  };
  function isOpen(name: ExperimentName): boolean {
    const experiment: Experiment = { ...experiments[name], allocation: pageAllocation(name) };
    const { assignment, allocation } = experiment;
    return assignment === 'backend' && allocation > 0 && knownVariant(name, experiment, world) === null;
  }
  const open = namedExperiments().filter(isOpen);
  if (open.length === 0) return;
  const assigned = await askForAssignments();
  for (const name of open) {
    try {
      keepVariant(name, experiments[name], assignedVariant(name, experiments[name], assigned), world);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: our own mistake, which must be visible but not stop a page.
      console.warn(error);
    }
  }
}

void askOnce();
