import { confirmEdit, pendingEdit } from '../../../auth/codes/codeClient';
import type { Step } from '../world';

export const deleting: Step = {
  says: 'deletes the account',
  isMailedCode: true,
  may: ({ isReachable, truth }) => isReachable || truth.store !== null,
  act: (world, person) => world.forget(person),
};

export const addingAddress: Step = {
  says: 'adds an address to the account',
  isMailedCode: true,
  may: (_, { hasAddress }) => !hasAddress,
  act: async ({ shop }, person) => {
    const { accessToken } = person.buyer;
    const edit = await pendingEdit(shop, accessToken, person.email);
    const { status } = await confirmEdit(shop.origin, accessToken, edit);
    if (status !== 200) throw new Error(`The address was answered with ${status}.`);
    person.hasAddress = true;
    await shop.pass(0);
  },
};
