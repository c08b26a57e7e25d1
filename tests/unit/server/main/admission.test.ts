/** @jest-environment node */
import { type Admission, type Lane, makeAdmission } from '@/server/main/admission';

/** How long a call keeps the process busy, in milliseconds: it can run a hundred a second. */
const cost = 10;

let time = 0;
let room = Number.POSITIVE_INFINITY;
let admission: Admission;

beforeEach(() => {
  jest.useFakeTimers();
  time = 0;
  room = Number.POSITIVE_INFINITY;
  admission = makeAdmission({ room: () => room, now: () => time });
});
afterEach(() => jest.useRealTimers());

type Answer = { name: string; ran: boolean; waited: number };
const answers: Answer[] = [];
beforeEach(() => answers.splice(0));

function call(name = '', lane: Lane = 'behind', isGone = () => false): void {
  const since = time;
  const answer = (ran: boolean) => answers.push({ name, ran, waited: time - since });
  const run = async () => {
    answer(true);
    time += cost;
  };
  // A call that is turned away costs next to nothing.
  void admission.run(lane, run, { isGone, hasSent: () => true }).then((ran) => ran || answer(false));
}

/** One pass of the event loop: calls that run, and the next turn. */
async function turn(): Promise<void> {
  await jest.advanceTimersToNextTimerAsync();
}

const ran = () => answers.filter((answer) => answer.ran);
const refused = () => answers.filter((answer) => !answer.ran);

/** This many calls for each one that the process can run, for this many seconds. */
async function load(times: number, seconds: number): Promise<void> {
  const end = time + seconds * 1000;
  for (let due = 0; time < end; ) {
    const before = time;
    if (jest.getTimerCount() === 0) time += 1;
    else await turn();
    for (due += ((time - before) * times) / cost; due >= 1; due -= 1) call();
  }
}

it('runs calls in the order in which they came, a few in each turn', async () => {
  for (const name of ['one', 'two', 'three', 'four', 'five']) call(name);
  await turn();
  expect(ran().length).toBeLessThan(5);
  await jest.runAllTimersAsync();
  expect(ran().map(({ name }) => name)).toEqual(['one', 'two', 'three', 'four', 'five']);
});

it('runs a burst that takes less than three seconds', async () => {
  for (let index = 0; index < 290; index += 1) call();
  await jest.runAllTimersAsync();
  expect(ran()).toHaveLength(290);
});

it('of more than can be answered it runs as many as ever, soon, turns the rest away as soon, and is as before when that is over', async () => {
  await load(1, 10);
  const carried = ran().length;
  expect(refused()).toEqual([]);
  await load(4, 5);
  answers.splice(0);
  await load(4, 10);
  expect(ran().length).toBeGreaterThan(carried * 0.95);
  expect(refused().length).toBeGreaterThan(carried * 2.5);
  await jest.runAllTimersAsync();
  expect(Math.max(...answers.map(({ waited }) => waited))).toBeLessThan(450);
  answers.splice(0);
  await load(0.5, 1);
  expect(refused()).toEqual([]);
  expect(Math.max(...ran().map(({ waited }) => waited))).toBeLessThan(5 * cost);
});

it('goes on turning away soon when the queue was empty for a moment and grows again', async () => {
  await load(4, 5);
  await jest.runAllTimersAsync();
  answers.splice(0);
  await load(1.2, 10);
  expect(refused().length).toBeGreaterThan(50);
  expect(Math.max(...answers.map(({ waited }) => waited))).toBeLessThan(450);
});

it('turns away a few in each turn, however many have waited too long', async () => {
  room = 0;
  for (let index = 0; index < 500; index += 1) call();
  time = 1001;
  const perTurn: number[] = [];
  while (answers.length < 500) {
    const before = answers.length;
    await turn();
    perTurn.push(answers.length - before);
  }
  expect(ran()).toEqual([]);
  expect(Math.max(...perTurn)).toBe(32);
});

it('starts nothing while the database has no room, and turns away who would wait for too long', async () => {
  room = 0;
  call('early');
  for (; time < 999; time += 1) await turn();
  expect(answers).toEqual([]);
  call('late');
  for (; time < 1010; time += 1) await turn();
  expect(answers).toEqual([{ name: 'early', ran: false, waited: expect.any(Number) }]);
  room = 3;
  await turn();
  expect(ran()).toEqual([{ name: 'late', ran: true, waited: expect.any(Number) }]);
});

it('gives three turns of four to what goes ahead', async () => {
  for (let index = 0; index < 40; index += 1) {
    call('ahead', 'ahead');
    call('behind', 'behind');
  }
  while (answers.length < 20) await turn();
  expect(answers.slice(0, 20).filter(({ name }) => name === 'behind')).toHaveLength(5);
});

it('forgets a call whose client has gone', async () => {
  let gone = false;
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six'])
    call(name, 'behind', () => gone && name === 'six');
  await turn();
  gone = true;
  await jest.runAllTimersAsync();
  expect(answers.map(({ name }) => name)).toEqual(['one', 'two', 'three', 'four', 'five']);
});

it.each([
  [true, 'has to wait for calls that are at work'],
  [false, 'does not wait for calls whose clients are still sending'],
])('when everything has been sent: %s, the next call %s', async (everythingSent) => {
  const twoAtOnce = makeAdmission({ room: (working) => 2 - working, now: () => time });
  const endless = () => new Promise<void>(() => {});
  for (let index = 0; index < 10; index += 1) {
    void twoAtOnce.run('behind', endless, { isGone: () => false, hasSent: () => everythingSent });
  }
  await turn();
  const next = jest.fn(async () => {});
  void twoAtOnce.run('ahead', next, { isGone: () => false, hasSent: () => true });
  for (; time < 150; time += 1) await turn();
  expect(next).toHaveBeenCalledTimes(everythingSent ? 0 : 1);
});
