/**
 * The error catalog: every code the service can answer with, its usual HTTP status and what it means.
 * The first nineteen are the codes that native clients know (native contract §3.5); the rest are our own.
 * The wire format is `{ error: <code>, error_code?: 0–4 }`, with `retry_after` in seconds where waiting helps.
 */
export const errorCatalog = {
  invalid_authorization_request: {
    status: 400,
    means: 'The authorize call is missing a parameter or has an invalid one.',
  },
  authorize_failed: {
    status: 400,
    means: 'The code challenge was already used, or the session couldn’t be created.',
  },
  invalid_request: {
    status: 400,
    means: 'The request is malformed, or its session is missing or already used.',
  },
  account_create_failed: { status: 500, means: 'The account couldn’t be created.' },
  invalid_email_address: { status: 400, means: 'The address isn’t a deliverable email address.' },
  invalid_session_id: {
    status: 400,
    means: 'The auth session is unknown, expired, or not the one the code was created in.',
  },
  suspended_account: { status: 400, means: 'The account is suspended.' },
  email_sending_error: { status: 500, means: 'Email can’t be sent at the moment.' },
  invalid_login_credentials: { status: 400, means: 'The one-time code is wrong, expired, or already used.' },
  unknown_account: { status: 400, means: 'The account no longer exists.' },
  invalid_token_request: {
    status: 400,
    means: 'The token call is missing a parameter, or its code or token isn’t valid.',
  },
  unverified_account: { status: 400, means: 'The account has no confirmed email address.' },
  email_address_not_changed: { status: 400, means: 'The new address is the same as the current one.' },
  failed_mx_check: { status: 400, means: 'The address’s domain doesn’t receive email.' },
  account_edit_failed: { status: 500, means: 'The change of address couldn’t be started.' },
  invalid_link_signature: {
    status: 400,
    means: 'The hash doesn’t match this account, address, and session.',
  },
  account_change_email_address_failed: { status: 400, means: 'The address can’t be used for this account.' },
  invalid_token: { status: 401, means: 'The bearer token is missing or invalid.' },
  expired_token: { status: 401, means: 'The bearer token has expired.' },

  invalid_client: { status: 401, means: 'A form of OAuth names no client of this service.' },
  invalid_grant: {
    status: 400,
    means: 'A form of OAuth has a code or token that isn’t valid, or is another client’s.',
  },
  unsupported_grant_type: { status: 400, means: 'A form of OAuth asks for a grant that this service lacks.' },
  account_choice_required: {
    status: 400,
    means:
      'The address belongs to several accounts, and this client can’t ask which one: choose it on the website.',
  },
  reauthentication_required: {
    status: 403,
    means: 'A sign-in by code within the last 10 minutes is required.',
  },
  signed_in_by_receipt: {
    status: 403,
    means:
      'A store’s receipt opened this sign-in. It proves the purchase: the sign-in can use the subscription, and nothing else.',
  },
  cross_site_request: { status: 403, means: 'A call with a cookie came from another site.' },
  forbidden: { status: 403, means: 'The account isn’t allowed to do this.' },
  not_found: { status: 404, means: 'There’s nothing at this address.' },
  no_subscription: { status: 404, means: 'The account has no subscription.' },
  not_eligible: { status: 404, means: 'The subscription isn’t sold in this country.' },
  method_not_allowed: { status: 405, means: 'The method isn’t one of those in the Allow header.' },
  other_account: {
    status: 409,
    means: 'The purchase belongs to another account. Sign in to that account with it.',
  },
  subscription_active: { status: 409, means: 'The account already has an active subscription.' },
  managed_elsewhere: {
    status: 409,
    means: 'The subscription was purchased in an app store and is managed there.',
  },
  renews_elsewhere: {
    status: 409,
    means: 'An app store will charge for another subscription of this account. Cancel that one first.',
  },
  not_refundable: {
    status: 409,
    means: 'The money-back promise does not cover this purchase, or its days are over.',
  },
  payload_too_large: { status: 413, means: 'The body is larger than 64 KiB.' },
  unsupported_media_type: { status: 415, means: 'This call doesn’t support the body’s media type.' },
  unknown_product: { status: 400, means: 'There’s no such product.' },
  invalid_return_url: { status: 400, means: 'The return URL isn’t one of our welcome pages.' },
  invalid_signature: { status: 400, means: 'The message’s signature couldn’t be verified.' },
  too_many_requests: { status: 429, means: 'A limit was reached. Retry after the time given.' },
  server_error: { status: 500, means: 'Something failed on our side.' },
  service_unavailable: {
    status: 503,
    means: 'A service we depend on is unavailable. Retry after the time given.',
  },
} as const satisfies Record<string, { status: number; means: string }>;

export type ErrorCode = keyof typeof errorCatalog;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCatalog, value);
}
