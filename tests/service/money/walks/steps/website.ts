import fc from 'fast-check';
import { InvoicesResponse, PlanChangePreview } from '@/lib/contract/billing';
import { open, submit, textOf, goodCard as typedCard } from '@/packages/stripe-sandbox/tests/browse';
import { failsAtRenewal, goodCard } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { type MoneyShop, monthlyPlan } from '../../moneyShop';
import { pagesIn } from '../../pagesIn';
import type { Person } from '../../places';
import type { Seen, Step } from '../world';

/** Its bank wants each payment confirmed. */
const askingCard = '4000002760003184';
const disputedCard = '4000000000000259';
const familyCard = { says: 'the card of the whole family', number: () => goodCard };
const cards = [
  { says: 'a card that pays', number: () => newCard() },
  { says: 'a card that fails at renewals', number: () => failsAtRenewal },
  { says: 'a card that fails at renewals', number: () => failsAtRenewal },
  { says: 'a card that fails at renewals', number: () => failsAtRenewal },
  familyCard,
  { says: 'a card whose bank asks', number: () => '4000002500003155' },
  { says: 'a card whose bank asks at each payment', number: () => askingCard },
  { says: 'a card whose bank asks at each payment', number: () => askingCard },
  { says: 'a card whose owner disputes each payment', number: () => disputedCard },
  { says: 'a card whose owner disputes each payment twice', number: () => '4000000404000079' },
  { says: 'a card whose bank inquires about each payment', number: () => '4000000000001976' },
] as const;
const places = [
  { says: 'in the United States', country: 'US', region: 'us' },
  { says: 'in Germany', country: 'DE', region: 'row' },
] as const;
const periods = ['monthly', 'yearly'] as const;

/** Nothing from the website runs, and nothing from a store. */
const mayBuy: Step['may'] = ({ truth }) => ['none', 'ended', 'lastDays'].includes(truth.standing);
const stands =
  (...standings: readonly string[]): Step['may'] =>
  ({ truth: { website, standing } }) =>
    website !== null && standing === website.standing && standings.includes(website.standing);

type Purchase = {
  period: (typeof periods)[number];
  place: (typeof places)[number];
  card: (typeof cards)[number];
  withoutTrial: boolean;
};

function buys({ period, place, card, withoutTrial }: Purchase): Step {
  return {
    says: `buys ${period} ${place.says} with ${card.says}${withoutTrial ? ', without a trial' : ''}`,
    may: mayBuy,
    act: async (world, person) => {
      person.country = place.country;
      const productId = `plus-${period}-${place.region}`;
      await world.buy(person, { productId, card: card.number(), withoutTrial });
    },
  };
}

export const buying: fc.Arbitrary<Step> = fc
  .record({
    period: fc.constantFrom(...periods),
    place: fc.constantFrom(...places),
    card: fc.constantFrom(...cards),
    withoutTrial: fc.boolean(),
  })
  .map(buys);

/** What only one of a family may do. */
export const tryingFamilyCard: Step = buys({
  period: 'monthly',
  place: places[0],
  card: familyCard,
  withoutTrial: false,
});

/** Submits the hosted payment page with a card that is refused, by itself or by its bank. */
const isRefusedFor = (says: string, number: string): Step => ({
  says: `tries to buy ${says}`,
  may: mayBuy,
  act: async ({ shop }, { buyer, email }) => {
    const { checkoutUrl } = (await shop.checkout(buyer, { productId: monthlyPlan })).body;
    const page = await open(String(checkoutUrl));
    const sent = await submit(page, { ...typedCard, email, number });
    const at = new URL(sent.location ?? '', page.url);
    if (at.pathname.endsWith('/confirm')) await submit(await open(at.href), { answer: 'fail' });
    const said = textOf(await open(page.url));
    if (!said.includes('You weren’t charged')) throw new Error(`The refused page says: ${said}`);
    await shop.emulator.settled();
  },
});
export const refusals: readonly Step[] = [
  isRefusedFor('with a card that is refused', '4000000000000002'),
  isRefusedFor('and refuses at the bank', '4000002500003155'),
];

/** What runs is not sold a second time, whoever sold it. */
export const second: Step = {
  says: 'tries to buy a second one',
  may: ({ truth }) => ['renews', 'trial', 'ends', 'trialEnds', 'replaced', 'grace'].includes(truth.standing),
  act: async ({ shop }, { buyer }) => {
    const { status } = await shop.checkout(buyer);
    if (status !== 409) throw new Error(`A second purchase was answered with ${status}.`);
  },
};

/** Asks what another plan costs, and then takes it. */
export async function switchTo(shop: MoneyShop, person: Person, productId: string): Promise<void> {
  const { body } = await shop.get(person.buyer, `/api/subscription/plan-change?productId=${productId}`);
  const { planChangeSentences } = await pagesIn(person.language);
  person.said.switch = planChangeSentences(PlanChangePreview.parse(body)).join(' ');
  await shop.inPortal(person.buyer, `flow=plan&productId=${productId}`);
}

/** The other period of the plan that the person has. */
function otherPeriod({ told }: Seen['reading']): string {
  const productId = told.answers.subscription?.productId ?? '';
  return productId.includes('yearly')
    ? productId.replace('yearly', 'monthly')
    : productId.replace('monthly', 'yearly');
}

const givesCard = (says: string, number: () => string, ...standings: readonly string[]): Step => ({
  says,
  may: stands(...standings),
  act: async ({ shop }, { buyer }) => shop.changeCard(buyer, number()),
});

export const inPortal: readonly Step[] = [
  {
    says: 'switches to the other period',
    may: stands('renews', 'trial'),
    act: async ({ shop, readingOf }, person) => {
      const wanted = otherPeriod(readingOf(person));
      await switchTo(shop, person, wanted);
      // A card that fails pays for no other plan, and what it would have cost is not charged.
      if ((await shop.read(person.buyer)).productId !== wanted) person.said = {};
    },
  },
  {
    says: 'cancels',
    may: stands('renews', 'trial', 'grace'),
    act: ({ shop }, { buyer }) => shop.inPortal(buyer, 'flow=cancel', { reason: 'unused' }),
  },
  {
    says: 'cancels, and writes a word that we note ourselves',
    may: stands('renews', 'trial', 'grace'),
    act: ({ shop }, { buyer }) =>
      shop.inPortal(buyer, 'flow=cancel', { reason: 'other', comment: 'cardHadTrial' }),
  },
  givesCard('gives a new card', newCard, 'renews', 'trial', 'grace', 'ends', 'trialEnds'),
  givesCard('gives a new card whose bank asks at each payment', () => askingCard, 'renews', 'trial', 'grace'),
  givesCard('gives a new card whose owner disputes each payment', () => disputedCard, 'renews', 'trial'),
];

export const confirming: Step = {
  says: 'confirms the payment at the bank',
  may: stands('grace'),
  // On the page of the open invoice, to which the account and the mail lead.
  act: async ({ shop }, { buyer }) => {
    const { body } = await shop.get(buyer, '/api/subscription/invoices');
    const asked = InvoicesResponse.parse(body).invoices.find(({ awaitsBank }) => awaitsBank);
    if (!asked) return;
    await submit(await open(`${asked.pageUrl}/confirm`), { answer: 'complete' });
    await shop.emulator.settled();
  },
};

export const resuming: Step = {
  says: 'resumes',
  may: stands('ends', 'trialEnds'),
  act: async ({ shop }, { buyer }) => void (await shop.post(buyer, '/api/subscription/resume')),
};

export const moneyBack: Step = {
  says: 'asks for the money back',
  may: stands('renews', 'ends', 'ended'),
  act: async ({ shop }, { buyer }) => {
    const { body } = await shop.get(buyer, '/api/subscription/refund');
    if (body.state === 'offered') await shop.post(buyer, '/api/subscription/refund');
    await shop.emulator.settled();
  },
};

/** Sent twice, as by two tabs. */
export const twice: readonly Step[] = [moneyBack, resuming].map((step) => ({
  ...step,
  says: `${step.says}, in two tabs at once`,
  act: async (world, person) => void (await Promise.all([step.act(world, person), step.act(world, person)])),
}));
