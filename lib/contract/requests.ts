import * as z from 'zod/mini';
import { nonEmpty } from './wire';

/**
 * Requests whose schema no page needs. The service checks requests with these schemas or, where it reads a parameter
 * from the query as well as from the body, uses them to describe what it reads. Pages do not import this module.
 */
function text(means: string) {
  return z.string().check(z.describe(means));
}

const optionalText = (means: string) => z.optional(text(means));
const locale = optionalText('Language of the mail: `en`, `de`, `es` or `fr`.');

/** `authorize` (RFC 6749 §4.1.1 with RFC 7636 §4.3). */
export const AuthorizeQuery = z.object({
  client_id: text('A client of the configuration.'),
  response_type: z.literal('code').check(z.describe('`code`.')),
  scope: z.literal('privacypro').check(z.describe('`privacypro`.')),
  code_challenge: z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9_-]{43}$/),
      z.describe('base64url of the SHA-256 of the code verifier (RFC 7636).'),
    ),
  code_challenge_method: z.optional(z.literal('S256').check(z.describe('`S256`, also when absent.'))),
  redirect_uri: optionalText('Makes the session answer by redirects, for native clients.'),
  state: z.optional(z.string().check(z.maxLength(1024), z.describe('Given back with the code.'))),
});

const bounded = (means: string) => z.optional(z.string().check(z.maxLength(8192), z.describe(means)));

/** `token`: in the query for native clients, otherwise as form or JSON. */
export const TokenRequest = z.object({
  grant_type: z
    .enum(['authorization_code', 'refresh_token'])
    .check(z.describe('`authorization_code` or `refresh_token`.')),
  client_id: text('The client of the authorize call.'),
  code: bounded('With `authorization_code`: single use, 60 seconds.'),
  code_verifier: bounded('With `authorization_code`.'),
  redirect_uri: bounded('With `authorization_code`, when the authorize call had one.'),
  refresh_token: bounded('With `refresh_token`: rotated at each use.'),
  // An exponent, a sign or a fraction is an error of the caller, not a preference.
  ttl: z.optional(
    z
      .union([z.string().check(z.regex(/^[1-9][0-9]{0,8}$/)), z.int().check(z.minimum(1))])
      .check(z.describe('Seconds the access token lives, at most 7200; staging alone.')),
  ),
});
export type TokenRequest = z.infer<typeof TokenRequest>;

/** `revoke` (RFC 7009). */
export const RevocationRequest = z.object({
  client_id: text('The client that the token was issued to.'),
  token: z.string().check(z.maxLength(8192), z.describe('An access or a refresh token.')),
  token_type_hint: optionalText('Not needed: a token says itself what it is.'),
});

/** `otp` and, in v1, `account/loginlink`. */
export const SendCodeRequest = z.object({ email: text('The address.'), locale });
/** `login` of auth v1. */
export const LoginV1Request = z.object({ email: text('The address.'), otp: text('The code.') });

export const LogoutRequest = z.object({
  everywhere: z.optional(
    z.union([z.boolean(), z.literal(['1', 'true'])]).check(z.describe('`1` for every device.')),
  ),
});
/** The device to sign out. */
export const DeviceQuery = z.object({ id: text('Id of the device.') });

export const EditRequest = z.object({
  email: optionalText('The new address; without one the address there is goes.'),
  locale,
});
export const EditConfirmRequest = z.object({
  email: text('The new address.'),
  otp: text('The code mailed to it.'),
  hash: text('The hash that edit answered.'),
  locale,
});
export const UndoRequest = z.object({ token: z.string().check(z.maxLength(200)) });
export const DeleteRequest = z.object({
  otp: optionalText('The code mailed to the address of the account.'),
  former_otp: optionalText('The code mailed to the former address, when the first step named one.'),
  hash: optionalText('The hash that the first step answered.'),
  locale,
});

export const ExportQuery = z.object({
  locale: optionalText('Language of what explains the file: `en`, `de`, `es` or `fr`.'),
});

const proof = nonEmpty.check(z.maxLength(20_000));
/** Sign-in by a purchase (native contract §3.6). */
export const StoreLoginRequest = z.object({
  signature: proof,
  store: z.enum(['apple_app_store', 'google_play_store']),
  signed_data: z.optional(proof),
  package_name: z.optional(proof),
});
export const ApplePurchaseRequest = z.object({ signedTransactionInfo: proof });
export const GooglePurchaseRequest = z.object({ packageName: proof, purchaseToken: proof });

/** Body of an App Store Server Notification V2. */
export const AppleNotification = z.object({
  signedPayload: nonEmpty.check(z.describe('A JWS of the App Store.')),
});
/** A Pub/Sub push; `data` is a Google Play notification as base64-encoded JSON. */
export const GooglePushMessage = z.object({
  message: z.object({ data: nonEmpty, messageId: nonEmpty.check(z.maxLength(200)) }),
});

export const TiersQuery = z.object({
  region: z.optional(z.enum(['us', 'row']).check(z.describe('Only what is sold there.'))),
  platform: z.optional(z.enum(['stripe', 'web']).check(z.describe('Where it is bought.'))),
});
export const FeaturesQuery = z.object({
  sku: z.array(z.string()).check(z.minLength(1), z.maxLength(50), z.describe('Product ids.')),
});

export const SuggestionsQuery = z.object({
  q: optionalText('What was typed; without it there are no suggestions.'),
  kl: optionalText('Region, e.g. `de-de`.'),
  type: z.optional(z.literal('list').check(z.describe('`list` for the OpenSearch form.'))),
});
export const PostsQuery = z.object({
  limit: optionalText('At most so many, up to 100; `all` for as many as that.'),
  page: optionalText('Page of so many, from 1.'),
  fields: optionalText(
    'Any of id, slug, title, url, feature_image, published_at, excerpt, reading_time, parted by commas.',
  ),
  include: optionalText('`tags` for the tags of each post.'),
});
export const PictureQuery = z.object({
  u: text('Its https address, on a host of the allow-list.'),
  w: z.optional(z.enum(['320', '640', '960', '1280']).check(z.describe('Width in pixels.'))),
});

/** `GET /api/subscription`. */
export const SubscriptionQuery = z.object({
  fresh: optionalText('`1`: the payment provider is asked first.'),
});
/** `GET /api/subscription/plan-change`. */
export const PlanChangeQuery = z.object({ productId: text('The plan to change to.') });
/** `GET /api/checkout/portal`. */
export const PortalQuery = z.object({
  flow: optionalText('`cancel`, `card` or `plan`: what the portal is opened for.'),
  locale: optionalText('The language of its pages.'),
  returnPath: optionalText('The path of the account page, in another language than English.'),
  productId: optionalText('With `plan`: the plan to change to.'),
});
