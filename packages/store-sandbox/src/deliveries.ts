import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { NotificationMode, StoreName } from './control';
import type { StoreKeys } from './keys';
import type { NotificationRecord, Records } from './records';

export type DeliveryTarget = { url: () => string };

type Parts = {
  records: Records;
  keys: StoreKeys;
  targets: Record<StoreName, DeliveryTarget>;
  push: { audience: string; email: string };
};

export type Deliveries = {
  /** Keeps a message and sends it as the mode says. */
  add(record: NotificationRecord): void;
  /** Sends a message at once, beside those under way. True when the service took it. */
  deliver(id: string): Promise<boolean>;
  /** Tries what nobody took yet once more, and waits for what is under way. */
  sendWaiting(): Promise<void>;
  setMode(mode: NotificationMode): void;
  stop(): void;
};

const timeoutMilliseconds = 10_000;
/** A message that nobody takes in so many tries is sent by hand alone. */
const maxTries = 8;

/** Sends messages one after another, so that they arrive as they were made unless the mode says otherwise. */
export function makeDeliveries(parts: Parts): Deliveries {
  const { records } = parts;
  let mode: NotificationMode = 'normal';
  let stopped = false;
  let last: Promise<unknown> = Promise.resolve();

  async function deliver(id: string): Promise<boolean> {
    const record = stopped ? null : records.notification(id);
    if (!record) return false;
    const ok = await send(parts, record);
    if (stopped) return false;
    const now = records.notification(id) ?? record;
    const tries = now.tries + 1;
    const waiting = now.waiting && !ok && tries < maxTries;
    records.saveNotification({ ...now, taken: now.taken + (ok ? 1 : 0), tries, waiting });
    return ok;
  }

  function inTurn(id: string): Promise<boolean> {
    const next = last.then(() => deliver(id));
    last = next.catch(() => {});
    return next;
  }

  const waitingIds = () =>
    records
      .notifications()
      .filter(({ waiting }) => waiting)
      .map(({ id }) => id);

  return {
    add(record) {
      records.saveNotification({ ...record, waiting: mode !== 'drop' && mode !== 'hold' });
      if (mode === 'normal' || mode === 'duplicate') void inTurn(record.id);
      if (mode === 'duplicate') void inTurn(record.id);
    },
    deliver,
    async sendWaiting() {
      await last;
      // Newest first is how they are listed, which is the wrong order that `reorder` promises.
      const ids = mode === 'reorder' ? waitingIds() : waitingIds().reverse();
      for (const id of ids) await inTurn(id);
    },
    setMode(next) {
      mode = next;
    },
    stop() {
      stopped = true;
    },
  };
}

async function send({ targets, keys, push }: Parts, record: NotificationRecord): Promise<boolean> {
  const { store, id, content, createdAt } = record;
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  let body = content;
  if (store === 'google') {
    const token = await identityToken(keys.google.identity, push);
    headers.Authorization = `Bearer ${token}`;
    const data = Buffer.from(content).toString('base64');
    const publishTime = new Date(createdAt).toISOString();
    body = JSON.stringify({
      message: { data, messageId: id, publishTime },
      subscription: 'projects/store-sandbox/subscriptions/notifications',
    });
  }
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const response = await fetch(targets[store].url(), {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers,
      body,
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** The token by which a push message says that it comes from Google ("Authentication for push subscriptions"). */
function identityToken(
  { keyId, privateKey }: StoreKeys['google']['identity'],
  { audience, email }: { audience: string; email: string },
): Promise<string> {
  return new SignJWT({ email, email_verified: true, azp: '1', sub: '1' })
    .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
    .setIssuer('https://accounts.google.com')
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(createPrivateKey(privateKey));
}
