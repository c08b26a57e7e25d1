import { JWT, OAuth2Client } from 'google-auth-library';
import type { Logger } from 'pino';
import { type GoogleStore, StoreUnavailable } from '@/server/appStores';
import type { Clock } from '@/server/clock';
import type { GoogleSetting } from '@/server/config/storeSettings';
import { readOrder } from './googleOrder';
import { googleSubscription, ownedItem, SubscriptionPurchase } from './googleSubscription';

/** `origin` is null for the real Google. */
export type GoogleParts = {
  setting: GoogleSetting;
  clock: Clock;
  origin: (() => string) | null;
  log: Logger;
};

type AskedStore = Pick<GoogleStore, 'fetchSubscription' | 'isPushedByGoogle' | 'acknowledge'>;

const publisher = 'https://androidpublisher.googleapis.com/androidpublisher/v3/applications';
const scopes = ['https://www.googleapis.com/auth/androidpublisher'];
const issuers = ['https://accounts.google.com', 'accounts.google.com'];
const timeoutMilliseconds = 5000;
/** The Play Developer API answers unknown, malformed and long-expired tokens with different codes. */
const unknownPurchase = new Set([400, 404, 410]);

/** Google Play through Google's library, with the process's fetch: at the real URLs, or below the sandbox's. */
export function openGoogle({ setting, clock, origin, log }: GoogleParts): AskedStore {
  const { packageName, serviceAccount, push } = setting;
  const transporterOptions = {
    timeout: timeoutMilliseconds,
    fetchImplementation: origin ? fetchBelow(origin) : fetch,
  };
  const { email, keyId, privateKey: key } = serviceAccount;
  const play = new JWT({ email, key, keyId, scopes, transporterOptions });
  const identity = new OAuth2Client({ transporterOptions });
  const application = `${publisher}/${encodeURIComponent(packageName)}`;
  const addressOf = (kind: string, token: string) =>
    `${application}/purchases/${kind}/tokens/${encodeURIComponent(token)}`;

  async function read(token: string): Promise<SubscriptionPurchase | null> {
    const answer = await play.request({ url: addressOf('subscriptionsv2', token) }).catch(nullIfUnknown);
    return answer && SubscriptionPurchase.parse(answer.data);
  }

  /** Null for a purchase that Google does not know, or knows no more. @throws StoreUnavailable otherwise */
  function nullIfUnknown(error: unknown): null {
    const status = statusOf(error);
    // The failure itself contains the bearer token, so it is not logged.
    return status !== null && unknownPurchase.has(status) ? null : googleIsAway(log, status);
  }

  return {
    async fetchSubscription(token, order) {
      const purchase = await read(token);
      if (purchase?.testPurchase && !setting.takesTestPurchases) return null;
      const subscription = purchase && googleSubscription(token, purchase, clock.now());
      if (!subscription) return null;
      const orders = new Set([ownedItem(purchase)?.latestSuccessfulOrderId, order].flatMap((id) => id || []));
      const ask = (id: string) => play.request({ url: `${application}/orders/${encodeURIComponent(id)}` });
      const payments = await Promise.all([...orders].map((id) => readOrder(() => ask(id), log)));
      return { ...subscription, payments: payments.flat() };
    },
    async acknowledge(token) {
      const purchase = await read(token);
      const productId = purchase && ownedItem(purchase)?.productId;
      if (!productId || purchase.acknowledgementState === 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED') return;
      const url = `${addressOf(`subscriptions/${encodeURIComponent(productId)}`, token)}:acknowledge`;
      // One that Google has taken back in the meantime has nothing left to acknowledge.
      await play.request({ url, method: 'POST', data: {} }).catch(nullIfUnknown);
    },
    async isPushedByGoogle(bearer) {
      const { certs } = await identity
        .getFederatedSignonCertsAsync()
        .catch((error: unknown) => googleIsAway(log, statusOf(error)));
      try {
        const ticket = await identity.verifySignedJwtWithCertsAsync(bearer, certs, push.audience, issuers);
        const claims = ticket.getPayload();
        return claims?.email === push.email && claims.email_verified === true;
      } catch {
        return false;
      }
    },
  };
}

/** @throws StoreUnavailable always, and logs what went wrong */
function googleIsAway(log: Logger, status: number | null): never {
  log.warn({ status }, 'Google Play could not be reached');
  throw new StoreUnavailable();
}

/** Sends each call to the sandbox, which reads the intended host from the path. */
function fetchBelow(origin: () => string): typeof fetch {
  return (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    return fetch(`${origin()}/${address.host}${address.pathname}${address.search}`, init);
  };
}

function statusOf(error: unknown): number | null {
  const isAnswered = error instanceof Error && 'status' in error && typeof error.status === 'number';
  return isAnswered ? Number(error.status) : null;
}
