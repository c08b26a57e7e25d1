import { attemptsOf, takeAttempt, takeInNetworks, type Use } from '@/server/attempts/attempts';
import { limits } from '@/server/attempts/limitTable';
import { day } from '@/server/clock';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';

const site = openServiceSite();
const take = (use: Use) => takeAttempt(site.services.database, site.services, use);

async function exhaust(use: Use): Promise<void> {
  for (let taken = 0; taken < limits[use.limit].maximum; taken += 1)
    expect((await take(use)).attempt).not.toBeNull();
  expect((await take(use)).attempt).toBeNull();
}

it('attempts counted while a clock was far ahead hold nobody up once it is right', async () => {
  const { services } = site;
  const rolling: Use = { limit: 'mails-an-hour', subject: 'reader' };
  const inWindow: Use = { limit: 'exports-by-account', subject: 'account' };
  const network: Use = { limit: 'codes-by-client', subject: 'network' };
  services.clock.advance(365 * day);
  await exhaust(rolling);
  await exhaust(inWindow);
  await exhaust(network);
  services.clock.advance(-365 * day);
  expect(await attemptsOf(services.database, services, [inWindow])).toEqual([0]);
  const around: Use = { limit: 'codes-by-client', subject: 'around', wide: true };
  const both = await takeInNetworks(services.database, services, [network, around]);
  expect(both.map(({ attempt }) => attempt !== null)).toEqual([true, true]);
  await exhaust(rolling);
  await exhaust(inWindow);
});

it('106. a clock that is five minutes behind another still counts what that one counted', async () => {
  const { services } = site;
  const pause: Use = { limit: 'login-code', subject: 'reader session' };
  const rolling: Use = { limit: 'mails-an-hour', subject: 'another reader' };
  services.clock.advance(300_000);
  await exhaust(pause);
  await exhaust(rolling);
  services.clock.advance(-300_000);
  expect([(await take(pause)).attempt, (await take(rolling)).attempt]).toEqual([null, null]);
});
