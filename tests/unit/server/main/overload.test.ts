/** @jest-environment node */
import { pino } from 'pino';
import { makeAdmission } from '@/server/main/admission';
import { guardOverload } from '@/server/main/overload';
import { makeMetrics } from '@/server/metrics';
import { systemRandom } from '@/server/random';
import { listen } from '@/tests/fixtures/service/apiServer';
import { until } from '@/tests/fixtures/until';

it('begins a call that takes turns while there is no room, and admits its work when there is', async () => {
  let room = 0;
  const done: string[] = [];
  const guard = guardOverload({
    services: { log: pino({ level: 'silent' }), metrics: makeMetrics(), random: systemRandom },
    files: {
      errorPage: () => {
        throw new Error('No call is refused.');
      },
    },
    admission: makeAdmission({ room: () => room, now: () => 0 }),
  });
  const server = await listen((request, response) => {
    const name = request.url ?? '';
    void guard.run({ name, request, response, language: 'en' }, async (admit = (work) => work()) => {
      done.push(`${name} began`);
      await admit(async () => done.push(`${name} worked`));
      response.end();
    });
  });
  const ask = (path: string) => fetch(`${server.origin}/api/auth/v2/${path}`, { method: 'POST' });
  const answers = [ask('authorize'), ask('otp')];
  await until('the call for a code has begun', async () => done.length > 0 || null);
  expect(done).toEqual(['/api/auth/v2/otp began']);
  room = 1;
  for (const answer of answers) expect((await answer).status).toBe(200);
  expect(done).toHaveLength(4);
  await server.close();
});
