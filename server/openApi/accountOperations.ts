import { AccountExport, AccountResponse, EditConfirmResponse, UndoResponse } from '@/lib/contract/auth';
import { DeleteAnswer, EditAnswer } from '@/lib/contract/documented';
import {
  DeleteRequest,
  EditConfirmRequest,
  EditRequest,
  ExportQuery,
  UndoRequest,
} from '@/lib/contract/requests';
import { RestorationCode } from '@/lib/contract/restorationCode';
import { type Calls, limited } from './Operation';

/** The refusals of a change of address and of its confirmation, in either generation. */
export const editErrors = [
  'invalid_email_address',
  'email_address_not_changed',
  'account_change_email_address_failed',
  'failed_mx_check',
  'reauthentication_required',
  'account_edit_failed',
  'too_many_requests',
] as const;
export const confirmErrors = [
  'invalid_link_signature',
  'invalid_login_credentials',
  'account_change_email_address_failed',
  'too_many_requests',
] as const;

/** What a subscriber can change about the account. */
export const accountOperations: Calls = {
  'GET /api/auth/v2/account': {
    summary:
      'Returns the account’s email address and entitlements, and whether other subscriptions were purchased with that address.',
    authentication: 'subscriber',
    answer: AccountResponse,
  },
  'GET /api/auth/v2/account/export': {
    summary: 'Everything stored about the account, table by table.',
    authentication: 'bearer',
    query: ExportQuery,
    answer: AccountExport,
    errors: ['reauthentication_required', 'too_many_requests'],
  },
  'POST /api/auth/v2/account/edit': {
    summary: 'Emails a code to a new address. Without an address, removes the current one.',
    authentication: 'bearer',
    body: EditRequest,
    alsoInQuery: true,
    answer: EditAnswer,
    errors: editErrors,
  },
  'POST /api/auth/v2/account/edit/confirm': {
    summary: 'Confirms the new address for the account.',
    authentication: 'bearer',
    body: EditConfirmRequest,
    alsoInQuery: true,
    answer: EditConfirmResponse,
    errors: confirmErrors,
  },
  'POST /api/auth/v2/account/edit/undo': {
    summary: 'Undoes a change of address, using the token emailed to the old one.',
    body: UndoRequest,
    answer: UndoResponse,
    errors: ['invalid_link_signature', 'account_change_email_address_failed', 'unknown_account'],
  },
  'POST /api/auth/v2/account/delete': {
    summary:
      'Emails a code and returns a hash. Called with both, ends the subscription and deletes the account.',
    authentication: 'bearer',
    body: DeleteRequest,
    alsoInQuery: true,
    answer: DeleteAnswer,
    errors: [
      // A concurrent call deleted it or changed its email address.
      'not_found',
      'invalid_link_signature',
      'invalid_login_credentials',
      ...limited,
    ],
  },
  'POST /itr/issue': {
    summary: 'Returns a code for the restoration advisor and the number to call.',
    authentication: 'bearer',
    answer: RestorationCode,
    errors: ['forbidden'],
  },
};
