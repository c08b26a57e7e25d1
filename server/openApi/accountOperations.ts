import * as z from 'zod/mini';
import {
  AccountResponse,
  DeleteResponse,
  DeletionResponse,
  EditConfirmResponse,
  EditResponse,
  UndoResponse,
  UnlockRequest,
  UnlockResponse,
} from '@/lib/contract/auth';
import { RestorationCode } from '@/lib/contract/restoration';
import { alsoInQuery } from './alsoInQuery';
import type { Operation } from './Operation';

const bearerErrors = ['invalid_token', 'expired_token'] as const;

/** What a subscriber changes about the account. */
export const accountOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/api/auth/v2/account',
    group: 'Account',
    summary: 'Address and entitlements of the account, and whether more was paid for under the address.',
    authentication: 'bearer',
    answer: AccountResponse,
    errors: bearerErrors,
  },
  {
    method: 'POST',
    path: '/api/auth/v2/account/edit',
    group: 'Account',
    summary: 'Mails a code to a new address; without an address the one there is goes.',
    authentication: 'bearer',
    query: alsoInQuery('email', 'locale'),
    body: z.object({ email: z.optional(z.string()), locale: z.optional(z.string()) }),
    answer: EditResponse,
    errors: [
      ...bearerErrors,
      'invalid_email_address',
      'email_address_not_changed',
      'failed_mx_check',
      'reauthentication_required',
      'too_many_requests',
    ],
  },
  {
    method: 'POST',
    path: '/api/auth/v2/account/edit/confirm',
    group: 'Account',
    summary: 'Makes the new address the address of the account.',
    authentication: 'bearer',
    query: alsoInQuery('email', 'otp', 'hash', 'locale'),
    body: z.object({ email: z.string(), otp: z.string(), hash: z.string(), locale: z.optional(z.string()) }),
    answer: EditConfirmResponse,
    errors: [
      ...bearerErrors,
      'invalid_link_signature',
      'invalid_login_credentials',
      'account_change_email_address_failed',
      'too_many_requests',
    ],
  },
  {
    method: 'POST',
    path: '/api/auth/v2/account/edit/undo',
    group: 'Account',
    summary: 'Takes a change of address back, with the token of the mail to the old one.',
    authentication: 'none',
    body: z.object({ token: z.string() }),
    answer: UndoResponse,
    errors: ['invalid_link_signature', 'account_change_email_address_failed', 'unknown_account'],
  },
  {
    method: 'POST',
    path: '/api/auth/v2/unlock',
    group: 'Account',
    summary:
      'Opens what is kept of the codes and guesses of an account to this browser, with the token of a mail.',
    authentication: 'none',
    body: UnlockRequest,
    answer: UnlockResponse,
    errors: ['invalid_link_signature', 'cross_site_request'],
  },
  {
    method: 'POST',
    path: '/api/auth/v2/account/delete',
    group: 'Account',
    summary: 'Mails a code and answers a hash; with both it ends the subscription and deletes the account.',
    authentication: 'bearer',
    body: z.object({
      otp: z.optional(z.string()),
      former_otp: z.optional(z.string()),
      hash: z.optional(z.string()),
    }),
    answer: z.union([DeletionResponse, DeleteResponse]),
    errors: [...bearerErrors, 'invalid_link_signature', 'invalid_login_credentials', 'service_unavailable'],
  },
  {
    method: 'POST',
    path: '/itr/issue',
    group: 'Account',
    summary: 'A code for the restoration adviser and the number to call.',
    authentication: 'bearer',
    answer: RestorationCode,
    errors: [...bearerErrors, 'forbidden'],
  },
];
