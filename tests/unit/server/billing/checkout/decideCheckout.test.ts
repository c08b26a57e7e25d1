import { decideCheckout } from '@/server/billing/checkout/decideCheckout';

const now = 1_000_000_000_000;
const minute = 60_000;

it.each`
  page      | choice     | minutes | decision
  ${null}   | ${'same'}  | ${60}   | ${'open-page'}
  ${null}   | ${'same'}  | ${31}   | ${'close'}
  ${null}   | ${'other'} | ${60}   | ${'close'}
  ${'cs_1'} | ${'same'}  | ${60}   | ${'hand-out'}
  ${'cs_1'} | ${'same'}  | ${3}    | ${'hand-out'}
  ${'cs_1'} | ${'same'}  | ${2}    | ${'expire'}
  ${'cs_1'} | ${'other'} | ${60}   | ${'expire'}
`(
  'an open checkout with page $page, for the $choice choice, $minutes minutes before its end: $decision',
  ({ page, choice, minutes, decision }) => {
    const open = { stripe_session_id: page, request_hash: choice, expires_at: now + minutes * minute };
    expect(decideCheckout(open, { requestHash: 'same', now })).toBe(decision);
  },
);
