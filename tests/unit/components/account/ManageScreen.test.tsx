import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ManageScreen } from '@/components/subscription/account/manage/ManageScreen';
import { earlyEndWords, invoiceWords, planChangeWords } from '@/lib/content/account/charges';
import { dataExportWords } from '@/lib/content/account/dataExport';
import { exportFile } from '@/lib/content/account/exportFile';
import { formWords } from '@/lib/content/account/forms';
import { manageWords, subscriptionStatusWords } from '@/lib/content/account/manage';
import { moneyBackWords } from '@/lib/content/account/moneyBackWords';
import { holdWords } from '@/lib/content/account/standingWords';
import { brand } from '@/lib/content/brand';
import { keptAfterDeletion } from '@/lib/content/keptAfterDeletion';
import { featureUseTitle } from '@/lib/content/subscription/featureUse';
import { storeRefundUrls } from '@/lib/content/subscription/moneyBack';
import { withdrawalWords } from '@/lib/content/subscription/withdrawalWords';
import { person } from '@/tests/fixtures/browser/person';
import { subscriptionOf } from '@/tests/fixtures/browser/subscriptionOf';
import { openScreen, type Reply, serve, signedInAs, signedOut } from './accountSite';

const email = 'anna@example.org';
const itr = '/identity-theft-restoration';

function open(subscription: Reply, more: Record<string, Reply> = {}, address = email) {
  const service = serve({
    'GET /api/subscription': subscription,
    'POST /api/auth/v2/logout': { json: { status: 'logged_out' } },
    ...more,
  });
  signedInAs(address || null);
  openScreen(<ManageScreen />, { origin: 'funnel_pro_web' });
  return service;
}

it('says what being on hold means, and offers a new purchase only where the old one cannot be charged', async () => {
  open({ json: subscriptionOf({ status: 'Inactive' }) });
  expect(await screen.findByText(holdWords.web)).toBeVisible();
  expect(screen.getByText(manageWords.billingEnded)).toBeVisible();
  expect(screen.getByRole('link', { name: manageWords.again })).toBeVisible();
  cleanup();
  open({ json: subscriptionOf({ status: 'Inactive', platform: 'google' }) });
  expect(await screen.findByText(holdWords.google)).toBeVisible();
  expect(screen.getAllByRole('button', { name: manageWords.store.google.open })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: manageWords.again })).not.toBeInTheDocument();
  cleanup();
  open({ json: subscriptionOf({ status: 'Inactive', platform: 'apple' }) });
  expect(await screen.findByText(holdWords.apple)).toBeVisible();
  cleanup();
  open({ json: subscriptionOf({ status: 'Inactive', platform: 'google', paused: true }) });
  expect(await screen.findByText(holdWords.paused)).toBeVisible();
});

it('sends a subscriber of an app store there, and offers no billing of ours', async () => {
  open({ json: subscriptionOf({ platform: 'apple' }) });
  expect(await screen.findByText(manageWords.store.apple.intro)).toBeVisible();
  expect(screen.getByRole('button', { name: manageWords.store.apple.open })).toBeVisible();
  for (const name of [manageWords.openPortal, manageWords.changePlan, manageWords.cancelSubscription])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByText(invoiceWords.heading)).not.toBeInTheDocument();
});

it.each([
  ['bought in the United States', { productId: 'plus-yearly-us' }, ['/app', brand.chatUrl, '/dbp', itr]],
  ['bought elsewhere', { productId: 'plus-yearly-row' }, ['/app', brand.chatUrl, itr]],
  ['that has ended', { productId: 'plus-yearly-row', status: 'Expired' as const }, []],
])('leads to everything in a subscription %s', async (_case, changes, expected) => {
  open({ json: subscriptionOf(changes) });
  expect(await screen.findByRole('region', { name: manageWords.status })).toBeVisible();
  const list = screen.queryByRole('region', { name: featureUseTitle });
  const links = list ? within(list).getAllByRole('link') : [];
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(expected.sort());
});

it.each([
  ['bought outside the United States', { productId: 'plus-yearly-row' }, true],
  ['bought in the United States', { productId: 'plus-yearly-us' }, false],
  ['bought in an app store', { productId: 'plus-yearly-row', platform: 'apple' }, false],
  ['bought long ago', { productId: 'plus-yearly-row', startedAt: Date.UTC(2020, 0, 15) }, false],
])('leads to the withdrawal where there is a right to it: %s', async (_case, changes, isShown) => {
  open({ json: subscriptionOf({ startedAt: Date.now(), ...changes }) });
  expect(await screen.findByRole('region', { name: manageWords.status })).toBeVisible();
  const link = screen.queryByRole('link', { name: withdrawalWords.link });
  expect(link?.getAttribute('href')).toBe(isShown ? '/help/withdraw' : undefined);
});

it.each([
  ['somebody who turned back from the payment page', '', false],
  ['an account with an address', email, true],
])(
  'says that there is no subscription, and leads to the plans with the origin: %s',
  async (_who, address, isAccount) => {
    open({ status: 404, json: { error: 'no_subscription' } }, {}, address);
    expect(await screen.findByRole('heading', { level: 1, name: manageWords.none.heading })).toBeVisible();
    expect(screen.getByRole('link', { name: manageWords.none.seePlans })).toHaveAttribute(
      'href',
      '/pro?origin=funnel_pro_web',
    );
    expect(screen.queryAllByRole('button', { name: manageWords.remove.open })).toHaveLength(
      isAccount ? 1 : 0,
    );
    expect(screen.queryAllByRole('link', { name: manageWords.signIn })).toHaveLength(isAccount ? 0 : 1);
  },
);

it('offers to try again after a failure', async () => {
  const service = open({ status: 500, json: { error: 'server_error' } });
  expect(await screen.findByText(manageWords.failed)).toBeVisible();
  service.answer('GET /api/subscription', { json: subscriptionOf() });
  await person.click(screen.getByRole('button', { name: manageWords.retry }));
  expect(await screen.findByText(subscriptionStatusWords['Auto-Renewable'].label)).toBeVisible();
});

it('leads somebody who is signed out to the sign-in and back', async () => {
  serve({});
  signedOut();
  openScreen(<ManageScreen />);
  const link = await screen.findByRole('link', { name: manageWords.signIn });
  expect(link).toHaveAttribute('href', '/subscriptions/activate?next=manage');
});

it('says why billing could not be opened, and stays', async () => {
  open({ json: subscriptionOf() }, { 'GET /api/checkout/portal': 'offline' });
  await person.click(await screen.findByRole('button', { name: manageWords.openPortal }));
  expect(await screen.findByText(/You’re offline/)).toBeVisible();
  expect(screen.getByText(subscriptionStatusWords['Auto-Renewable'].label)).toBeVisible();
});

function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });
}

const invoice = {
  number: 'A-0001',
  createdAt: Date.UTC(2026, 5, 8, 12),
  total: 999,
  currency: 'USD',
  status: 'paid',
  pageUrl: 'https://invoices.example/1',
  pdfUrl: 'https://invoices.example/1/pdf',
};
const preview = {
  productId: 'plus-monthly-us',
  billingPeriod: 'Monthly',
  currency: 'USD',
  inTrial: false,
  dueNow: 0,
  credit: 7123,
  paidPeriods: 7,
  price: 999,
  nextChargeAt: Date.UTC(2026, 6, 8, 12),
};

it.each([
  ['a subscriber', 'stripe'],
  ['a subscriber who has moved to an app store', 'google'],
])('lists what was charged to %s, each with its page and its PDF', async (_who, platform) => {
  const invoices = { json: { invoices: [invoice] } };
  open({ json: subscriptionOf({ platform }) }, { 'GET /api/subscription/invoices': invoices });
  expect(await screen.findByText('$9.99')).toBeVisible();
  expect(screen.getByText('June 8, 2026')).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(invoiceWords.viewLabel('June 8, 2026'))).toBe(invoice.pageUrl);
  expect(href(invoiceWords.pdfLabel('June 8, 2026'))).toBe(invoice.pdfUrl);
});

it('leads to the page where a payment is confirmed while the bank waits for that, and only then', async () => {
  const invoices = { json: { invoices: [{ ...invoice, status: 'open', awaitsBank: true }] } };
  open({ json: subscriptionOf({ status: 'Grace Period' }) }, { 'GET /api/subscription/invoices': invoices });
  const { action, title } = manageWords.confirmPayment;
  expect(await screen.findByRole('link', { name: action })).toHaveAttribute('href', invoice.pageUrl);
  cleanup();
  open({ json: subscriptionOf() }, { 'GET /api/subscription/invoices': invoices });
  expect(await screen.findByText('$9.99')).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
});

it('names the card that pays, and says of each invoice what became of the money', async () => {
  const given = [{}, { refunded: 999 }, { refunded: 500 }, { status: 'open' }, { total: -100 }];
  const invoices = given.map((part, index) => ({ ...invoice, number: `A-${index}`, ...part }));
  const card = { brand: 'visa', last4: '4242', month: 4, year: 2030 };
  open({ json: subscriptionOf() }, { 'GET /api/subscription/invoices': { json: { invoices, card } } });
  expect(await screen.findByText('Visa ending in 4242, valid through 04/2030')).toBeVisible();
  const items = within(screen.getByRole('region', { name: invoiceWords.heading })).getAllByRole('listitem');
  const { paid, refunded, partlyRefunded, open: unpaid, credit } = invoiceWords.states;
  for (const [index, state] of [paid, refunded, partlyRefunded, unpaid, credit].entries())
    expect(within(items[index] ?? document.body).getByText(state)).toBeVisible();
});

it('says that invoices could not be loaded, and loads them at the next try', async () => {
  const service = open({ json: subscriptionOf() }, { 'GET /api/subscription/invoices': 'offline' });
  expect(await screen.findByText(invoiceWords.failed)).toBeVisible();
  service.answer('GET /api/subscription/invoices', { json: { invoices: [] } });
  await person.click(screen.getByRole('button', { name: manageWords.retry }));
  expect(await screen.findByText(invoiceWords.none)).toBeVisible();
});

it('says what another plan costs before anything is changed', async () => {
  const service = open(
    { json: subscriptionOf() },
    { 'GET /api/subscription/plan-change': { json: preview }, 'GET /api/checkout/portal': 'offline' },
  );
  await person.click(await screen.findByRole('button', { name: manageWords.changePlan }));
  const dialog = screen.getByRole('dialog', { name: planChangeWords.title.Monthly });
  expect(await within(dialog).findByText(planChangeWords.nothingNow)).toBeVisible();
  expect(dialog).toHaveTextContent(
    'The unused part of your current plan, $71.23, stays as credit and pays for the first 7 months.',
  );
  expect(dialog).toHaveTextContent(planChangeWords.remaining('$1.30'));
  expect(dialog).toHaveTextContent(planChangeWords.afterCredit('$9.99', 'a month'));
  expect(service.calls).not.toContain('GET /api/checkout/portal');
  await person.click(within(dialog).getByRole('button', { name: planChangeWords.confirm }));
  expect(await within(dialog).findByText(/You’re offline/)).toBeVisible();
});

it('says why the cost of another plan is not known, and lets nobody go on', async () => {
  open(
    { json: subscriptionOf() },
    { 'GET /api/subscription/plan-change': { status: 503, json: { error: 'service_unavailable' } } },
  );
  await person.click(await screen.findByRole('button', { name: manageWords.changePlan }));
  const dialog = screen.getByRole('dialog', { name: planChangeWords.title.Monthly });
  expect(await within(dialog).findByText(formWords.failed)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: planChangeWords.confirm })).not.toBeInTheDocument();
});

it.each([
  ['Auto-Renewable', [manageWords.changePlan, manageWords.cancelSubscription], [manageWords.resume]],
  ['Not Auto-Renewable', [manageWords.resume], [manageWords.changePlan, manageWords.cancelSubscription]],
  ['Grace Period', [manageWords.updateCard], [manageWords.changePlan, manageWords.resume]],
  ['Expired', [manageWords.openPortal], [manageWords.changePlan, manageWords.resume, manageWords.updateCard]],
] as const)('offers what can be done about a subscription: %s', async (status, offered, absent) => {
  open({ json: subscriptionOf({ status }) });
  for (const name of offered) expect(await screen.findByRole('button', { name })).toBeVisible();
  for (const name of absent) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('asks before it cancels what ends before its renewal, with the day, and closes the question', async () => {
  const later = subscriptionOf({ endsIfCanceled: Date.UTC(2026, 6, 3, 12) });
  const ending = subscriptionOf({ status: 'Not Auto-Renewable' });
  const service = open(
    { json: later },
    { 'POST /api/subscription/cancel': { json: ending }, 'POST /api/subscription/resume': { json: later } },
  );
  await person.click(await screen.findByRole('button', { name: manageWords.cancelSubscription }));
  const dialog = await screen.findByRole('dialog', { name: earlyEndWords.title });
  expect(dialog).toHaveTextContent('Your subscription ends on July 3, 2026.');
  expect(service.calls).not.toContain('POST /api/subscription/cancel');
  await person.click(within(dialog).getByRole('button', { name: earlyEndWords.confirm }));
  await person.click(await screen.findByRole('button', { name: manageWords.resume }));
  expect(await screen.findByRole('button', { name: manageWords.cancelSubscription })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('warns before the sign-out of an account that has no way back in', async () => {
  const service = open({ json: subscriptionOf() }, {}, '');
  await person.click(await screen.findByRole('button', { name: manageWords.signOut }));
  const dialog = screen.getByRole('dialog', { name: manageWords.signOutQuestion.heading });
  expect(within(dialog).getByText(manageWords.signOutNoEmail)).toBeVisible();
  expect(service.calls).not.toContain('POST /api/auth/v2/logout');
});

it('promises no code to an account without an email address, before and after signing out everywhere', async () => {
  open({ json: subscriptionOf() }, {}, '');
  await person.click(await screen.findByRole('button', { name: manageWords.signOutEverywhere }));
  const dialog = screen.getByRole('dialog');
  const { introNoEmail, confirm } = manageWords.signOutEverywhereQuestion;
  expect(within(dialog).getByText(introNoEmail)).toBeVisible();
  expect(within(dialog).getByText(manageWords.signOutNoEmail)).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: confirm }));
  expect(await screen.findByText(manageWords.signedOutIntroNoEmail)).toBeVisible();
  const heading = screen.getByRole('heading', { level: 1, name: manageWords.signedOutEverywhere });
  await waitFor(() => expect(heading).toHaveFocus());
});

it.each<[string, Reply, number]>([
  ['no store will charge', { json: { email, entitlements: [] } }, 0],
  [
    'another subscription is on hold there',
    { json: { email, entitlements: [], charging_store: 'google' } },
    1,
  ],
  ['nobody could say', 'offline', 1],
])('speaks of an app store before a deletion only where it may charge: %s', async (_case, account, said) => {
  const service = open({ json: subscriptionOf() }, { 'GET /api/auth/v2/account': account });
  await person.click(await screen.findByRole('button', { name: manageWords.remove.open }));
  await waitFor(() => expect(service.calls).toContain('GET /api/auth/v2/account'));
  const dialog = screen.getByRole('dialog', { name: manageWords.remove.heading });
  await waitFor(() => expect(within(dialog).queryAllByText(manageWords.remove.store)).toHaveLength(said));
});

it('123. M3: asks for the code of a former address as well, goes back to the one that was wrong, and says what is kept', async () => {
  const deletion = 'POST /api/auth/v2/account/delete';
  const former_email = 'o…@example.net';
  const service = open(
    { json: subscriptionOf() },
    { [deletion]: { json: { status: 'confirm', hash: 'hash', former_email } } },
  );
  await person.click(await screen.findByRole('button', { name: manageWords.remove.open }));
  const dialog = screen.getByRole('dialog', { name: manageWords.remove.heading });
  const expectKept = () => {
    for (const text of keptAfterDeletion.en.flatMap(({ what, howLong }) => [what, howLong]))
      expect(screen.getByText(text)).toBeVisible();
  };
  await person.click(within(dialog).getByText(manageWords.remove.kept));
  expectKept();
  const type = async (otp: string, button: string) => {
    const address = button === manageWords.remove.confirm ? former_email : email;
    await person.type(await within(dialog).findByLabelText(manageWords.remove.labelOf(address)), otp);
    await person.click(within(dialog).getByRole('button', { name: button }));
  };
  await person.click(within(dialog).getByRole('button', { name: manageWords.remove.send }));
  await type('111111', manageWords.remove.next);
  expect(within(dialog).getAllByText(manageWords.remove.former(former_email))[0]).toBeVisible();
  expect(within(dialog).getByLabelText(manageWords.remove.labelOf(former_email))).toHaveValue('');
  service.answer(deletion, {
    status: 400,
    json: { error: 'invalid_login_credentials', reason: 'wrong', field: 'former_otp', tries_left: 3 },
  });
  await type('222222', manageWords.remove.confirm);
  expect(await within(dialog).findByText(/You have 3 tries left/)).toBeVisible();
  service.answer(deletion, { status: 400, json: { error: 'invalid_login_credentials', reason: 'wrong' } });
  await person.click(within(dialog).getByRole('button', { name: manageWords.remove.confirm }));
  expect(await within(dialog).findByRole('button', { name: manageWords.remove.next })).toBeVisible();
  service.answer(deletion, { json: { status: 'deleted' } });
  await type('333333', manageWords.remove.next);
  await type('444444', manageWords.remove.confirm);
  expect(await screen.findByRole('heading', { name: manageWords.remove.done })).toHaveFocus();
  expect(screen.getByText(manageWords.remove.doneIntro)).toBeVisible();
  expectKept();
});

it('122. H2: says that another subscription was bought with the address, and leads to it', async () => {
  open(
    { json: subscriptionOf() },
    { 'GET /api/auth/v2/account': { json: { email, entitlements: [], further_subscriptions: 1 } } },
  );
  expect(await screen.findByText(manageWords.further.title(1))).toBeVisible();
  expect(screen.getByRole('link', { name: manageWords.further.open })).toHaveAttribute(
    'href',
    '/subscriptions/activate?origin=funnel_pro_web&list=1',
  );
});

describe('the money-back guarantee', () => {
  const path = '/api/subscription/refund';
  const until = Date.UTC(2027, 0, 10, 12);
  const offered = { state: 'offered', total: 9999, currency: 'USD', until };
  const bought = (changes = {}) => ({ json: subscriptionOf({ startedAt: Date.now(), ...changes }) });
  const words = moneyBackWords;

  it('is offered before the account is deleted, and given in the same way', async () => {
    const service = open(bought(), { [`GET ${path}`]: { json: offered } });
    await screen.findByText(words.offered('$99.99', 'January 10, 2027'));
    await person.click(screen.getByRole('button', { name: manageWords.remove.open }));
    const dialog = screen.getByRole('dialog', { name: manageWords.remove.heading });
    expect(dialog).toHaveTextContent(manageWords.remove.refundFirst('$99.99'));
    expect(dialog).not.toHaveTextContent(manageWords.remove.ends.paid);
    service.answer(`POST ${path}`, { json: { ...offered, state: 'refunded', until: null } });
    await person.click(within(dialog).getByRole('button', { name: words.dialog.confirm('$99.99') }));
    expect(await within(dialog).findByText(words.refunded('$99.99'))).toBeVisible();
    expect(service.calls).toContain(`POST ${path}`);
  });

  it('says what comes back and until when, asks, gives it, and shows what became of it', async () => {
    const service = open(bought(), { [`GET ${path}`]: { json: offered } });
    expect(await screen.findByText(words.offered('$99.99', 'January 10, 2027'))).toBeVisible();
    const ask = screen.getByRole('button', { name: words.ask });
    await person.click(ask);
    await person.click(await screen.findByRole('button', { name: words.dialog.keep }));
    expect(ask).toHaveFocus();
    await person.click(ask);
    const dialog = await screen.findByRole('dialog', { name: words.dialog.title });
    expect(dialog).toHaveTextContent(words.dialog.sum('$99.99'));
    expect(dialog).toHaveTextContent(words.dialog.ends);
    expect(service.calls).not.toContain(`POST ${path}`);
    service.answer(`POST ${path}`, { json: { ...offered, state: 'refunded', until: null } });
    service.answer('GET /api/subscription', bought({ status: 'Expired' }));
    await person.click(within(dialog).getByRole('button', { name: words.dialog.confirm('$99.99') }));
    expect(await screen.findByText(words.refunded('$99.99'))).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText(subscriptionStatusWords.Expired.label)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: manageWords.status })).toHaveFocus());
  });

  it('says that the request is saved while the payment provider is away', async () => {
    const service = open(bought(), { [`GET ${path}`]: { json: offered } });
    await person.click(await screen.findByRole('button', { name: words.ask }));
    service.answer(`POST ${path}`, { status: 503, json: { error: 'service_unavailable' } });
    service.answer(`GET ${path}`, { json: { state: 'requested', total: null, currency: null, until: null } });
    await person.click(await screen.findByRole('button', { name: words.dialog.confirm('$99.99') }));
    const dialog = await screen.findByRole('dialog', { name: words.dialog.savedTitle });
    expect(dialog).toHaveTextContent(words.dialog.saved);
    const close = within(dialog).getByRole('button', { name: words.dialog.close });
    await waitFor(() => expect(close).toHaveFocus());
    await person.click(close);
    expect(screen.getByText(words.requested)).toBeVisible();
    expect(screen.getByRole('region', { name: manageWords.status })).toHaveFocus();
    expect(screen.queryByRole('button', { name: words.ask })).not.toBeInTheDocument();
  });

  it('keeps the question open with the reason when it fails', async () => {
    const service = open(bought(), { [`GET ${path}`]: { json: offered } });
    await person.click(await screen.findByRole('button', { name: words.ask }));
    service.answer(`POST ${path}`, { status: 409, json: { error: 'not_refundable' } });
    await person.click(await screen.findByRole('button', { name: words.dialog.confirm('$99.99') }));
    expect(await screen.findByText(/covers a first purchase/)).toBeVisible();
    expect(screen.getByRole('dialog', { name: words.dialog.title })).toBeVisible();
  });

  it('says in a trial what will hold, asks nothing about old subscriptions, and names the store', async () => {
    const none = { json: { state: 'none', total: null, currency: null, until: null } };
    const trial = open(bought({ activeOffers: [{ type: 'Trial' }] }), { [`GET ${path}`]: none });
    expect(await screen.findByText(words.inTrial)).toBeVisible();
    expect(trial.calls).toContain(`GET ${path}`);
    cleanup();
    const canceled = { activeOffers: [{ type: 'Trial' }], status: 'Not Auto-Renewable' } as const;
    const unpaid = open(bought(canceled), { [`GET ${path}`]: none });
    expect(await screen.findByText(subscriptionStatusWords['Not Auto-Renewable'].label)).toBeVisible();
    expect(screen.queryByText(words.term)).not.toBeInTheDocument();
    expect(unpaid.calls).not.toContain(`GET ${path}`);
    cleanup();
    const old = open({ json: subscriptionOf({ startedAt: Date.now() - 200 * 86_400_000 }) });
    expect(await screen.findByText(subscriptionStatusWords['Auto-Renewable'].label)).toBeVisible();
    expect(screen.queryByText(words.term)).not.toBeInTheDocument();
    expect(old.calls).not.toContain(`GET ${path}`);
    cleanup();
    open(bought({ platform: 'google' }));
    expect(await screen.findByRole('link', { name: words.store.google.action })).toHaveAttribute(
      'href',
      storeRefundUrls.google,
    );
  });
});

describe('the file with everything stored', () => {
  const call = 'GET /api/auth/v2/account/export';
  const stale = { status: 403, json: { error: 'reauthentication_required' } };

  const data = {
    read_me: { mails: { purchase: 'Welcome' } },
    created_at: '2026-06-10T12:00:00.000Z',
    accounts: [{ created_at: '2026-01-15T12:00:00.000Z' }],
    outbox: [
      { template: 'purchase', created_at: '2026-01-15T12:00:00.000Z' },
      { template: 'unnamed', created_at: '2026-06-08T12:00:00.000Z' },
    ],
  };
  const device = {
    ...{ id: 'one', platform: 'web', kind: 'chrome', system: 'linux', current: true },
    ...{ createdAt: Date.UTC(2026, 5, 1, 12), lastUsedAt: Date.UTC(2026, 5, 9, 12) },
  };
  const inWords = {
    'File created on': 'June 10, 2026',
    'Email address': email,
    'Account since': 'January 15, 2026',
    'Your subscription': [
      'Teal Subscription · Yearly',
      'Since January 15, 2026.',
      'Renews on January 15, 2027.',
    ],
    Invoices: ['June 8, 2026: $9.99, Paid'],
    'Signed-in devices': ['Chrome on Linux. Signed in June 1, 2026. Last used on June 9, 2026.'],
    'Emails from us': ['June 8, 2026: unnamed', 'January 15, 2026: Welcome'],
  };
  const none = { status: 404, json: { error: 'no_subscription' } };

  it.each<[string, Reply, Record<string, Reply>, object]>([
    [
      'a subscriber',
      { json: subscriptionOf() },
      {
        'GET /api/subscription/invoices': { json: { invoices: [invoice] } },
        'GET /api/auth/v2/sessions': { json: { sessions: [device] } },
      },
      inWords,
    ],
    [
      'somebody of whom the page knows little',
      none,
      { 'GET /api/subscription/invoices': 'offline' },
      {
        ...inWords,
        'Your subscription': 'None',
        Invoices: invoiceWords.failed,
        'Signed-in devices': 'None',
      },
    ],
  ])(
    'begins with what %s asks for, in words, and is saved under the day',
    async (_who, bought, more, said) => {
      const saved: Blob[] = [];
      URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
      const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
      const today = () => exportFile(new Date().toISOString().slice(0, 10));
      const before = today();
      const service = open(bought, { [call]: { json: data }, ...more });
      const button = await screen.findByRole('button', { name: dataExportWords.download });
      for (const read of ['GET /api/subscription/invoices', 'GET /api/auth/v2/sessions'])
        await waitFor(() => expect(service.calls).toContain(read));
      await waitFor(() => expect(screen.queryByText(manageWords.devices.loading)).not.toBeInTheDocument());
      await person.click(button);
      expect(await screen.findByText(dataExportWords.done)).toBeInTheDocument();
      const link = clicked.mock.contexts[0] as HTMLAnchorElement;
      // It may have become tomorrow meanwhile.
      expect([before, today()]).toContain(link.download);
      const text = await textOf(saved[0]);
      expect(text).toBe(JSON.stringify({ 'Your Teal account in short': said, ...data }, null, 2));
      clicked.mockRestore();
    },
  );

  it('asks for a code when the last one was a while ago', async () => {
    const service = open({ json: subscriptionOf() }, { [call]: stale });
    await person.click(await screen.findByRole('button', { name: dataExportWords.download }));
    const sentence = await screen.findByText(dataExportWords.needsCode(email));
    expect(sentence).toBeVisible();
    expect(sentence.parentElement).toHaveFocus();
    await person.click(screen.getByRole('button', { name: dataExportWords.sendCode }));
    expect(await screen.findByLabelText(formWords.code)).toHaveFocus();
    expect(service.calls).toContain('POST /api/auth/v2/otp');
  });

  it('says what is missing where there is no address to send that code to, and keeps one’s place', async () => {
    open({ json: subscriptionOf() }, { [call]: stale }, '');
    await person.click(await screen.findByRole('button', { name: dataExportWords.download }));
    const sentence = await screen.findByText(dataExportWords.needsEmail);
    expect(sentence.parentElement).toHaveFocus();
    await person.click(screen.getByRole('button', { name: dataExportWords.cancel }));
    const again = screen.getByRole('button', { name: dataExportWords.download });
    expect(again.parentElement).toHaveFocus();
  });
});
