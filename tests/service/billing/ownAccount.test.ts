import { InvoicesResponse } from '@/lib/contract/billing';
import { PortalResponse } from '@/lib/contract/checkout';
import { Subscription } from '@/lib/contract/subscription';
import { follow, open, submit, textOf, goodCard as typedCard } from '@/packages/stripe-sandbox/tests/browse';
import { day, hour } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';

const monthly = { productId: 'plus-monthly-us' };
const firstCharge = Date.UTC(2026, 5, 8, 12);

const billing = openForEachTest(() => createBilling());

const invoices = async (buyer: SignedUp) =>
  InvoicesResponse.parse((await billing.get(buyer, '/api/subscription/invoices')).body).invoices;
const preview = (buyer: SignedUp, productId: string) =>
  billing.get(buyer, `/api/subscription/plan-change?productId=${productId}`);
const portal = async (buyer: SignedUp, query: string) =>
  PortalResponse.parse((await billing.get(buyer, `/api/checkout/portal?${query}`)).body).customerPortalUrl;
const fresh = async (buyer: SignedUp) =>
  Subscription.parse((await billing.get(buyer, '/api/subscription?fresh=1')).body);

it('the invoices of an account are those that were charged, each with a page and a PDF, and nobody else’s', async () => {
  const buyer = await billing.subscribe(monthly);
  expect(await invoices(buyer)).toEqual([]);
  await billing.advance(7 * day + hour);
  for (let pass = 0; pass < 2; pass += 1) {
    await billing.advance(15 * day);
    await fresh(buyer);
  }
  const answer = await billing.get(buyer, '/api/subscription/invoices');
  expect(answer.body.card).toEqual({
    brand: 'visa',
    last4: expect.stringMatching(/^\d{4}$/),
    month: 12,
    year: 2040,
  });
  const [second, first, ...others] = await invoices(buyer);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ total: 999, currency: 'USD', status: 'paid', createdAt: firstCharge });
  expect(second?.number).not.toBe(first?.number);
  expect(textOf(await open(first?.pageUrl ?? ''))).toContain('$9.99');
  const pdf = await fetch(first?.pdfUrl ?? '');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect((await pdf.text()).startsWith('%PDF-')).toBe(true);
  expect(await invoices(await billing.signUp())).toEqual([]);
});

it('a plan of another region, the own plan, an unknown one, and one of a subscription that ends are refused', async () => {
  const buyer = await billing.payer();
  const codes = async (productId: string) => (await preview(buyer, productId)).body.error;
  expect(await codes('plus-monthly-row')).toBe('not_eligible');
  expect(await codes('plus-yearly-us')).toBe('not_eligible');
  expect(await codes('nothing')).toBe('unknown_product');
  await billing.inPortal(buyer, 'flow=cancel');
  expect(await codes('plus-monthly-us')).toBe('not_eligible');
  expect((await preview(await billing.signUp(), 'plus-monthly-us')).body.error).toBe('no_subscription');
});

it('canceling keeps everything until the end, whatever is written in the survey, and one call takes it back', async () => {
  const buyer = await billing.payer();
  const { stripe } = billing.services;
  const { expiresOrRenewsAt } = await fresh(buyer);
  const survey = { reason: 'too_expensive', comment: 'moneyBack' };
  await billing.inPortal(buyer, 'flow=cancel', survey);
  const canceled = { status: 'Not Auto-Renewable', expiresOrRenewsAt, endReason: 'canceled' };
  expect(await fresh(buyer)).toMatchObject(canceled);
  const [subscription] = (await stripe.subscriptions.list()).data;
  const { reason: feedback, comment } = survey;
  expect(subscription?.cancellation_details).toMatchObject({ feedback, comment });
  // Canceling what is canceled opens the portal, where that can be seen.
  expect(textOf(await open(await portal(buyer, 'flow=cancel')))).toContain('Your billing');
  for (let time = 0; time < 2; time += 1) {
    const resumed = await billing.post(buyer, '/api/subscription/resume');
    expect(resumed).toMatchObject({ status: 200, body: { status: 'Auto-Renewable', expiresOrRenewsAt } });
  }
  expect((await stripe.refunds.list()).data).toEqual([]);
});

it('the portal leads back to the account in the language of its page, and in an app with it', async () => {
  const buyer = await billing.payer();
  for (const [locale, path, expected] of [
    ['de', '/de/subscriptions/manage', '/de/subscriptions/manage?changed=1'],
    ['de', '/subscriptions/manage', '/subscriptions/manage?changed=1&locale=de'],
    ['en', '/subscriptions/manage', '/subscriptions/manage?changed=1&locale=en'],
    ['de', '/de/pro', '/subscriptions/manage?changed=1&locale=de'],
  ]) {
    const asked = `locale=${locale}&returnPath=${encodeURIComponent(String(path))}`;
    const page = await follow(await open(await portal(buyer, `flow=card&${asked}`)));
    expect((await submit(page, typedCard)).location).toBe(`http://localhost:3000${expected}`);
  }
});

it('what has ended cannot be resumed, whatever our row still says', async () => {
  const buyer = await billing.payer();
  await billing.inPortal(buyer, 'flow=cancel');
  billing.emulator.setDeliveryMode({ mode: 'drop' });
  const [subscription] = (await billing.services.stripe.subscriptions.list()).data;
  await billing.services.stripe.subscriptions.cancel(subscription?.id ?? '');
  const answer = await billing.post(buyer, '/api/subscription/resume');
  expect([answer.status, answer.body.error]).toEqual([404, 'no_subscription']);
});

it('while Stripe is away each call says so with 503, and an unknown flow is refused', async () => {
  const buyer = await billing.payer();
  expect((await billing.get(buyer, '/api/checkout/portal?flow=nothing')).status).toBe(400);
  billing.emulator.setOutage(Number.POSITIVE_INFINITY);
  const paths = [
    '/api/subscription/invoices',
    '/api/subscription/plan-change?productId=plus-monthly-us',
    '/api/checkout/portal?flow=card',
  ];
  for (const path of paths) expect([path, (await billing.get(buyer, path)).status]).toEqual([path, 503]);
});
