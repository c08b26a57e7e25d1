/** @jest-environment node */
import { pino } from 'pino';
import { makeAdmission } from '@/server/main/admission';
import { guardOverload } from '@/server/main/overload';
import { makeMetrics } from '@/server/metrics';
import { systemRandom } from '@/server/random';
import { listen } from '@/tests/fixtures/service/apiServer';
import { until } from '@/tests/fixtures/until';

it('a call for a code begins while there is no room, and takes some only for what it does in its turn', async () => {
  let room = 0;
  const began: string[] = [];
  const services = { log: pino({ level: 'silent' }), metrics: makeMetrics(), random: systemRandom };
  const admission = makeAdmission({ room: () => room, now: () => 0 });
  const guard = guardOverload({ services, files: { errorPage: jest.fn() }, admission });
  const server = await listen((request, response) => {
    const name = request.url ?? '';
    void guard.run({ name, request, response, language: 'en' }, async (admit) => {
      began.push(name);
      await admit?.(async () => {});
      response.end();
    });
  });
  const paths = ['/api/auth/v2/authorize', '/api/auth/v2/otp'];
  const answers = paths.map((path) => fetch(server.origin + path, { method: 'POST' }));
  await until('a call begins', async () => began[0] ?? null);
  expect(began).toEqual(['/api/auth/v2/otp']);
  room = 1;
  for (const answer of answers) expect((await answer).status).toBe(200);
  await server.close();
});
