import { makeAuditBound, singleRows } from '@/server/ops/auditBound';

it('records what happens to an account for the first time, whatever many others did before', () => {
  const bound = makeAuditBound({ now: () => 0 });
  for (let other = 0; other < 30_000; other += 1) bound(`signed-in done ${other}`, singleRows.account);
  expect(bound('email-changed done victim', singleRows.account)).toEqual({ count: 1, isRecorded: true });
});

it('goes on bounding a flood while others come and go', () => {
  const bound = makeAuditBound({ now: () => 0 });
  let written = 0;
  for (let round = 0; round < 30_000; round += 1) {
    if (bound('signed-in wrong flood', singleRows.account).isRecorded) written += 1;
    bound(`signed-in done ${round}`, singleRows.account);
  }
  expect(written).toBeLessThan(30);
});

it('begins anew when the clock was ahead and is set back', () => {
  const time = { now: 1_000_000_000_000 };
  const bound = makeAuditBound({ now: () => time.now });
  for (let times = 0; times < 15; times += 1) bound('signed-in done account', singleRows.account);
  time.now = 0;
  expect(bound('signed-in done account', singleRows.account)).toEqual({ count: 1, isRecorded: true });
});
