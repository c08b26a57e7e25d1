import { judgeTry } from '@/server/auth/codes/judgeTry';

const now = 1_000_000_000_000;

it.each`
  typed      | triesLeft | used     | lasts    | verdict
  ${'right'} | ${4}      | ${false} | ${true}  | ${{ kind: 'right' }}
  ${'right'} | ${0}      | ${false} | ${true}  | ${{ kind: 'right' }}
  ${'right'} | ${null}   | ${true}  | ${true}  | ${{ kind: 'right' }}
  ${'right'} | ${null}   | ${true}  | ${false} | ${{ kind: 'right' }}
  ${'right'} | ${null}   | ${false} | ${true}  | ${{ kind: 'spent' }}
  ${'right'} | ${null}   | ${false} | ${false} | ${{ kind: 'expired' }}
  ${'wrong'} | ${4}      | ${false} | ${true}  | ${{ kind: 'wrong', triesLeft: 4 }}
  ${'wrong'} | ${null}   | ${true}  | ${false} | ${{ kind: 'spent' }}
  ${'wrong'} | ${null}   | ${false} | ${false} | ${{ kind: 'expired' }}
`(
  'a $typed code with $triesLeft tries left, used: $used, in time: $lasts → $verdict',
  ({ typed, triesLeft, used, lasts, verdict }) => {
    const row = { used_at: used ? now - 1000 : null, expires_at: lasts ? now + 1 : now };
    expect(judgeTry({ row, isRight: typed === 'right', triesLeft, now })).toEqual(verdict);
  },
);
