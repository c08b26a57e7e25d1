import { judgeTry } from '@/server/auth/codes/oneTimeCodeCheck';

const now = 1_000_000_000_000;

it.each`
  typed      | triesLeft | used     | lasts    | verdict
  ${'right'} | ${4}      | ${false} | ${true}  | ${'right'}
  ${'right'} | ${0}      | ${false} | ${true}  | ${'right'}
  ${'right'} | ${null}   | ${true}  | ${true}  | ${'right'}
  ${'right'} | ${null}   | ${true}  | ${false} | ${'right'}
  ${'right'} | ${null}   | ${false} | ${true}  | ${'spent'}
  ${'right'} | ${null}   | ${false} | ${false} | ${'expired'}
  ${'wrong'} | ${4}      | ${false} | ${true}  | ${'wrong'}
  ${'wrong'} | ${null}   | ${true}  | ${false} | ${'spent'}
  ${'wrong'} | ${null}   | ${false} | ${false} | ${'expired'}
`(
  'a $typed code with $triesLeft tries left, used: $used, in time: $lasts → $verdict',
  ({ typed, triesLeft, used, lasts, verdict }) => {
    const row = { used_at: used ? now - 1000 : null, expires_at: lasts ? now + 1 : now };
    expect(judgeTry({ row, isRight: typed === 'right', triesLeft, now })).toEqual(verdict);
  },
);
