import { customerOf } from '../../provider';
import type { Step } from '../world';

const hasPaid: Step['may'] = ({ charges, truth }) =>
  truth.website !== null && (charges[0]?.kept ?? 0) > 0 && truth.website.standing !== 'ended';

/** An operator gives back what was paid last. */
const refunds = (says: string, part: (kept: number) => number): Step => ({
  says,
  may: hasPaid,
  act: async ({ shop, readingOf }, person) => {
    const { stripe } = shop.services;
    const customer = await customerOf(shop.services, person.buyer.accountId);
    const [charge] = readingOf(person).charges;
    if (!customer || !charge) return;
    await stripe.refunds.create({ charge: charge.id, amount: part(charge.kept) });
    await shop.emulator.settled();
  },
});

export const operating: readonly Step[] = [
  refunds('gets the last payment back from an operator', (kept) => kept),
  refunds('gets a part of the last payment back from an operator', (kept) => Math.ceil(kept / 3)),
];
