import type { Step } from '../world';

export const deleting: Step = {
  says: 'deletes the account',
  may: () => true,
  act: (world, person) => world.forget(person),
};
