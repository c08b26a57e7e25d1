import { type Fault, faults, type Habit, habits } from 'stripe-sandbox/behavior';
import type { Standing } from '@/lib/content/account/standingWords';
import { day, hour, minute } from '@/server/clock';
import { failsAtRenewal } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { deleting } from './walks/steps/account';
import { inPortal } from './walks/steps/website';
import { calm, type Weather } from './walks/weather';
import { openWorld, type Step } from './walks/world';

/** Presses of one button after which a person would give up. */
const maxTries = 6;

const step = (says: string, act: Step['act']): Step => ({ says, act, may: () => true });
const portal = (does: string) =>
  step(does, async (world, person) => {
    await inPortal.find(({ says }) => says === does)?.act(world, person);
  });

/** Two presses at once lead to one page. */
const buys = (card: string, withoutTrial = false) =>
  step('buys', async (world, person) => {
    const order = { productId: 'plus-yearly-us', withoutTrial };
    const press = () => world.shop.checkout(person.buyer, { ...order, locale: person.language });
    const [first, second] = await Promise.all([press(), press()]);
    expect(second).toMatchObject({ status: 200, body: first.body });
    await world.buy(person, { ...order, card });
  });
const resumes = step('resumes', async ({ shop }, { buyer }) => {
  expect((await shop.post(buyer, '/api/subscription/resume')).status).toBe(200);
});
const cancelsHere = step('cancels on the account page', async ({ shop }, { buyer }) => {
  expect((await shop.post(buyer, '/api/subscription/cancel')).status).toBe(200);
});
const switches = portal('switches to the other period');
const cancels = portal('cancels');
const passes = (days: number) =>
  step(`time:${days} days pass`, async ({ shop }, person) => {
    await shop.pass(days * day + 2 * hour);
    person.buyer = await shop.signInAgain(person.buyer);
  });
const trialIsOver = passes(7);

type Life = readonly (readonly [Step, Standing | 'none'])[];
const inTrial = (card: string): Life => [
  [buys(card), 'trial'],
  [switches, 'trial'],
  [cancels, 'trialEnds'],
  [resumes, 'trial'],
];
/** The first payment fails, or its bank asks, and another card pays. */
const mended = (card: string): Life => [
  ...inTrial(card),
  [trialIsOver, 'grace'],
  [portal('gives a new card'), 'renews'],
  [deleting, 'none'],
];
const [bankAsks, nameless] = ['4000002760003184', '6011111111111117'];
const paying: Life = [
  [switches, 'renews'],
  [cancels, 'ends'],
  [resumes, 'renews'],
  [deleting, 'none'],
];

/** At the first press of each button; whoever is told that it cannot be done at the moment presses again. */
const meets = (fault: Fault): Weather => ({
  says: `and Stripe answers with ${fault}`,
  async around(shop, act) {
    shop.emulator.behavior.fail(fault, 2);
    for (let left = maxTries; left > 0; left -= 1) {
      const failure = await act().then(
        () => null,
        (error: unknown) => error,
      );
      if (failure === null) break;
      if (left === 1) throw failure;
    }
    shop.emulator.behavior.fail(fault, 0);
    await shop.pass(5 * minute);
    // What was put off, the log says.
    shop.services.logLines.length = 0;
  },
});

/** What is read between the steps is read without it. */
const during = (habit: Habit): Weather => ({
  says: `while Stripe has ${habit}`,
  async around({ emulator }, act) {
    emulator.behavior.set(habit, true);
    await act();
    emulator.behavior.set(habit, false);
  },
});

type Behavior = { weather?: Weather; lived?: Life; past?: 'laterYear' };
const behaviors: Readonly<Record<string, Behavior>> = {
  ...Object.fromEntries(faults.map((fault) => [`${fault} at each step`, { weather: meets(fault) }])),
  ...Object.fromEntries(habits.map((habit) => [habit, { weather: during(habit) }])),
  'a card whose bank asks every time': { lived: mended(bankAsks) },
  'a payment that fails, of what is canceled then': {
    lived: [
      ...inTrial(failsAtRenewal),
      [trialIsOver, 'grace'],
      [cancels, 'lastDays'],
      [portal('gives a new card'), 'lastDays'],
      [buys(newCard(), true), 'renews'],
      [passes(14), 'renews'],
      [deleting, 'none'],
    ],
  },
  'a year that is resumed only after it should have been announced': {
    lived: [
      [buys(newCard(), true), 'renews'],
      [cancels, 'ends'],
      [passes(340), 'ends'],
      [resumes, 'renews'],
      [passes(26), 'renews'],
      [deleting, 'none'],
    ],
  },
  'a later year in Germany, which ends a month after it is canceled, and pays back the rest once': {
    past: 'laterYear',
    lived: [
      [cancels, 'ends'],
      [resumes, 'renews'],
      [passes(40), 'renews'],
      [cancelsHere, 'ends'],
      [passes(27), 'ends'],
      [passes(4), 'ended'],
      [passes(1), 'ended'],
      [deleting, 'none'],
    ],
  },
  'a card without a fingerprint': {
    lived: [[buys(nameless), 'none'], [buys(nameless, true), 'renews'], ...paying],
  },
};

it.each(Object.entries(behaviors))(
  'a whole life of a subscription ends rightly at each step: %s',
  async (_, { weather = calm, lived = mended(failsAtRenewal), past }) => {
    const world = await openWorld(['en'], past);
    try {
      for (const [taken, stands] of lived) {
        await world.take([{ step: taken, who: 0 }], weather);
        expect([taken.says, world.people[0]?.reading.truth.standing]).toEqual([taken.says, stands]);
      }
    } finally {
      await world.shop.close();
    }
  },
);
