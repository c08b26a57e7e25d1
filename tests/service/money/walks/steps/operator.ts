import { customerOf } from '../../atStripe';
import type { Seen, Step } from '../world';

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

type Dispute = Seen['reading']['disputes'][number];
const isInquiry = ({ status }: Dispute) => status === 'warning_needs_response';
const isDispute = ({ status }: Dispute) => status === 'needs_response';

/** An operator answers the bank about the oldest question that is open, and the bank decides at once. */
const answers = (says: string, about: (one: Dispute) => boolean, uncategorized_text: string): Step => ({
  says,
  may: ({ disputes }) => disputes.some(about),
  act: async ({ shop, readingOf }, person) => {
    const asked = readingOf(person).disputes.findLast(about);
    await shop.services.stripe.disputes.update(asked?.id ?? '', { evidence: { uncategorized_text } });
    await shop.emulator.settled();
  },
});

export const disputing: readonly Step[] = [
  answers('loses a dispute with us', isDispute, 'winning_evidence'),
  answers('wins a dispute with us', isDispute, 'losing_evidence'),
  answers('is told by the bank, which inquired, that all is well', isInquiry, 'winning_evidence'),
  answers('disputes what the bank inquired about', isInquiry, 'escalate_inquiry_evidence'),
];

export const operating: readonly Step[] = [
  refunds('gets the last payment back from an operator', (kept) => kept),
  refunds('gets a part of the last payment back from an operator', (kept) => Math.ceil(kept / 3)),
];
