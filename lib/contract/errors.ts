/**
 * The error catalog: every code the service can answer with, its usual HTTP status and what it means.
 * The first nineteen are the codes that native clients know (native contract §3.5); the rest are our own.
 * The wire format is `{ error: <code>, error_code?: 0–4 }`, with `retry_after` in seconds where waiting helps.
 */
export const errorCatalogue = {
  invalid_authorization_request: {
    status: 400,
    means: 'The authorize call lacks a parameter or holds a bad one.',
  },
  authorize_failed: {
    status: 400,
    means: 'The code challenge was used before, or the session could not be made.',
  },
  invalid_request: { status: 400, means: 'The request is malformed, or its session is missing or used.' },
  account_create_failed: { status: 500, means: 'The account could not be stored.' },
  invalid_email_address: { status: 400, means: 'The address is not a deliverable e-mail address.' },
  invalid_session_id: {
    status: 400,
    means: 'The auth session is unknown, expired or not the one the code was made in.',
  },
  suspended_account: { status: 400, means: 'The account is suspended.' },
  email_sending_error: { status: 500, means: 'Mail cannot be accepted for sending.' },
  invalid_login_credentials: { status: 400, means: 'The one-time code is wrong, expired or used.' },
  unknown_account: { status: 400, means: 'The account does not exist any more.' },
  invalid_token_request: {
    status: 400,
    means: 'The token call lacks a parameter, or its code or token is not valid.',
  },
  unverified_account: { status: 400, means: 'The account has no confirmed e-mail address.' },
  email_address_not_changed: { status: 400, means: 'The new address equals the current one.' },
  failed_mx_check: { status: 400, means: 'The domain of the address receives no mail.' },
  account_edit_failed: { status: 500, means: 'The change of address could not be started.' },
  invalid_link_signature: {
    status: 400,
    means: 'The hash does not belong to this account, address and session.',
  },
  account_change_email_address_failed: { status: 400, means: 'The address cannot be used for this account.' },
  invalid_token: { status: 401, means: 'The bearer token is missing or not valid.' },
  expired_token: { status: 401, means: 'The bearer token has expired.' },

  account_choice_required: {
    status: 400,
    means: 'The address opens several accounts, and this client cannot ask which: choose one on the website.',
  },
  reauthentication_required: { status: 403, means: 'A sign-in by code at most ten minutes old is needed.' },
  cross_site_request: { status: 403, means: 'A call with a cookie came from another site.' },
  forbidden: { status: 403, means: 'The account may not do this.' },
  not_found: { status: 404, means: 'There is nothing at this address.' },
  no_subscription: { status: 404, means: 'The account has no subscription.' },
  not_eligible: { status: 404, means: 'The subscription is not sold in this country.' },
  method_not_allowed: { status: 405, means: 'The method is not one of those in the Allow header.' },
  other_account: {
    status: 409,
    means: 'The purchase belongs to another account: sign in to that one with it.',
  },
  subscription_active: { status: 409, means: 'The account has a live subscription already.' },
  managed_elsewhere: {
    status: 409,
    means: 'The subscription was bought in an app store and is managed there.',
  },
  not_refundable: {
    status: 409,
    means: 'The money-back promise does not cover this purchase, or its days are over.',
  },
  payload_too_large: { status: 413, means: 'The body is larger than 64 KiB.' },
  unsupported_media_type: { status: 415, means: 'The body is of a type this call does not read.' },
  unknown_product: { status: 400, means: 'No such product is sold.' },
  invalid_return_url: { status: 400, means: 'The return address is not one of our welcome pages.' },
  invalid_signature: { status: 400, means: 'The signature of the message does not verify.' },
  too_many_requests: { status: 429, means: 'A limit was reached; retry after the time given.' },
  server_error: { status: 500, means: 'Something failed on our side.' },
  service_unavailable: { status: 503, means: 'A part we depend on is away; retry after the time given.' },
} as const satisfies Record<string, { status: number; means: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value);
}
