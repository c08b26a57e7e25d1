import type { Collection } from 'stripe-sandbox/store/billingSettings';
import { dayWithZone } from '@/lib/content/days';
import { legalValues } from '@/lib/content/legal/values';
import { en } from '@/lib/content/mails/en';
import { InvoicesResponse } from '@/lib/contract/billing';
import { day, hour } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/worker';
import { onEachDatabase } from '@/tests/fixtures/database/databases';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { failsAtRenewal } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { createMoneyShop } from './moneyShop';

const email = 'buyer@example.org';
const promised = legalValues.graceDays;
const everyDay = Array.from({ length: promised }, (_, index) => index + 1);

/** What an account's owner may have chosen at Stripe: to stop early in one way or another, or to try for longer. */
const collections: readonly Collection[] = [
  { retryAfterDays: [3, 5, 7], afterLastRetry: 'past_due' },
  { retryAfterDays: [3, 5, 7], afterLastRetry: 'unpaid' },
  { retryAfterDays: [3, 5, 7], afterLastRetry: 'cancel' },
  { retryAfterDays: [5, 20, 28], afterLastRetry: 'cancel' },
];

onEachDatabase((kind) => {
  const shop = openForEachTest(() => createMoneyShop(kind));

  /** As on the site, mails go out before those of a later time are written, so that they arrive in order. */
  const deliverMails = () => deliverDueMails(shop.services);
  const atStripe = async () => (await shop.services.stripe.subscriptions.list({ status: 'all' })).data;
  const invoices = async (buyer: SignedUp) =>
    InvoicesResponse.parse((await shop.get(buyer, '/api/subscription/invoices')).body).invoices;
  const subjects = async () => (await shop.mailsTo(email)).map(({ subject }) => subject);

  it.each(collections)(
    '175. the grace period is what the terms say, each day of it, with retries as in %j',
    async (collection) => {
      shop.emulator.behavior.setCollection(collection);
      const buyer = await shop.buy({ card: failsAtRenewal });
      await deliverMails();
      await shop.pass(7 * day);
      const failedAt = shop.services.clock.now();
      const end = failedAt + promised * day;
      const told = (await shop.mailsTo(email)).at(-1)?.text;
      expect(told).toContain(`keeps working until ${dayWithZone(end)}`);
      for (const passed of everyDay) {
        expect(await shop.read(buyer)).toMatchObject({ status: 'Grace Period', expiresOrRenewsAt: end });
        expect(await shop.hasAccess(buyer)).toBe(true);
        if (passed === promised) break;
        await shop.pass(day);
      }
      await shop.pass(day - 1000);
      expect(await shop.hasAccess(buyer)).toBe(true);
      await shop.pass(1000);
      expect(await shop.hasAccess(buyer)).toBe(false);
      const { endReason, expiresOrRenewsAt, status } = await shop.read(buyer);
      expect({ endReason, expiresOrRenewsAt, status }).toEqual({
        endReason: 'trialUnpaid',
        expiresOrRenewsAt: end,
        status: 'Expired',
      });

      // Nothing is owed for these days, and nothing is charged later.
      expect((await atStripe()).map((subscription) => subscription.status)).toEqual(['canceled']);
      expect((await invoices(buyer)).map((invoice) => invoice.status)).toEqual(['void']);
      const ended = (await shop.mailsTo(email)).at(-1);
      expect(ended?.subject).toBe(en.ended.trialUnpaid({ plan: '', amount: '', endedAt: '' }).subject);
      expect(ended?.text).toContain(`it ended on ${dayWithZone(end)}.`);
      const before = await subjects();
      await shop.pass(25 * day);
      expect(await subjects()).toEqual(before);
      expect((await invoices(buyer)).map((invoice) => invoice.status)).toEqual(['void']);
    },
  );

  it('175. a payment that arrives on any day of the grace period mends everything', async () => {
    const buyers: SignedUp[] = [];
    for (const mendedOn of everyDay)
      buyers.push(
        await shop.buy({ card: failsAtRenewal, trial: false, email: `day${mendedOn}@example.org` }),
      );
    await deliverMails();
    await shop.pass(30 * day);
    await deliverMails();
    for (const buyer of buyers) Object.assign(buyer, await shop.signInAgain(buyer));
    const [first] = buyers;
    const renews = (await atStripe())[0]?.items.data[0]?.current_period_end ?? 0;
    expect(first && (await shop.read(first)).status).toBe('Grace Period');
    await shop.pass(day - hour);
    for (const [index, buyer] of buyers.entries()) {
      await shop.changeCard(buyer);
      expect(await shop.read(buyer)).toMatchObject({
        status: 'Auto-Renewable',
        expiresOrRenewsAt: renews * 1000,
      });
      expect((await invoices(buyer)).map(({ status, total }) => [status, total])).toEqual([
        ['paid', 999],
        ['paid', 999],
      ]);
      const [, , failed, receipt, ...others] = await shop.mailsTo(`day${index + 1}@example.org`);
      expect([failed?.subject, receipt?.subject, others]).toEqual([
        en.paymentFailed({ amount: '', graceEndsAt: '' }).subject,
        expect.stringContaining('receipt'),
        [],
      ]);
      await shop.pass(day);
    }
    expect(new Set((await atStripe()).map(({ status }) => status))).toEqual(new Set(['active']));
  });

  it('whoever cancels in the grace period is charged no more, keeps access until its end, and may buy again', async () => {
    const buyer = await shop.buy({ card: failsAtRenewal });
    await shop.pass(7 * day);
    const end = shop.services.clock.now() + promised * day;
    await shop.pass(day);
    await shop.portal(buyer, 'flow=cancel', { reason: 'unused' });
    const ends = { status: 'Grace Period', endReason: 'trialUnpaid', expiresOrRenewsAt: end };
    expect(await shop.read(buyer)).toMatchObject(ends);
    expect((await invoices(buyer)).map((invoice) => invoice.status)).toEqual(['void']);
    await shop.changeCard(buyer);
    await shop.pass(5 * day);
    expect(await shop.hasAccess(buyer)).toBe(true);
    expect(await shop.read(buyer)).toMatchObject(ends);
    await shop.pass(8 * day);
    expect(await shop.hasAccess(buyer)).toBe(false);
    expect((await invoices(buyer)).map((invoice) => invoice.status)).toEqual(['void']);
    await shop.buyAgain(buyer);
    expect(await shop.read(buyer)).toMatchObject({ status: 'Auto-Renewable' });
  });

  it('once Stripe has given up, a new subscription can be bought before the grace period is over', async () => {
    shop.emulator.behavior.setCollection({ retryAfterDays: [3], afterLastRetry: 'cancel' });
    const buyer = await shop.buy({ card: failsAtRenewal });
    await shop.pass(11 * day);
    expect(await shop.read(buyer)).toMatchObject({ status: 'Grace Period', endReason: 'trialUnpaid' });
    await shop.buyAgain(buyer);
    expect(await shop.read(buyer)).toMatchObject({ status: 'Auto-Renewable' });
    await shop.pass(14 * day);
    expect(await shop.read(buyer)).toMatchObject({ status: 'Auto-Renewable' });
    expect((await atStripe()).map(({ status }) => status).sort()).toEqual(['active', 'canceled']);
  });
});
