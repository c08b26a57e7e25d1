import { day } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { createStoreShop } from '@/tests/fixtures/service/stores';

const shop = openForEachTest(() => createStoreShop());
let buyer: SignedUp;
beforeEach(async () => {
  buyer = await shop.signUp();
});

const subscription = async () => (await shop.get(buyer, '/api/subscription')).body;
const entitled = async () => {
  const answer = await fetch(`${shop.origin}/api/auth/v2/account`, {
    headers: { authorization: `Bearer ${buyer.accessToken}` },
  });
  const { entitlements } = await answer.json();
  return entitlements.length > 0;
};

for (const store of ['apple', 'google'] as const) {
  describe(store, () => {
    let id: string;
    beforeEach(async () => {
      id = await shop.buyAndConfirm(buyer, store, true);
    });
    const act = async (...actions: Parameters<typeof shop.stores.control.act>[1][]) => {
      for (const action of actions) shop.stores.control.act(id, action);
      await shop.stores.settled();
    };

    it('a trial becomes a paid period when the clock says so', async () => {
      expect((await subscription()).activeOffers).toEqual([{ type: 'Trial' }]);
      await shop.advance(8 * day);
      expect(await subscription()).toMatchObject({ status: 'Auto-Renewable', activeOffers: [] });
      const { expiresAt } = shop.stores.control.purchase(id) ?? {};
      expect((await subscription()).expiresOrRenewsAt).toBe(expiresAt);
    });

    it('a failed renewal keeps access for the grace period of the store, then holds it back, then ends it', async () => {
      await act('fail');
      const { graceEndsAt } = shop.stores.control.purchase(id) ?? {};
      expect(await subscription()).toMatchObject({
        status: 'Grace Period',
        expiresOrRenewsAt: graceEndsAt,
      });
      expect(await entitled()).toBe(true);
      await act('endGrace');
      expect((await subscription()).status).toBe('Inactive');
      expect(await entitled()).toBe(false);
      await act('recover');
      expect((await subscription()).status).toBe('Auto-Renewable');
      expect(await entitled()).toBe(true);
    });

    it('canceling keeps access until the end, and resuming goes on', async () => {
      await act('cancel');
      expect((await subscription()).status).toBe('Not Auto-Renewable');
      expect(await entitled()).toBe(true);
      await act('resume');
      expect((await subscription()).status).toBe('Auto-Renewable');
      await act('cancel');
      await shop.advance(8 * day);
      expect((await subscription()).status).toBe('Expired');
    });

    it.each(['refund', 'revoke', 'expire'] as const)('%s ends access at once', async (action) => {
      await act(action);
      expect((await subscription()).status).toBe('Expired');
      expect(await entitled()).toBe(false);
    });

    it('a higher price that nobody agreed to ends it with the period, an agreed one goes on', async () => {
      await act('renew', 'raisePrice', 'acceptPrice');
      await shop.advance(20 * day);
      expect((await subscription()).status).toBe('Auto-Renewable');
      await shop.advance(20 * day);
      expect((await subscription()).status).toBe('Auto-Renewable');
      await act('raisePrice');
      await shop.advance(29 * day);
      expect((await subscription()).status).toBe('Expired');
    });

    it('another plan is the one that is paid for, in the same subscription', async () => {
      const productId =
        store === 'apple' ? 'ddg.privacy.pro.yearly.renews.us' : 'ddg-privacy-pro-yearly-renews-us';
      const changed = shop.stores.control.changePlan(id, { productId, now: true });
      await shop.stores.settled();
      expect(await subscription()).toMatchObject({ billingPeriod: 'Yearly', status: 'Auto-Renewable' });
      const rows = await shop.services.database.selectFrom('subscriptions').selectAll().execute();
      expect(rows.map((row) => row.provider_subscription_id)).toEqual([changed.id]);
      expect(shop.stores.control.purchase(changed.id)?.acknowledged).toBe(store === 'google');
    });

    it('a message that comes twice, or late, is stored once and undoes nothing', async () => {
      shop.stores.control.setNotificationMode('hold');
      await act('cancel', 'resume', 'renew');
      const [renewed, , cancelled] = shop.stores.control.notifications(id);
      for (const message of [renewed, renewed, cancelled, cancelled]) {
        expect(await shop.stores.control.deliver(message?.id ?? '')).toBe(true);
      }
      expect((await subscription()).status).toBe('Auto-Renewable');
      const events = await shop.services.database
        .selectFrom('webhook_events')
        .select(['id', 'processed_at'])
        .where('source', '=', store)
        .where('type', '!=', 'follow-up')
        .where('id', 'in', [`${store}:${renewed?.id}`, `${store}:${cancelled?.id}`])
        .execute();
      expect(events).toHaveLength(2);
    });
  });
}
