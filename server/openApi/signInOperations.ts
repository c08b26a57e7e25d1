import {
  AuthorizeResponse,
  ChooseRequest,
  LoginRequest,
  LoginResponse,
  LogoutResponse,
  OtpResponse,
  SessionsResponse,
  SignInResponse,
  TokenResponse,
} from '@/lib/contract/auth';
import { KeySetResponse } from '@/lib/contract/documented';
import {
  AuthorizeQuery,
  DeviceQuery,
  LogoutRequest,
  RevocationRequest,
  SendCodeRequest,
  TokenRequest,
} from '@/lib/contract/requests';
import { type Calls, limited, type PlainAnswer } from './Operation';

const authorizeErrors = [
  'invalid_authorization_request',
  'authorize_failed',
  'cross_site_request',
  'too_many_requests',
] as const;
const opened: PlainAnswer = {
  status: 302,
  means: 'With a redirect URI: the session is open, and this leads to the sign-in page.',
};
const toTheApp: readonly PlainAnswer[] = [
  { status: 302, means: 'In a session with a redirect URI: redirects there with the code.' },
];
const tokenErrors = [
  'invalid_token_request',
  'unknown_account',
  'suspended_account',
  'too_many_requests',
] as const;

/** The calls of auth v2 under `/api/auth/v2`: PKCE, one-time codes, tokens, devices. */
export const signInOperations: Calls = {
  'POST /api/auth/v2/authorize': {
    summary: 'Opens an auth session and sets its cookie.',
    query: AuthorizeQuery,
    answer: AuthorizeResponse,
    otherAnswers: [opened],
    errors: authorizeErrors,
  },
  'GET /api/auth/v2/authorize': {
    summary: 'Same, for native clients: only with a redirect URI.',
    query: AuthorizeQuery,
    answer: opened,
    errors: authorizeErrors,
  },
  'POST /api/auth/v2/account/create': {
    summary: 'Creates an account without an email address and returns its authorization code.',
    authentication: 'session',
    answer: SignInResponse,
    otherAnswers: toTheApp,
    errors: ['invalid_request', 'account_create_failed', 'subscription_active', 'too_many_requests'],
  },
  'POST /api/auth/v2/otp': {
    summary: 'Emails a one-time code. The response is the same for known and unknown addresses.',
    authentication: 'session',
    body: SendCodeRequest,
    alsoInQuery: true,
    answer: OtpResponse,
    errors: ['invalid_email_address', 'failed_mx_check', 'email_sending_error', 'too_many_requests'],
  },
  'POST /api/auth/v2/login': {
    summary:
      'Exchanges a one-time code or an app store purchase for an authorization code of the same session, or for a list of accounts to choose from.',
    authentication: 'session',
    body: LoginRequest,
    answer: LoginResponse,
    otherAnswers: toTheApp,
    errors: [
      'invalid_login_credentials',
      'invalid_email_address',
      'suspended_account',
      'account_choice_required',
      'invalid_request',
      ...limited,
    ],
  },
  'POST /api/auth/v2/login/choose': {
    summary: 'Opens one of the accounts that login offered to this session.',
    authentication: 'session',
    body: ChooseRequest,
    answer: SignInResponse,
    otherAnswers: toTheApp,
    errors: ['invalid_request', 'suspended_account', 'too_many_requests'],
  },
  'POST /api/auth/v2/token': {
    summary:
      'Exchanges an authorization code or a refresh token for a token pair. Accepts a form or a JSON body.',
    body: TokenRequest,
    answer: TokenResponse,
    errors: [...tokenErrors, 'invalid_client', 'invalid_grant', 'unsupported_grant_type'],
  },
  'GET /api/auth/v2/token': {
    summary: 'Same, for native clients, which send everything in the query.',
    query: TokenRequest,
    answer: TokenResponse,
    errors: tokenErrors,
  },
  'POST /api/auth/v2/revoke': {
    summary: 'Signs out the device that a token belongs to, for standard OAuth clients (RFC 7009).',
    body: RevocationRequest,
    answer: { status: 200, means: 'Also for a token that is unknown or over.' },
    errors: ['invalid_client', 'invalid_grant'],
  },
  'POST /api/auth/v2/exchange': {
    summary: 'Exchanges a first-generation token for an authorization code, until one was redeemed.',
    authentication: 'session',
    answer: SignInResponse,
    otherAnswers: toTheApp,
    errors: ['invalid_token', 'suspended_account', 'unknown_account', 'too_many_requests'],
  },
  'POST /api/auth/v2/logout': {
    summary: 'Signs out this device or every device.',
    authentication: 'subscriber',
    body: LogoutRequest,
    alsoInQuery: true,
    answer: LogoutResponse,
    errors: ['signed_in_by_receipt'],
  },
  'GET /api/auth/v2/sessions': {
    summary: 'Lists the signed-in devices, most recently used first.',
    authentication: 'bearer',
    answer: SessionsResponse,
  },
  'DELETE /api/auth/v2/sessions': {
    summary: 'Signs out one device. Requires a sign-in by code within the last 10 minutes.',
    authentication: 'bearer',
    query: DeviceQuery,
    answer: LogoutResponse,
    errors: ['unverified_account', 'reauthentication_required', 'not_found'],
  },
  'GET /api/auth/v2/.well-known/jwks.json': {
    summary: 'Returns the public keys of our tokens (RFC 7517).',
    answer: KeySetResponse,
    otherAnswers: [{ status: 304, means: 'The caller already has these keys.' }],
  },
};
