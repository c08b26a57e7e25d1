import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { StoreProduct } from '../control';
import type { WireAnswer, WireRequest } from '../http';
import type { StoreKeys } from '../keys';
import type { PurchaseRecord } from '../records';
import { orderResource, subscriptionOf, subscriptionResource } from './resources';

export type GoogleApiParts = {
  packageName: string;
  keys: StoreKeys['google'];
  serviceAccountEmail: string;
  /** Access tokens that were given out, with the end of each in milliseconds of real time. */
  accessTokens: Map<string, number>;
  newToken: () => string;
  product: (id: string) => StoreProduct;
  find: (purchaseToken: string) => PurchaseRecord | null;
  /** The status that calls about this purchase get by hand; null for none. */
  findOrder: (orderId: string) => PurchaseRecord | null;
  refusalOf: (record: PurchaseRecord | null) => number | null;
  acknowledge: (record: PurchaseRecord) => void;
};

const scope = 'https://www.googleapis.com/auth/androidpublisher';
const tokenEndpoint = 'https://oauth2.googleapis.com/token';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const tokenLifetime = 3600;

const calls =
  /^\/androidpublisher\.googleapis\.com\/androidpublisher\/v3\/applications\/([^/]+)\/purchases\/(subscriptionsv2|subscriptions\/[^/]+)\/tokens\/([^/:]+)(:acknowledge)?$/;

const orders =
  /^\/androidpublisher\.googleapis\.com\/androidpublisher\/v3\/applications\/([^/]+)\/orders\/([^/:]+)$/;

/** The calls that are made to Google. Each path begins with the host that it is meant for. */
export async function answerGoogleApi(parts: GoogleApiParts, request: WireRequest): Promise<WireAnswer> {
  const { method, path, bearer } = request;
  if (method === 'POST' && path === '/oauth2.googleapis.com/token') return giveToken(parts, request);
  if (method === 'GET' && path === '/www.googleapis.com/oauth2/v1/certs') {
    const { keyId, publicKey } = parts.keys.identity;
    const headers = { 'Cache-Control': 'public, max-age=3600' };
    return { status: 200, json: { [keyId]: publicKey }, headers };
  }
  const [, seller, orderId] = orders.exec(path) ?? [];
  const [, application = seller, call, token = '', acknowledges] = calls.exec(path) ?? [];
  if (!call && !orderId) return refusal(404, 'Not found.', 'notFound');
  if ((parts.accessTokens.get(bearer ?? '') ?? 0) < Date.now())
    return refusal(401, 'Request had invalid authentication credentials.', 'authError');
  if (decodeURIComponent(application ?? '') !== parts.packageName)
    return refusal(404, 'No application was found for the given package name.', 'applicationNotFound');
  if (orderId) {
    const wanted = decodeURIComponent(orderId);
    const ordered = parts.findOrder(wanted);
    if (!ordered) return refusal(404, 'The order was not found.', 'notFound');
    return { status: 200, json: orderResource(ordered, wanted, parts.product) };
  }
  const record = parts.find(decodeURIComponent(token));
  const status = parts.refusalOf(record);
  if (status !== null) return refusal(status, 'The purchase is not available.', 'purchaseNotAvailable');
  if (!record) return refusal(400, 'Invalid Value', 'invalid');
  if (call !== 'subscriptionsv2' && acknowledges && method === 'POST') {
    if (call !== `subscriptions/${subscriptionOf(record.productId)}`)
      return refusal(400, 'The purchase token does not match the subscription ID.', 'invalid');
    if (record.state === 'pending' || record.state === 'unpaid')
      return refusal(
        400,
        'The subscription purchase is not in a valid state to perform the operation.',
        'invalid',
      );
    parts.acknowledge(record);
    return { status: 204, json: null };
  }
  if (call !== 'subscriptionsv2' || acknowledges || method !== 'GET')
    return refusal(404, 'Not found.', 'notFound');
  return { status: 200, json: subscriptionResource(record, parts.product) };
}

/** RFC 7523 §2.1. Its times are real ones: the library that signs the assertion reads the clock of the machine. */
async function giveToken(parts: GoogleApiParts, { body }: WireRequest): Promise<WireAnswer> {
  const form = new URLSearchParams(body);
  try {
    const { serviceAccount } = parts.keys;
    const { payload } = await jwtVerify(
      form.get('assertion') ?? '',
      createPublicKey(serviceAccount.publicKey),
      {
        algorithms: ['RS256'],
        issuer: parts.serviceAccountEmail,
        audience: tokenEndpoint,
        requiredClaims: ['iat', 'exp'],
      },
    );
    if (form.get('grant_type') !== grantType || payload.scope !== scope) throw new Error('not this grant');
  } catch {
    return { status: 400, json: { error: 'invalid_grant', error_description: 'Invalid JWT.' } };
  }
  const token = parts.newToken();
  parts.accessTokens.set(token, Date.now() + tokenLifetime * 1000);
  return { status: 200, json: { access_token: token, expires_in: tokenLifetime, token_type: 'Bearer' } };
}

function refusal(code: number, message: string, reason: string): WireAnswer {
  return {
    status: code,
    json: { error: { code, message, errors: [{ message, domain: 'global', reason }] } },
  };
}
