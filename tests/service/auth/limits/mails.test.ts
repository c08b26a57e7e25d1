import { minute } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { requestSubscription } from '@/server/newsletter/subscribers';
import { call, signUp, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { sentStatements } from '../../../fixtures/database/queryPlans';
import {
  confirmEdit,
  login,
  mailedCode,
  mailsTo,
  pendingEdit,
  sendCode,
  signIn,
  startEdit,
  storeAccount,
} from '../codes/codeClient';

const site = openServiceSite();
let number = 0;
const freshAddress = () => `mailed${++number}@example.com`;

it('132. M2: a mailbox without an account gets three mails a day, however it is asked for and spelled', async () => {
  const { services, origin } = site;
  const before = services.mails.length;
  for (let spelling = 0; spelling < 12; spelling += 1) {
    const email = `some.one+${spelling}@gmail.com`;
    await sendCode(origin, await webAuthorize(origin), email);
    await startEdit(origin, (await signUp(origin)).accessToken, email);
    await call(`${origin}/api/auth/account/loginlink?${new URLSearchParams({ email })}`);
    await requestSubscription(services, email, 'en');
  }
  await deliverDueMails(services);
  const sent = services.mails.slice(before).filter(({ to }) => to.startsWith('some.one'));
  expect(sent).toHaveLength(3);
});

it('132. M2: a mail about a change is sent however many mails strangers caused', async () => {
  const { services, origin } = site;
  const email = freshAddress();
  await storeAccount(services, email);
  const { accessToken } = await signIn(site, email);
  const next = freshAddress();
  const change = await pendingEdit(site, accessToken, next);
  for (const target of [email, next]) {
    for (let count = 0; count < 8; count += 1) await sendCode(origin, await webAuthorize(origin), target);
  }
  const before = [(await mailsTo(site, email)).length, (await mailsTo(site, next)).length];
  expect((await confirmEdit(origin, accessToken, { ...change })).status).toBe(200);
  expect([(await mailsTo(site, email)).length, (await mailsTo(site, next)).length]).toEqual(
    before.map((count) => count + 1),
  );
});

it('133. 24. 28. M2: known, unknown and suspended addresses are answered alike up to and beyond every limit', async () => {
  const { services, origin } = site;
  const [known, unknown, suspended] = [freshAddress(), freshAddress(), freshAddress()];
  await storeAccount(services, known);
  await storeAccount(services, suspended, 'suspended');
  const answers: Record<string, unknown[]> = { [known]: [], [unknown]: [], [suspended]: [] };
  const note = async (email: string, answer: Response) => {
    const headers = [...answer.headers].filter(([name]) => name !== 'date');
    const body = JSON.stringify(await answer.json()).replace(/"hash":"[^"]+"/, '"hash":""');
    answers[email]?.push([answer.status, headers, body]);
  };
  const { accessToken } = await signUp(origin);
  for (let round = 0; round < 7; round += 1) {
    for (const email of [known, unknown, suspended]) {
      const session = await webAuthorize(origin);
      await note(email, await sendCode(origin, session, email));
      for (const otp of ['000000', '000001']) await note(email, await login(origin, session, email, otp));
    }
  }
  for (let round = 0; round < 5; round += 1) {
    for (const email of [known, unknown, suspended])
      await note(email, await startEdit(origin, accessToken, email));
    services.clock.advance(minute);
  }
  expect(answers[unknown]).toEqual(answers[known]);
  expect(answers[suspended]).toEqual(answers[known]);
  expect(JSON.stringify(answers[known])).toContain('address_limit');
  await expect(mailedCode(services, known)).resolves.toMatch(/^\d{6}$/);
  await mailsTo(site, unknown);
});

it('133. M2: after a form that anybody can send, the limits of an address do not tell whether it has an account', async () => {
  const { services, origin } = site;
  const [known, unknown] = [freshAddress(), freshAddress()];
  await storeAccount(services, known);
  const statuses = async (email: string) => {
    await requestSubscription(services, email, 'en');
    const seen: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      seen.push((await startEdit(origin, (await signUp(origin)).accessToken, email)).status);
    }
    return seen;
  };
  const seen = await statuses(known);
  expect(seen).toContain(429);
  expect(await statuses(unknown)).toEqual(seen);
});

it('133. 28. M2: beyond the limits too, known and unknown addresses take the same statements', async () => {
  const { services, origin } = site;
  const [known, unknown] = [freshAddress(), freshAddress()];
  await storeAccount(services, known);
  const sessions = await Promise.all(Array.from({ length: 8 }, () => webAuthorize(origin)));
  await services.database.deleteFrom('counters').execute();
  // The first that is refused mails the long code.
  for (const session of sessions) {
    const sent = [];
    for (const email of [known, unknown])
      sent.push(await sentStatements(services, () => sendCode(origin, session, email)));
    expect(sent[0]?.length).toBeGreaterThan(3);
    expect(sent[1]).toEqual(sent[0]);
  }
});
