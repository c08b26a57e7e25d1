import { call, pageHeaders, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';

const site = openServiceSite();

it("139. L11: a call that fails is logged with the database's code and without what was sent", async () => {
  const { database, logLines } = site.services;
  const session = await webAuthorize(site.origin);
  await database.schema.alterTable('one_time_codes').renameTo('away').execute();
  const answer = await call(`${site.base}/login`, {
    method: 'POST',
    headers: { ...pageHeaders(session), 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'otp', email: 'anna@example.org', otp: '493027' }),
  });
  await database.schema.alterTable('away').renameTo('one_time_codes').execute();
  expect(answer.status).toBe(500);
  const failures = logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call failed');
  expect(failures.map(({ err }) => err.code)).toEqual(['42P01']);
  expect(logLines.join('\n')).not.toMatch(/anna|493027/);
});
