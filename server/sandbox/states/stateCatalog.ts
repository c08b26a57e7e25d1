import type { ForcedState } from 'fake-apps/forcedState';
import { accountOutcomes } from './accountOutcomes';
import { accountStates } from './accountStates';
import { activationStates } from './activationStates';
import { planStates } from './planStates';
import { removalStates } from './removalStates';
import { restorationStates } from './restorationStates';
import { shopStates } from './shopStates';
import { storeStates } from './storeStates';
import { tabStates } from './tabStates';
import { welcomeStates } from './welcomeStates';

/** Every forced state. Adding one is adding a record to the file of its screens. */
export const forcedStates: readonly ForcedState[] = [
  ...shopStates,
  ...accountStates,
  ...accountOutcomes,
  ...storeStates,
  ...planStates,
  ...tabStates,
  ...welcomeStates,
  ...activationStates,
  ...restorationStates,
  ...removalStates,
];

/** The address that opens a state. */
export function addressOf({ path, name, search, hash }: ForcedState): string {
  return `${path}?${[search, `state=${name}`].filter(Boolean).join('&')}${hash ? `#${hash}` : ''}`;
}

/** The state that an address asks for, or null: unknown, absent, or of another page. */
export function stateAt(path: string, query: string): ForcedState | null {
  const name = new URLSearchParams(query).get('state');
  return forcedStates.find((state) => state.name === name && state.path === path) ?? null;
}
