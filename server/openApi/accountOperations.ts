import {
  AccountResponse,
  EditConfirmResponse,
  UndoResponse,
  UnlockRequest,
  UnlockResponse,
} from '@/lib/contract/auth';
import { DeleteAnswer, EditAnswer } from '@/lib/contract/documented';
import { DeleteRequest, EditConfirmRequest, EditRequest, UndoRequest } from '@/lib/contract/requests';
import { RestorationCode } from '@/lib/contract/restorationCode';
import type { Calls } from './Operation';

/** What a subscriber can change about the account. */
export const accountOperations: Calls = {
  'GET /api/auth/v2/account': {
    summary: 'Address and entitlements of the account, and whether more was paid for under the address.',
    authentication: 'bearer',
    answer: AccountResponse,
  },
  'POST /api/auth/v2/account/edit': {
    summary: 'Mails a code to a new address; without an address the one there is goes.',
    authentication: 'bearer',
    body: EditRequest,
    alsoInQuery: true,
    answer: EditAnswer,
    errors: [
      'invalid_email_address',
      'email_address_not_changed',
      'account_change_email_address_failed',
      'failed_mx_check',
      'reauthentication_required',
      'account_edit_failed',
      'too_many_requests',
    ],
  },
  'POST /api/auth/v2/account/edit/confirm': {
    summary: 'Makes the new address the address of the account.',
    authentication: 'bearer',
    body: EditConfirmRequest,
    alsoInQuery: true,
    answer: EditConfirmResponse,
    errors: [
      'invalid_link_signature',
      'invalid_login_credentials',
      'account_change_email_address_failed',
      'too_many_requests',
    ],
  },
  'POST /api/auth/v2/account/edit/undo': {
    summary: 'Takes a change of address back, with the token of the mail to the old one.',
    body: UndoRequest,
    answer: UndoResponse,
    errors: ['invalid_link_signature', 'account_change_email_address_failed', 'unknown_account'],
  },
  'POST /api/auth/v2/unlock': {
    summary:
      'Opens what is kept of the codes and guesses of an account to this browser, with the token of a mail.',
    body: UnlockRequest,
    answer: UnlockResponse,
    errors: ['invalid_link_signature', 'cross_site_request'],
  },
  'POST /api/auth/v2/account/delete': {
    summary: 'Mails a code and answers a hash; with both it ends the subscription and deletes the account.',
    authentication: 'bearer',
    body: DeleteRequest,
    alsoInQuery: true,
    answer: DeleteAnswer,
    errors: [
      // A concurrent call deleted it or changed its e-mail address.
      'not_found',
      'invalid_link_signature',
      'invalid_login_credentials',
      'too_many_requests',
      'service_unavailable',
    ],
  },
  'POST /itr/issue': {
    summary: 'A code for the restoration adviser and the number to call.',
    authentication: 'bearer',
    answer: RestorationCode,
    errors: ['forbidden'],
  },
};
