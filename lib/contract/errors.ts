/**
 * The error catalog: every code the service can answer with, by its usual HTTP status, and what it means. Some are those
 * that native clients know (native contract §3.5), the rest are our own.
 * The wire format is `{ error: <code>, error_code?: 0–4 }`, with `retry_after` in seconds where waiting helps.
 */
const meanings = {
  400: {
    invalid_authorization_request: 'The authorize call is missing a parameter or has an invalid one.',
    authorize_failed: 'The code challenge was already used, or the session couldn’t be created.',
    invalid_request: 'The request is malformed, or its session is missing or already used.',
    invalid_email_address: 'The address isn’t a deliverable email address.',
    invalid_session_id: 'The auth session is unknown, expired, or not the one the code was created in.',
    suspended_account: 'The account is suspended.',
    invalid_login_credentials: 'The one-time code is wrong, expired, or already used.',
    unknown_account: 'The account no longer exists.',
    invalid_token_request: 'The token call is missing a parameter, or its code or token isn’t valid.',
    unverified_account: 'The account has no confirmed email address.',
    email_address_not_changed: 'The new address is the same as the current one.',
    failed_mx_check: 'The address’s domain doesn’t receive email.',
    invalid_link_signature: 'The hash doesn’t match this account, address, and session.',
    account_change_email_address_failed: 'The address can’t be used for this account.',
    invalid_grant: 'A form of OAuth has a code or token that isn’t valid, or is another client’s.',
    unsupported_grant_type: 'A form of OAuth asks for a grant that this service lacks.',
    account_choice_required:
      'The address belongs to several accounts, and this client can’t ask which one: choose it on the website.',
    unknown_product: 'There’s no such product.',
    invalid_return_url: 'The return URL isn’t one of our welcome pages.',
    invalid_signature: 'The message’s signature couldn’t be verified.',
  },
  401: {
    invalid_token: 'The bearer token is missing or invalid.',
    expired_token: 'The bearer token has expired.',
    invalid_client: 'A form of OAuth names no client of this service.',
  },
  403: {
    reauthentication_required: 'A sign-in by code within the last 10 minutes is required.',
    signed_in_by_receipt:
      'A store’s receipt opened this sign-in. It proves the purchase: the sign-in can use the subscription, and nothing else.',
    cross_site_request: 'A call with a cookie came from another site.',
    forbidden: 'The account isn’t allowed to do this.',
  },
  404: {
    not_found: 'There’s nothing at this address.',
    no_subscription: 'The account has no subscription.',
    not_eligible: 'The subscription isn’t sold in this country.',
  },
  405: { method_not_allowed: 'The method isn’t one of those in the Allow header.' },
  409: {
    other_account: 'The purchase belongs to another account. Sign in to that account with it.',
    subscription_active: 'The account already has an active subscription.',
    managed_elsewhere: 'The subscription was purchased in an app store and is managed there.',
    renews_elsewhere:
      'An app store will charge for another subscription of this account. Cancel that one first.',
    not_refundable: 'The money-back promise does not cover this purchase, or its days are over.',
  },
  413: { payload_too_large: 'The body is larger than 64 KiB.' },
  415: { unsupported_media_type: 'This call doesn’t support the body’s media type.' },
  429: { too_many_requests: 'A limit was reached. Retry after the time given.' },
  500: {
    account_create_failed: 'The account couldn’t be created.',
    email_sending_error: 'Email can’t be sent at the moment.',
    account_edit_failed: 'The change of address couldn’t be started.',
    server_error: 'Something failed on our side.',
  },
  503: { service_unavailable: 'A service we depend on is unavailable. Retry after the time given.' },
} as const;

type Meanings = typeof meanings;
export type ErrorCode = { [Status in keyof Meanings]: keyof Meanings[Status] }[keyof Meanings];

/** Each code with its status and meaning. */
export const errorCatalog = Object.fromEntries(
  Object.entries(meanings).flatMap(([status, codes]) =>
    Object.entries(codes).map(([code, means]) => [code, { status: Number(status), means }]),
  ),
) as Readonly<Record<ErrorCode, { status: number; means: string }>>;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCatalog, value);
}
