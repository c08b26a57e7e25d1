import { experiments } from '@/lib/content/measuring/experiments';
import { type ExperimentName, isExperimentName } from '@/lib/content/measuring/shownExperiments';
import { experimentKey } from '@/lib/experiments/assignment';
import { storedVariants } from '@/lib/experiments/storedVariants';
import { mayMeasure } from '@/lib/privacy/mayMeasure';
import { openStorage } from '@/lib/storage/browserStorage';
import { readQueryParam } from '@/lib/url/queryParameters';
import { namedExperiments, showVariant } from './showVariant';

/** Variants by experiment as the service assigns them; none when it does not answer. */
async function askForAssignments(): Promise<Readonly<Record<string, string>>> {
  try {
    const answer = await fetch('/feature-config.json', { credentials: 'omit' });
    const { experiments: assigned = {} } = await answer.json();
    return assigned;
  } catch {
    return {};
  }
}

/** Whether the variant is known without asking: kept here, named by the address, or never to be asked for. */
function isSettled(name: ExperimentName): boolean {
  const key = experimentKey(name);
  const kept = storedVariants(openStorage(() => window.localStorage));
  return !mayMeasure() || Object.hasOwn(kept, key) || readQueryParam(window.location.search, key) !== null;
}

/** Experiments whose variants the service assigns; it is asked once, and the answer is kept (specification §9). */
async function takePart(): Promise<void> {
  const names = [...namedExperiments()]
    .filter(isExperimentName)
    .filter((name) => experiments[name].assignment === 'backend');
  const open = names.filter((name) => !isSettled(name));
  for (const name of names.filter(isSettled)) showVariant(name);
  if (open.length === 0) return;
  const assigned = await askForAssignments();
  for (const name of open) showVariant(name, assigned);
}

void takePart();
