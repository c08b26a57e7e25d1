import {
  AccessTokenV1Answer,
  CreateV1Answer,
  LoginV1Response,
  OtpResponse,
  ValidateTokenResponse,
} from '@/lib/contract/auth';
import { EditAnswer, StoreLoginResponse } from '@/lib/contract/documented';
import {
  EditConfirmRequest,
  EditRequest,
  LoginV1Request,
  SendCodeRequest,
  StoreLoginRequest,
} from '@/lib/contract/requests';
import { confirmErrors, editErrors } from './accountOperations';
import { type Calls, limited } from './Operation';

const guarded = ['cross_site_request', 'forbidden', 'too_many_requests'] as const;
const sendsCode = {
  answer: OtpResponse,
  errors: ['invalid_email_address', 'failed_mx_check', 'email_sending_error', ...guarded],
} as const;
const signsIn = {
  answer: LoginV1Response,
  errors: [
    'invalid_login_credentials',
    'invalid_email_address',
    'suspended_account',
    'account_choice_required',
    ...guarded,
  ],
} as const;

/** The calls of auth v1, for apps that have not been updated. */
export const firstGenerationOperations: Calls = {
  'POST /api/auth/account/create': {
    summary: 'Creates an account without an email address and returns its auth token.',
    answer: CreateV1Answer,
    errors: ['cross_site_request', 'too_many_requests'],
  },
  'GET /api/auth/account/loginlink': {
    summary: 'Emails a one-time code and does nothing else.',
    query: SendCodeRequest,
    ...sendsCode,
  },
  'POST /api/auth/account/loginlink': {
    summary: 'Same, with the address in the body, as pages send it.',
    body: SendCodeRequest,
    ...sendsCode,
  },
  'GET /api/auth/login': {
    summary: 'Exchanges a one-time code for an auth token.',
    query: LoginV1Request,
    ...signsIn,
  },
  'POST /api/auth/login': {
    summary: 'Same, with the address and code in the body, as pages send them.',
    body: LoginV1Request,
    ...signsIn,
  },
  'GET /api/auth/validate-token': {
    summary: 'Returns the account of a token.',
    authentication: 'subscriber',
    answer: ValidateTokenResponse,
  },
  'GET /api/auth/access-token': {
    summary: 'Returns an access token for an auth token.',
    authentication: 'subscriber',
    answer: AccessTokenV1Answer,
    errors: ['too_many_requests'],
  },
  'POST /api/auth/account/edit': {
    summary: 'Same as account/edit in the second generation.',
    authentication: 'bearer',
    body: EditRequest,
    alsoInQuery: true,
    answer: EditAnswer,
    errors: editErrors,
  },
  'POST /api/auth/account/edit/confirm': {
    summary: 'Confirms the new address and returns a new auth token.',
    authentication: 'bearer',
    body: EditConfirmRequest,
    alsoInQuery: true,
    answer: LoginV1Response,
    errors: confirmErrors,
  },
  'POST /api/auth/store-login': {
    summary: 'Signs in with an app store purchase.',
    body: StoreLoginRequest,
    answer: StoreLoginResponse,
    errors: ['invalid_login_credentials', 'suspended_account', 'cross_site_request', ...limited],
  },
};
