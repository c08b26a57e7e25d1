import * as fc from 'fast-check';
import { day, hour, minute, second } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { requestSubscription } from '@/server/newsletter/subscribers';
import {
  call,
  nativeAuthorize,
  type OpenSession,
  pageHeaders,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import type { ServiceSite } from '@/tests/fixtures/service/serviceSite';
import { login, storeAccount, wrongCode } from '../codes/codeClient';
import { markedSession, markOf } from './limitClient';

/** The promises of `server/attempts`, and what an owner who does nothing odd keeps to. */
export const promises = {
  guessesByStrangers: 10,
  mailsAnHour: 6,
  mailsADay: 20,
  longestWait: 10 * minute,
  signInsAnHour: 2,
  signInsADay: 6,
};

const devices = ['known browser', 'new browser', 'app', 'app of the first generation'] as const;
type Device = (typeof devices)[number];
/** Somebody who asks for codes and types them in: one session, or none in the first generation. */
type Client = { session: OpenSession | null; from: string };

const ownerAt = '203.0.113.7';
/** Elsewhere, in the network around the owner, and behind the exit of the owner. */
const strangersAt = ['198.51.100.1', '192.0.2.9', '2001:db8:5::1', '100.64.0.1', '203.0.113.8', ownerAt];

const move = fc.oneof(
  fc.record({
    does: fc.constantFrom('asks' as const, 'asks and guesses' as const),
    times: fc.integer({ min: 1, max: 5 }),
    from: fc.nat(strangersAt.length - 1),
    first: fc.boolean(),
    digits: fc.constantFrom(6, 6, 6, 16),
  }),
  fc.record({ does: fc.constant('sends a form' as const) }),
);
type Move = typeof move extends fc.Arbitrary<infer Made> ? Made : never;

/** What happens to one address: strangers' moves, time that passes, and sign-ins of its owner with moves between them. */
export const story = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: move },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('waits' as const),
        minutes: fc.constantFrom(1, 20, 59, 61, 240, 700),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant('signs in' as const),
        device: fc.constantFrom(...devices),
        between: fc.array(move, { maxLength: 3 }),
      }),
    },
  ),
  { minLength: 8, maxLength: 24 },
);
export type Story = typeof story extends fc.Arbitrary<infer Made> ? Made : never;

/** Lives a story through on a running service; the times of what was guessed, mailed and signed in, and the longest wait. */
export async function live(site: ServiceSite, email: string, events: Story) {
  const { services, origin } = site;
  const { clock } = services;
  const guesses: number[] = [];
  const mails: number[] = [];
  const signIns: number[] = [];
  let longestWait = 0;
  let strangersIn = 0;
  let byLongCode = 0;
  await storeAccount(services, email);

  const forwarded = (client: Client) => ({
    ...(client.session && pageHeaders(client.session)),
    'x-forwarded-for': client.from,
  });
  const ask = ({ session, ...client }: Client) =>
    call(`${origin}/api/auth/${session ? 'v2/otp' : 'account/loginlink'}?${new URLSearchParams({ email })}`, {
      method: session ? 'POST' : 'GET',
      headers: forwarded({ session, ...client }),
    });
  const type = (client: Client, otp: string) =>
    client.session
      ? login(origin, client.session, email, otp, forwarded(client))
      : call(`${origin}/api/auth/login?${new URLSearchParams({ email, otp })}`, {
          headers: forwarded(client),
        });
  /** What the mailbox holds, oldest first. */
  async function mailbox(): Promise<string[]> {
    await deliverDueMails(services);
    const texts = services.mails.flatMap(({ to, text }) => (to === email ? [text] : []));
    const anybodys = texts.filter((text) => !text.includes('/subscriptions/manage'));
    while (mails.length < anybodys.length) mails.push(clock.now());
    return texts;
  }
  async function pass(time: number): Promise<void> {
    await mailbox();
    clock.advance(time);
  }
  const newest = async (digits: 6 | 16) =>
    (await mailbox()).flatMap((text) => new RegExp(`\\b\\d{${digits}}\\b`).exec(text)?.[0] ?? []).at(-1);

  async function act(one: Move): Promise<void> {
    if (one.does === 'sends a form') return requestSubscription(services, email, 'en');
    for (let time = 0; time < one.times; time += 1) {
      const session = one.first ? null : await webAuthorize(origin);
      const client = { session, from: strangersAt[one.from] ?? ownerAt };
      await ask(client);
      if (one.does === 'asks and guesses') await guess(client, one.digits);
    }
  }
  async function guess(client: Client, digits: number): Promise<void> {
    const right = (await newest(6)) ?? '0';
    for (let step = 1; step <= 5; step += 1) {
      const answer = await type(client, digits === 6 ? wrongCode(right, step) : '0'.repeat(16));
      if (answer.ok) strangersIn += 1;
      else if (digits === 6 && (await answer.json()).reason === 'wrong') guesses.push(clock.now());
    }
  }

  const mark = markOf(await enter('new browser', []));
  async function clientOf(device: Device): Promise<Client> {
    if (device === 'app of the first generation') return { session: null, from: ownerAt };
    if (device === 'app') return { session: await nativeAuthorize(origin), from: ownerAt };
    const session = await (device === 'known browser' ? markedSession(origin, mark) : webAuthorize(origin));
    return { session, from: ownerAt };
  }

  /** The owner does what pages and mails say: waits when told to, types the newest code, and the long one when refused. */
  async function enter(device: Device, between: readonly Move[]): Promise<Response> {
    const begun = clock.now();
    const meddling = [...between];
    const answered: string[] = [];
    const meddle = async () => {
      const next = meddling.shift();
      if (next) await act(next);
    };
    for (let step = 0; step < 40; step += 1) {
      const client = await clientOf(device);
      await mailbox();
      let answer = await ask(client);
      const code = (await newest(6)) ?? '';
      await meddle();
      if (answer.ok) answer = await type(client, code);
      const refused = await isAtLimit(answer);
      if (refused) answer = await type(client, (await newest(16)) ?? '');
      if (answer.status < 400) {
        longestWait = Math.max(longestWait, clock.now() - begun);
        signIns.push(clock.now());
        if (refused) byLongCode += 1;
        return answer;
      }
      answered.push(`${answer.status} ${JSON.stringify(await answer.json())}`);
      await pass(Number(answer.headers.get('retry-after') ?? 60) * second);
      if (clock.now() - begun > promises.longestWait) break;
    }
    throw new Error(`The owner is kept out in the ${device}: ${answered.join(', ')}`);
  }

  for (const event of events) {
    if (event.does === 'waits') await pass(event.minutes * minute);
    else if (event.does !== 'signs in') await act(event);
    else if (mayBe(signIns, clock.now())) await enter(event.device, event.between);
  }
  await mailbox();
  return { guesses, mails, signIns: signIns.length, longestWait, byLongCode, strangersIn };
}

async function isAtLimit(answer: Response): Promise<boolean> {
  return answer.status === 429 && (await answer.clone().json()).reason === 'address_limit';
}

/** True while one more sign-in is nothing odd. */
function mayBe(times: readonly number[], now: number): boolean {
  const within = (span: number) => times.filter((time) => time > now - span).length;
  return within(hour) < promises.signInsAnHour && within(day) < promises.signInsADay;
}
