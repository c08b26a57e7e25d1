import { processorTime } from '../fixtures/processorTime';
import { webAuthorize } from '../fixtures/service/authClient';
import { openServiceSite } from '../fixtures/service/serviceSite';
import { sendCode, storeAccount } from '../service/auth/codes/codeClient';

jest.setTimeout(300_000);

const site = openServiceSite();

it('133. 28. M2: within the limits and beyond, known and unknown addresses take the same time', async () => {
  const { services, origin } = site;
  const emails = { known: 'known@example.com', unknown: 'unknown@example.com' };
  await storeAccount(services, emails.known);
  const times = { known: [] as number[], unknown: [] as number[] };
  const sessions = await Promise.all(Array.from({ length: 100 }, () => webAuthorize(origin)));
  for (const [round, session] of sessions.entries()) {
    // Each fifth request is the first that is refused, which mails the link.
    if (round % 5 === 0) await services.database.deleteFrom('counters').execute();
    const names = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const name of names) {
      times[name].push(await processorTime(() => sendCode(origin, session, emails[name])));
    }
  }
  const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
  expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(5);
});
