import { act, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { Landing } from '@/components/subscription/landing/Landing';
import { buyingWords, landing, landingHeroes } from '@/lib/content/subscription/pro';
import type { SubscriptionStatus } from '@/lib/contract/subscription';
import { OpenedSearch } from '@/lib/hooks/page/openedSearch';
import { communicationMessage } from '@/lib/http/communicationMessage';
import { type Market, marketNamed } from '@/lib/subscriptions/market';
import type { Reply, Route } from '@/tests/fixtures/browser/fakeService';
import { person } from '@/tests/fixtures/browser/person';
import { subscriptionOf } from '@/tests/fixtures/browser/subscriptionOf';
import { closePage, openPage, signIn } from '@/tests/fixtures/browser/subscriptionPage';

let query: Record<string, string> = {};

function pricesIn(currency: string, region: string): Reply {
  const json = [
    { productId: `plus-monthly-${region}`, billingPeriod: 'Monthly', price: '9.99' },
    { productId: `plus-yearly-${region}`, billingPeriod: 'Yearly', price: '99.99' },
  ].map((product) => ({ ...product, productLabel: 'Plan', currency }));
  return { json };
}

const country = 'GET /country.json';
const products = 'GET /api/products';
const subscription = 'GET /api/subscription';
const checkout = 'POST /api/checkout/session';
const inTheUs: Record<string, Route> = {
  [country]: { json: { country: 'US' } },
  'GET /privacy-pro-eligible.json': { json: {} },
  [products]: pricesIn('USD', 'us'),
  [subscription]: { status: 404, json: { error: 'no_subscription' } },
  [checkout]: 'silence',
};
const inBritain = { [country]: { json: { country: 'GB' } }, [products]: pricesIn('GBP', 'row') };

function open(routes: Record<string, Route> = {}, market: Market | null = null) {
  const service = openPage({ ...inTheUs, ...routes });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <OpenedSearch value={new URLSearchParams(query).toString()}>
        <Landing market={market} />
      </OpenedSearch>
    </SWRConfig>,
  );
  return { service, checkouts: () => service.callsTo(checkout).map(({ json }) => json) };
}

/** The page of somebody who is signed in to an account with this subscription. */
function openAs(status: SubscriptionStatus, market: Market | null = null) {
  signIn(null);
  return open({ [subscription]: { json: subscriptionOf({ status }) } }, market);
}

const yearly = () => screen.findByRole('radio', { name: /Yearly/ });
/** Around the part of the page in which style sheets hide how to buy. */
const nothingToBuy = () => document.querySelector('.nothing-to-buy');
const monthly = () => screen.findByRole('radio', { name: /Monthly/ });

beforeEach(() => {
  query = {};
  closePage();
});

describe('prices', () => {
  it('begins with the prices that the page came with, and asks for none', async () => {
    const { checkouts, service } = open({ [country]: 'offline', [products]: 'offline' }, marketNamed('GBP'));
    const button = screen.getByRole('button', { name: buyingWords.payable });
    expect(screen.getByText(buyingWords.trial(7, '£99.99', 'yearly'))).toBeVisible();
    await person.click(button);
    expect(await screen.findByText(buyingWords.going)).toBeInTheDocument();
    expect(checkouts()).toEqual([expect.objectContaining({ productId: 'plus-yearly-row' })]);
    expect([...service.callsTo(country), ...service.callsTo(products)]).toEqual([]);
  });

  it('keeps what a page came with from somebody whose account may say otherwise, until it does', async () => {
    openAs('Auto-Renewable', marketNamed('USD'));
    expect(document.querySelector('.as-sent')).toContainElement(
      screen.getByRole('button', { name: buyingWords.tryFree(7) }),
    );
    expect(await screen.findByText(buyingWords.subscribed.title)).toBeVisible();
    expect(document.querySelector('.as-sent')).toBeNull();
  });

  it('keeps the button still until the price is known, and speaks up when that takes long', async () => {
    jest.useFakeTimers();
    open({ [products]: 'silence' });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText(buyingWords.slow)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText(buyingWords.slow)).toBeVisible();
    jest.useRealTimers();
    expect(screen.getByRole('button', { name: buyingWords.subscribeSoon })).toBeDisabled();
    expect(screen.getAllByText(buyingWords.priceLoading)).toHaveLength(2);
  });

  it('sells nothing where nothing is sold, and says what can be done', async () => {
    open({ [country]: { json: { country: 'BR' } }, 'GET /privacy-pro-eligible.json': { status: 404 } });
    expect(await screen.findByText(buyingWords.notSold.title('Brazil'))).toBeVisible();
    expect(screen.queryByRole('button', { name: /Try it|Subscribe/ })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: buyingWords.notSold.have })).toBeVisible();
    expect(nothingToBuy()).not.toBeNull();
  });
});

describe('choosing and buying', () => {
  it('keeps the chosen plan after a failure and buys it on another try, with the origin of the visit', async () => {
    query = { origin: 'funnel_home_website__hero' };
    const { checkouts, service } = open({ [checkout]: { status: 500, json: { error: 'server_error' } } });
    await person.click(await monthly());
    await person.click(screen.getByRole('button', { name: buyingWords.tryFree(7) }));
    expect(await screen.findByRole('alert')).toHaveTextContent(communicationMessage);
    expect(await monthly()).toBeChecked();
    expect(screen.getByText(buyingWords.trialNote, { exact: false })).toBeVisible();
    await person.click(screen.getByRole('button', { name: buyingWords.retry }));
    expect(checkouts()).toEqual(
      Array(2).fill(expect.objectContaining({ productId: 'plus-monthly-us', origin: query.origin })),
    );
    expect(service.callsTo('POST /api/auth/v2/account/create')).toHaveLength(1);
  });
});

describe('coming back', () => {
  it('keeps the plan of a payment that was left, and says that nothing was paid', async () => {
    query = { canceled: 'true', billing_period: 'monthly' };
    open();
    expect(await monthly()).toBeChecked();
    expect(screen.getByText(buyingWords.canceled.title)).toBeVisible();
    expect(screen.getByText(buyingWords.canceled.text.monthly)).toBeVisible();
  });

  it.each(['Inactive', 'Expired'] as const)(
    'welcomes back an %s subscriber, without a second trial',
    async (status) => {
      openAs(status);
      expect(await screen.findByText(buyingWords.welcomeBack.title)).toBeVisible();
      expect(screen.getByRole('button', { name: buyingWords.subscribe('$99.99', 'yearly') })).toBeEnabled();
      expect(screen.getByText(buyingWords.today('$99.99', 'yearly'))).toBeVisible();
      expect(screen.queryByText(/days free/)).toBeNull();
    },
  );

  it.each(['Auto-Renewable', 'Not Auto-Renewable', 'Grace Period'] as const)(
    'tells a subscriber (%s) what is in the plan, and nothing about how to buy one',
    async (status) => {
      openAs(status);
      expect(await screen.findByText(buyingWords.subscribed.title)).toBeVisible();
      expect(screen.queryByRole('radio')).toBeNull();
      expect(screen.getByRole('link', { name: buyingWords.subscribed.manage })).toBeVisible();
      expect(screen.getAllByText(landing.features.owned)).toHaveLength(4);
      expect(screen.queryByText('United States')).toBeNull();
      expect(nothingToBuy()).not.toBeNull();
    },
  );

  it('promises no trial to a former subscriber whom a link brings back, since it was used before', async () => {
    query = { featurePage: 'winback' };
    const { checkouts } = open();
    await person.click(
      await screen.findByRole('button', { name: buyingWords.subscribe('$99.99', 'yearly') }),
    );
    expect(screen.queryByText(/days free/)).toBeNull();
    expect(await screen.findByText(buyingWords.going)).toBeInTheDocument();
    expect(checkouts()).toEqual([expect.objectContaining({ withoutTrial: true })]);
  });
});

describe('what the page tells', () => {
  it('leads with the feature that the link asks for', async () => {
    query = { featurePage: 'pir' };
    open();
    await yearly();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(landingHeroes.pir.title);
    const cards = screen.getAllByRole('article');
    expect(cards[0]).toHaveTextContent('Personal information removal');
    expect(cards).toHaveLength(4);
  });

  it('shows what the plan of the country includes, and says in one line what there is elsewhere', async () => {
    open(inBritain);
    await yearly();
    const card = (name: string) => within(screen.getByRole('article', { name }));
    expect(card('Step-by-step guidance').getByText(landing.features.included)).toBeVisible();
    expect(screen.queryByText(landing.features.owned)).not.toBeInTheDocument();
    expect(
      screen.queryByRole('article', { name: 'Your details, off data broker sites' }),
    ).not.toBeInTheDocument();
    expect(screen.getByText(landing.features.elsewhere)).toBeVisible();
  });
});
