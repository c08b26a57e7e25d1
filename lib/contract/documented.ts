import * as z from 'zod/mini';
import { DeleteResponse, DeletionResponse, EditResponse, RemovalResponse } from './auth';
import { Entitlement, Subscription } from './subscription';
import { ErrorBody, nonEmpty } from './wire';

/** What only the document of the service describes: no page reads it, or none reads it as a whole. */

/** `POST account/edit`: a code was mailed, or the address is gone. */
export const EditAnswer = z.union([EditResponse, RemovalResponse]);
/** `POST account/delete`: the first step and the second. */
export const DeleteAnswer = z.union([DeletionResponse, DeleteResponse]);

/** `POST /api/purchase/confirm/{store}` (native contract §4.3). */
export const PurchaseResponse = z.object({
  email: z.string(),
  entitlements: z.array(Entitlement),
  subscription: Subscription,
});

/** v1: `POST /api/auth/store-login`. Clients read the number and use it for nothing. */
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

/** `GET /privacy-pro-eligible.json`; the status says the same. */
export const EligibilityResponse = z.object({ eligible: z.literal(true) });

/** `POST /api/webhooks/stripe`: an event of Stripe, of which the service believes no more than this. */
export const StripeEvent = z.looseObject({ id: nonEmpty, type: nonEmpty, created: z.int() });
export const WebhookResponse = z.object({ received: z.literal(true) });

/** A refusal of `GET /api/content/posts`, in the shape of Ghost as well. */
export const PostsErrorBody = z.extend(ErrorBody, {
  errors: z.optional(z.array(z.object({ message: z.string(), type: z.string() }))),
});
