import { follow, open, submit } from '@/packages/stripe-sandbox/tests/browse';
import { reconcile } from '@/server/billing/reconcile/reconcile';
import { remindSubscribers } from '@/server/billing/subscription/reminders';
import { syncSubscription } from '@/server/billing/subscription/syncSubscription';
import { day, hour } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/worker';
import { everyOldRow } from '@/server/main/backgroundTasks';
import { neverAborted } from '@/server/neverAborted';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import { onEachDatabase } from '@/tests/fixtures/database/databases';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling, failsAtRenewal, goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';

const monthly = { productId: 'plus-monthly-us' };

onEachDatabase((kind) => {
  const billing = openForEachTest(() => createBilling(kind));

  /** Mails that reached their readers and whose subject has these words. */
  async function mailed(subject: string) {
    await deliverDueMails(billing.services);
    return billing.services.mails.filter((mail) => mail.subject.includes(subject));
  }
  const receipts = () => mailed('receipt');
  const remind = () => remindSubscribers(billing.services, neverAborted);

  describe('a receipt', () => {
    it('comes after each charge and after no trial, once, with the sum, the period and the card', async () => {
      await billing.subscribe(monthly, goodCard);
      expect(await receipts()).toEqual([]);
      await billing.advance(7 * day + hour);
      const [first, ...others] = await receipts();
      expect(others).toEqual([]);
      expect(first?.to).toBe('buyer@example.org');
      expect(first?.text).toContain(
        'On June 8, 2026 (UTC), we charged $9.99 to the card ending in 4242 for your monthly subscription. ' +
          'It covers June 8, 2026 (UTC) to July 8, 2026 (UTC).',
      );
      await billing.advance(30 * day);
      await billing.advance(31 * day);
      expect(await receipts()).toHaveLength(3);
    });

    it('comes for a first charge without a trial, in the language of the buyer', async () => {
      const buyer = await billing.signUp();
      const choice = { ...monthly, withoutTrial: true };
      const opened = await billing.checkout(buyer, choice, { 'accept-language': 'de' });
      await payCheckout(String(opened.body.checkoutUrl), goodCard);
      await billing.emulator.settled();
      const [receipt, ...others] = await mailed('Zahlungsbeleg');
      expect(others).toEqual([]);
      expect(receipt?.text).toContain('9,99\u00a0$');
      expect(receipt?.text).toContain('von der Karte mit den Endziffern 4242');
    });

    it.each(['duplicate', 'reorder'] as const)('comes once when events come in %s mode', async (mode) => {
      await billing.subscribe(monthly);
      billing.emulator.setDeliveryMode({ mode });
      await billing.advance(7 * day + hour);
      expect(await receipts()).toHaveLength(1);
    });

    it('comes all the same when every event is lost', async () => {
      await billing.subscribe(monthly);
      billing.emulator.setDeliveryMode({ mode: 'drop' });
      await billing.advance(7 * day + hour);
      await reconcile(billing.services, neverAborted);
      await reconcile(billing.services, neverAborted);
      expect(await receipts()).toHaveLength(1);
    });

    it('does not come again once the outbox has forgotten it, and neither does the welcome', async () => {
      await billing.subscribe();
      await billing.advance(7 * day + hour);
      await mailed('');
      const before = billing.services.mails.length;
      await billing.advance(120 * day);
      while (
        (await pruneInBatches(billing.services, everyOldRow(billing.services.clock.now()), neverAborted)) > 0
      );
      const [subscription] = (await billing.services.stripe.subscriptions.list()).data;
      await syncSubscription(billing.services, subscription?.id ?? '');
      expect((await mailed('')).slice(before)).toEqual([]);
    });

    it('does not come for a charge that failed', async () => {
      await billing.subscribe(monthly, failsAtRenewal);
      await billing.advance(7 * day + hour);
      expect(await receipts()).toEqual([]);
      expect(await mailed('didn’t go through')).toHaveLength(1);
    });
  });

  describe('before a charge', () => {
    it.each([
      ['of seven days', {}, 7, 3],
      ['of fourteen days', { origin: 'funnel_home__usanniversary' }, 14, 3],
      ['of thirty days', { origin: 'funnel_home__radio' }, 30, 7],
    ] as const)(
      'the end of a trial %s is announced once, at its day, without any event',
      async (_, order, length, lead) => {
        await billing.subscribe({ ...order });
        billing.emulator.setDeliveryMode({ mode: 'drop' });
        await billing.advance((length - lead) * day - hour);
        await remind();
        expect(await mailed('trial ends')).toEqual([]);
        await billing.advance(2 * hour);
        await Promise.all([remind(), remind()]);
        await remind();
        const [mail, ...others] = await mailed('trial ends');
        expect(others).toEqual([]);
        expect(mail?.text).toContain('$99.99');
      },
    );

    it('another year is announced once, two weeks before, with its sum, and a month is not', async () => {
      await billing.subscribe();
      await billing.subscribe({ ...monthly, withoutTrial: true }, goodCard);
      await billing.advance(7 * day + hour);
      await billing.advance((365 - 14) * day - 2 * hour);
      await remind();
      expect(await mailed('renews soon')).toEqual([]);
      await billing.advance(2 * hour);
      await Promise.all([remind(), remind()]);
      await billing.advance(day);
      await remind();
      const [mail, ...others] = await mailed('renews soon');
      expect(others).toEqual([]);
      expect(mail?.text).toContain(
        'renews for another year on June 8, 2027 (UTC). We’ll charge $99.99 that day.',
      );
      expect(mail?.text).toContain('/subscriptions/manage');
      await billing.advance(14 * day);
      expect((await receipts()).at(-1)?.text).toContain('It covers June 8, 2027 (UTC) to June 8, 2028 (UTC)');
      await remind();
      expect(await mailed('renews soon')).toHaveLength(1);
    });

    it('the sum that is announced is the one that is charged, whatever else is on that invoice', async () => {
      await billing.subscribe();
      await billing.advance(7 * day + hour);
      const { stripe } = billing.services;
      const [{ id = '', items } = {}] = (await stripe.subscriptions.list()).data;
      const [item] = items?.data ?? [];
      const special = await stripe.prices.create({
        product: String(item?.price.product),
        currency: 'usd',
        unit_amount: 8000,
        recurring: { interval: 'year' },
        metadata: { product_id: 'plus-yearly-us' },
      });
      await billing.advance(100 * day);
      await stripe.subscriptions.update(id, { items: [{ id: item?.id, price: special.id }] });
      await billing.advance((365 - 14 - 100) * day);
      await remind();
      const [mail] = await mailed('renews soon');
      await billing.advance(14 * day);
      const [invoice] = (await stripe.invoices.list({ limit: 1 })).data;
      expect(invoice?.amount_paid).toBeLessThan(8000);
      expect(mail?.text).toContain(`We’ll charge $${Number(invoice?.amount_paid) / 100} that day.`);
    });

    it('what is canceled is not announced, until it is resumed', async () => {
      await billing.subscribe();
      await billing.advance(7 * day + hour);
      const { stripe } = billing.services;
      const [subscription] = (await stripe.subscriptions.list()).data;
      const id = subscription?.id ?? '';
      await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      await billing.emulator.settled();
      await billing.advance((365 - 13) * day);
      await remind();
      expect(await mailed('renews soon')).toEqual([]);
      await stripe.subscriptions.update(id, { cancel_at_period_end: false });
      await billing.emulator.settled();
      expect(await mailed('renews soon')).toHaveLength(1);
    });

    it('while Stripe is away reminders wait, and one that Stripe does not know is asked about once', async () => {
      await billing.subscribe();
      billing.emulator.setDeliveryMode({ mode: 'drop' });
      await billing.advance(5 * day);
      billing.emulator.setOutage(Date.now() + 60_000);
      await remind();
      billing.emulator.setOutage(0);
      expect(await mailed('trial ends')).toEqual([]);
      await billing.services.database
        .updateTable('subscriptions')
        .set({ provider_subscription_id: 'sub_unknown' })
        .execute();
      await remind();
      const rows = await billing.services.database.selectFrom('subscriptions').selectAll().execute();
      expect(rows.map((row) => row.reminder_due_at)).toEqual([null]);
    });
  });

  describe('what the subscriber changed', () => {
    async function throughPortal(buyer: SignedUp, query: string): Promise<void> {
      const { body } = await billing.get(buyer, `/api/checkout/portal?${query}`);
      await submit(await follow(await open(String(body.customerPortalUrl))));
      await billing.emulator.settled();
    }

    it('a change of plan is confirmed once, with the next charge as it will be', async () => {
      const buyer = await billing.subscribe();
      await billing.advance(7 * day + hour);
      await throughPortal(buyer, 'flow=plan&productId=plus-monthly-us');
      const [mail, ...others] = await mailed('plan has changed');
      expect(others).toEqual([]);
      expect(mail?.text).toContain('You now have the monthly subscription.');
      const [customer] = (await billing.services.stripe.customers.list()).data;
      expect(customer?.balance).toBeLessThan(-999);
      expect(mail?.text).toContain('Your next charge is $0 on ');
      await billing.advance(hour);
      await billing.get(buyer, '/api/subscription?fresh=1');
      expect(await mailed('plan has changed')).toHaveLength(1);
    });

    it('in a trial it names the first charge', async () => {
      const buyer = await billing.subscribe();
      await throughPortal(buyer, 'flow=plan&productId=plus-monthly-us');
      const [mail] = await mailed('plan has changed');
      expect(mail?.text).toContain('Your free trial continues until June 8, 2026 (UTC).');
      expect(mail?.text).toContain('is $9.99.');
    });

    it('a cancellation in a trial is confirmed as one of the trial, for which nothing was charged', async () => {
      const buyer = await billing.subscribe(monthly);
      await throughPortal(buyer, 'flow=cancel');
      const [mail, ...others] = await mailed('has been canceled');
      expect(others).toEqual([]);
      expect(mail?.text).toContain('Then your free trial ends, and you won’t be charged.');
    });

    it('each time that renewal is switched back on one mail says so, with the day and the sum', async () => {
      const buyer = await billing.subscribe(monthly);
      await billing.advance(7 * day + hour);
      for (const times of [1, 2]) {
        await throughPortal(buyer, 'flow=cancel');
        await billing.post(buyer, '/api/subscription/resume');
        await billing.emulator.settled();
        const mails = await mailed('will renew again');
        expect(mails).toHaveLength(times);
        expect(mails.at(-1)?.text).toContain('It renews on July 8, 2026 (UTC) for $9.99.');
        await billing.advance(hour);
      }
    });
  });
});
