import * as z from 'zod/mini';
import { DeleteResponse, DeletionResponse, EditResponse, RemovalResponse } from './auth';
import { Entitlement, Subscription } from './subscription';
import { ErrorBody, nonEmpty, webUrl } from './wire';

/** Schemas used only in the service's API document: no page reads them, or none reads them as a whole. */

/** `POST account/edit`: a code was mailed, or the email address was removed. */
export const EditAnswer = z.union([EditResponse, RemovalResponse]);
/** `POST account/delete`: the first step and the second. */
export const DeleteAnswer = z.union([DeletionResponse, DeleteResponse]);

/** `POST /api/purchase/confirm/{store}` (native contract §4.3). */
export const PurchaseResponse = z.object({
  email: z.string(),
  entitlements: z.array(Entitlement),
  subscription: Subscription,
});

/** v1: `POST /api/auth/store-login`. Clients read the number but do not use it. */
export const StoreLoginResponse = z.object({
  auth_token: nonEmpty,
  external_id: nonEmpty,
  email: z.string(),
  id: z.int(),
  status: z.literal('ok'),
});

/** `GET /api/auth/v2/.well-known/jwks.json` (RFC 7517). */
export const KeySetResponse = z.object({
  keys: z.array(z.looseObject({ kid: nonEmpty, kty: z.literal('EC') })),
});

/** `GET /.well-known/oauth-authorization-server` (RFC 8414). */
export const AuthorizationServer = z.looseObject({
  issuer: webUrl,
  authorization_endpoint: webUrl,
  token_endpoint: webUrl,
  revocation_endpoint: webUrl,
  jwks_uri: webUrl,
});

/** `GET /ac?type=list`: what was typed, and the phrases for it (OpenSearch). */
export const OpenSearchSuggestions = z.tuple([z.string(), z.array(z.string())]);

/** `GET /privacy-pro-eligible.json`; the HTTP status says the same. */
export const EligibilityResponse = z.object({ eligible: z.literal(true) });

/** `POST /api/webhooks/stripe`: an event from Stripe. The service relies on nothing in it beyond these fields. */
export const StripeEvent = z.looseObject({ id: nonEmpty, type: nonEmpty, created: z.int() });
export const WebhookResponse = z.object({ received: z.literal(true) });

/** An error response of `GET /api/content/posts`, also in Ghost's format. */
export const PostsErrorBody = z.extend(ErrorBody, {
  errors: z.optional(z.array(z.object({ message: z.string(), type: z.string() }))),
});
