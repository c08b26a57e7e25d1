import { randomBytes } from 'node:crypto';
import {
  type Order,
  type PlanChange,
  type PurchaseAction,
  type StoreName,
  type StoreProduct,
  StoreRefusal,
} from './control';
import { ofMember } from './family';
import type { PurchaseRecord, Records } from './records';
import { actionStep, dueAt, dueStep, type Happening, lives, type Paying, periodEnd, periodOf } from './rules';

const day = 86_400_000;

type Parts = {
  records: Records;
  now: () => number;
  product: (store: StoreName, id: string) => StoreProduct;
  /** Tells the service what happened, at the time given. */
  tell: (record: PurchaseRecord, happening: Happening, at: number) => void;
};

export type Purchases = {
  buy(store: StoreName, order: Order): PurchaseRecord;
  act(id: string, action: PurchaseAction): PurchaseRecord;
  changePlan(id: string, change: PlanChange): PurchaseRecord;
  /** Does what became due, each thing at the moment when it was due. */
  catchUp(): void;
};

export function makePurchases({ records, now, product, tell }: Parts): Purchases {
  const transactionId = (store: StoreName): string => {
    const number = records.nextNumber();
    return store === 'apple' ? String(2_000_000_000_000_000 + number) : `GPA.3300-${10_000_000 + number}`;
  };
  const paying = (record: PurchaseRecord, at: number): Paying => ({
    product: product(record.store, record.nextProductId ?? record.productId),
    now: at,
    transactionId: transactionId(record.store),
  });
  let told: Parameters<Parts['tell']>[] = [];
  const keep = (...change: Parameters<Parts['tell']>): PurchaseRecord => {
    const [record, happening, at] = change;
    records.savePurchase(record);
    told.push(change);
    for (const one of records.purchases().filter(({ sharedFrom }) => sharedFrom === record.id)) {
      const member = ofMember(one, record, transactionId('apple'));
      if (member) keep(member, happening === 'refunded' ? 'revoked' : happening, at);
    }
    return record;
  };
  /** Google tells the service nothing of what nobody has paid for yet. */
  const saved = (record: PurchaseRecord): PurchaseRecord => {
    records.savePurchase(record);
    return record;
  };
  const endReplaced = (record: PurchaseRecord): void => {
    const over = { state: 'expired', autoRenews: false, expiresAt: now(), graceEndsAt: null } as const;
    keep({ ...record, ...over, retryEndsAt: null }, 'ended', now());
  };
  /** Tells what happened once it is kept. */
  function kept<Result>(work: () => Result): Result {
    const result = records.transaction(() => {
      told = [];
      return work();
    });
    for (const change of told.splice(0)) tell(...change);
    return result;
  }
  const required = (id: string): PurchaseRecord => {
    const record = records.purchase(id);
    if (!record) throw new StoreRefusal('There is no such purchase.');
    return record;
  };

  function begin(store: StoreName, order: Order, linked: string | null): PurchaseRecord {
    const { productId, trial = false, accountId = null, pending = false } = order;
    if (pending && store === 'apple')
      throw new StoreRefusal('The App Store sells nothing before it is paid.');
    const sold = product(store, productId);
    const at = now();
    const transaction = transactionId(store);
    const isTrial = trial && sold.trialDays > 0;
    return {
      id: store === 'apple' ? transaction : randomBytes(72).toString('base64url'),
      store,
      productId,
      state: pending ? 'pending' : 'active',
      autoRenews: true,
      trial: isTrial,
      startedAt: at,
      purchasedAt: at,
      periodStart: at,
      expiresAt: isTrial ? at + sold.trialDays * day : periodEnd(at, sold.period),
      graceEndsAt: null,
      retryEndsAt: null,
      resumesAt: null,
      nextProductId: null,
      priceIncrease: 'none',
      paymentFails: false,
      refunded: false,
      accountId,
      sharedFrom: null,
      acknowledged: false,
      transactionId: transaction,
      periods: 1,
      earlier: [],
      revokedAt: null,
      linkedPurchaseToken: linked,
      expiredPurchaseToken: null,
      replacedPlan: null,
    };
  }

  /** What was paid for goes on under the new token, and becomes the other plan at its renewal. */
  function deferred(record: PurchaseRecord, productId: string): PurchaseRecord {
    const { trial, periodStart, expiresAt } = record;
    return {
      ...begin('google', { productId: record.productId, ...accountOf(record) }, record.id),
      ...{ trial, periodStart, expiresAt },
      nextProductId: productId === record.productId ? null : productId,
    };
  }

  /** Google links it to no purchase, since none is running: it only tells which one had ended. */
  function resubscribed({ id, store, state, productId }: PurchaseRecord): PurchaseRecord {
    if (store !== 'google' || state !== 'expired') throw new StoreRefusal(`The purchase is ${state}.`);
    const isFollowed = records
      .purchases()
      .some((one) => one.linkedPurchaseToken === id || one.expiredPurchaseToken === id);
    if (isFollowed) throw new StoreRefusal('Another purchase has taken the place of this one.');
    return { ...begin('google', { productId }, null), expiredPurchaseToken: id };
  }

  /** Each member of a family has an own purchase, which names no account: the app of the buyer alone named one. */
  function shared(record: PurchaseRecord): PurchaseRecord {
    const { id, store, productId, state, sharedFrom } = record;
    if (store !== 'apple' || !lives(state) || sharedFrom !== null)
      throw new StoreRefusal('Only what was bought in the App Store and still runs can be shared.');
    const member = { ...begin('apple', { productId }, null), sharedFrom: id };
    return ofMember(member, record, member.transactionId) ?? member;
  }

  return {
    buy: (store, order) =>
      kept(() => {
        const record = begin(store, order, null);
        return record.state === 'pending' ? saved(record) : keep(record, 'bought', now());
      }),
    act: (id, action) =>
      kept(() => {
        const record = required(id);
        if (action === 'resubscribe') return keep(resubscribed(record), 'bought', now());
        if (action === 'share') return keep(shared(record), 'bought', now());
        const step = actionStep(record, action, paying(record, now()));
        if (action === 'pay' && record.linkedPurchaseToken) endReplaced(required(record.linkedPurchaseToken));
        return keep(step.record, step.happening, now());
      }),
    changePlan: (id, change) =>
      kept(() => {
        const record = required(id);
        if (!lives(record.state)) throw new StoreRefusal(`The purchase is ${record.state}.`);
        const sold = product(record.store, change.productId);
        if (record.store === 'apple' && !change.now) {
          return keep({ ...record, nextProductId: sold.id, autoRenews: true }, 'planChosen', now());
        }
        if (record.store === 'apple') {
          const end = periodEnd(now(), sold.period);
          const changed = {
            ...record,
            productId: sold.id,
            nextProductId: null,
            trial: false,
            autoRenews: true,
          };
          const paid = { periodStart: now(), expiresAt: end, transactionId: transactionId('apple') };
          const earlier = [...record.earlier, periodOf(record)];
          return keep({ ...changed, ...paid, periods: record.periods + 1, earlier }, 'planChanged', now());
        }
        if (!change.now && record.state !== 'active')
          throw new StoreRefusal(`The purchase is ${record.state}, so its plan can only change now.`);
        // Google ends the purchase and begins another, which names the one before.
        const order = { productId: sold.id, pending: change.pending, ...accountOf(record) };
        if (change.pending) return saved(begin('google', order, record.id));
        endReplaced(record);
        const next = change.now ? begin('google', order, record.id) : deferred(record, sold.id);
        return keep(next, 'planChanged', now());
      }),
    catchUp() {
      for (const { id } of records.purchases()) {
        kept(() => {
          for (;;) {
            const record = required(id);
            const due = dueAt(record);
            if (due === null || due > now()) return;
            const step = dueStep(record, paying(record, due));
            keep(step.record, step.happening, due);
          }
        });
      }
    },
  };
}

/** The account that the app names again when it changes a plan. */
function accountOf({ accountId }: PurchaseRecord): Pick<Order, 'accountId'> {
  return accountId === null ? {} : { accountId };
}
