import { createPrivateKey, randomBytes, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerAppleApi } from './apple/appleApi';
import { type AppleParts, signedNotification, signedTransaction } from './apple/appleStore';
import type { AppleApp } from './apple/payloads';
import {
  type PurchaseProof,
  type StoreControl,
  type StoreName,
  type StoreProduct,
  StoreRefusal,
} from './control';
import { type Credentials, credentialsOf, type GoogleApp, pushAccount, serviceAccount } from './credentials';
import { type DeliveryTarget, makeDeliveries } from './deliveries';
import { answerGoogleApi } from './google/googleApi';
import { developerNotification, purchaseData } from './google/resources';
import { answerWire } from './http';
import { openKeys, type StoreKeys } from './keys';
import { makePurchases } from './purchases';
import { openRecords, type PurchaseRecord, type RecordTables } from './records';
import type { Happening } from './rules';

export type StoreSandboxOptions = {
  /** Where they keep their records. Closed with the rest. */
  records: RecordTables;
  clock: { now(): number };
  products: Record<StoreName, readonly StoreProduct[]>;
  apple: AppleApp;
  google: GoogleApp;
  basePath: string;
  /** Where each store sends its messages. */
  webhooks: Record<StoreName, DeliveryTarget>;
  log: { error(context: object, message: string): void };
  /** Keys to sign with, in the place of new ones: making them takes a moment. */
  keys?: StoreKeys;
};

export type StoreSandbox = {
  control: StoreControl;
  /** What the service is to be configured with in order to believe these stores and to ask them. */
  credentials: Credentials;
  /** Answers calls below the base path; false for any other path. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Does what became due up to the clock, and sends what nobody took yet. */
  clockAdvanced(): Promise<void>;
  /** Waits until every message that is to be sent was sent once. */
  settled(): Promise<void>;
  close(): void;
};

/**
 * Both app stores on one machine: they sign with keys of their own what the real ones sign, answer the calls that the
 * service makes, and send their notifications. No money moves, and every certificate says whose it is.
 */
export async function createStoreSandbox(options: StoreSandboxOptions): Promise<StoreSandbox> {
  const { clock, basePath, log } = options;
  const records = openRecords(options.records);
  const keys = options.keys ?? (await openKeys(options.records.table('keys')));
  const now = () => clock.now();
  const product = (store: StoreName, id: string): StoreProduct => {
    const found = options.products[store].find((one) => one.id === id);
    if (!found) throw new StoreRefusal(`The store does not sell ${id}.`);
    return found;
  };
  const apple: AppleParts = {
    app: options.apple,
    chain: keys.apple.chain,
    product: (id) => product('apple', id),
    now,
  };
  const outages: Record<StoreName, number> = { apple: 0, google: 0 };
  const refusals = new Map<string, number>();
  const refusalOf = (record: PurchaseRecord | null) => (record && refusals.get(record.id)) ?? null;
  const push = { audience: options.google.audience, email: pushAccount };
  const deliveries = makeDeliveries({ records, keys, targets: options.webhooks, push });
  let telling: Promise<unknown> = Promise.resolve();

  /** Signing takes a moment, so messages are made in turn, each from the purchase as it was then. */
  function tell(record: PurchaseRecord, happening: Happening, at: number): void {
    telling = telling
      .then(async () => {
        const message = await messageOf(record, happening, at);
        const rest = { store: record.store, purchaseId: record.id, createdAt: at, taken: 0, tries: 0 };
        deliveries.add({ ...message, ...rest, waiting: true });
      })
      .catch((error: unknown) => log.error({ err: error }, 'a store sandbox message was not sent'));
  }

  async function messageOf(record: PurchaseRecord, happening: Happening, at: number) {
    if (record.store === 'apple') return signedNotification({ ...apple, now: () => at }, record, happening);
    const { packageName } = options.google;
    return {
      id: String(5_000_000_000_000_000 + records.nextNumber()),
      ...developerNotification(record, happening, { packageName, now: at }),
    };
  }

  const purchases = makePurchases({ records, now, product, tell });
  const appleApi = {
    ...apple,
    api: keys.apple.api,
    find: (id: string) =>
      records.purchases().find((one) => one.store === 'apple' && [one.id, one.transactionId].includes(id)) ??
      null,
    purchases: records.purchases,
    refusalOf,
  };
  const googleApi = {
    packageName: options.google.packageName,
    keys: keys.google,
    serviceAccountEmail: serviceAccount,
    accessTokens: new Map<string, number>(),
    newToken: () => `ya29.${randomBytes(32).toString('base64url')}`,
    product: (id: string) => product('google', id),
    find(token: string) {
      const record = records.purchase(token);
      return record?.store === 'google' ? record : null;
    },
    findOrder: (orderId: string) =>
      records
        .purchases()
        .find(
          (one) =>
            one.store === 'google' &&
            [...one.earlier, one].some(({ transactionId }) => transactionId === orderId),
        ) ?? null,
    refusalOf,
    acknowledge: (record: PurchaseRecord) => records.savePurchase({ ...record, acknowledged: true }),
  };

  async function proofOf(id: string): Promise<PurchaseProof> {
    purchases.catchUp();
    const record = records.purchase(id);
    if (!record) throw new StoreRefusal('There is no such purchase.');
    if (record.store === 'apple')
      return { store: 'apple', signedTransactionInfo: await signedTransaction(apple, record) };
    const { packageName } = options.google;
    const signedData = purchaseData(record, packageName);
    const key = createPrivateKey(keys.google.license.privateKey);
    // Google signs purchases with SHA-1 to this day ("Verify purchases before granting entitlements").
    const signature = sign('sha1', Buffer.from(signedData), key).toString('base64');
    return { store: 'google', packageName, purchaseToken: record.id, signedData, signature };
  }

  const caughtUp = <Result>(read: () => Result): Result => {
    purchases.catchUp();
    return read();
  };
  const isOut = (store: StoreName) => Date.now() < outages[store];

  return {
    control: {
      products: (store) => options.products[store],
      buy: (store, purchase) => caughtUp(() => purchases.buy(store, purchase)),
      purchases: (store) =>
        caughtUp(() => records.purchases().filter((one) => store === undefined || one.store === store)),
      purchase: (id) => caughtUp(() => records.purchase(id)),
      act: (id, action) => caughtUp(() => purchases.act(id, action)),
      changePlan: (id, change) => caughtUp(() => purchases.changePlan(id, change)),
      proof: proofOf,
      notifications: (purchaseId) =>
        records.notifications().filter((one) => purchaseId === undefined || one.purchaseId === purchaseId),
      deliver: (id) => deliveries.deliver(id),
      setNotificationMode: deliveries.setMode,
      setOutage(store, until) {
        outages[store] = until;
      },
      setRefusal(id, code) {
        if (code === null) refusals.delete(id);
        else refusals.set(id, code);
      },
    },
    credentials: credentialsOf(keys, { apple: options.apple, google: options.google }),
    handle: (request, response) =>
      answerWire(request, response, {
        basePath,
        answer: async (store, call) => {
          purchases.catchUp();
          if (isOut(store)) return { status: 503, json: { error: 'unavailable' } };
          return store === 'apple' ? answerAppleApi(appleApi, call) : answerGoogleApi(googleApi, call);
        },
      }),
    async clockAdvanced() {
      purchases.catchUp();
      await telling;
      await deliveries.sendWaiting();
    },
    async settled() {
      await telling;
      await deliveries.sendWaiting();
    },
    close() {
      deliveries.stop();
      options.records.close();
    },
  };
}
