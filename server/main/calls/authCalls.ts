import { getAccountExport } from '@/server/accountExport/exportHandler';
import { readAccount } from '@/server/auth/account/accountInformation';
import { deleteAccount } from '@/server/auth/account/deleteAccount';
import { authorizeByLink, authorizeByPost } from '@/server/auth/authorize/authorize';
import { sendLoginCode } from '@/server/auth/codes/loginCode';
import { startEmailChange } from '@/server/auth/email/emailChange';
import { confirmEmailChange } from '@/server/auth/email/emailChangeConfirm';
import { undoEmailChange } from '@/server/auth/email/emailChangeUndo';
import {
  confirmLegacyEmailChange,
  createLegacyAccount,
  exchangeForAccessToken,
  validateToken,
} from '@/server/auth/legacy/legacyAccount';
import { loginWithCode, sendLegacyCode } from '@/server/auth/legacy/legacyLogin';
import { loginWithPurchase } from '@/server/auth/legacy/storeLogin';
import { listSessions, logout, revokeSession } from '@/server/auth/sessions/sessions';
import { chooseAccount } from '@/server/auth/signIn/chooseAccount';
import { login } from '@/server/auth/signIn/login';
import { createSilentAccount } from '@/server/auth/signIn/silentAccount';
import { exchange } from '@/server/auth/tokens/legacyTokens';
import { revoke } from '@/server/auth/tokens/revokeEndpoint';
import { readKeySet } from '@/server/auth/tokens/signingKeys';
import { tokenByLink, tokenByPost } from '@/server/auth/tokens/tokenEndpoint';
import type { Handlers } from '@/server/http/api';
import { failingAs } from '@/server/http/failingAs';
import { audited } from '@/server/ops/audit';

/** The calls of accounts and sign-in below `/api`, by address. */
export const authCalls = {
  '/api/auth/access-token': { GET: exchangeForAccessToken },
  '/api/auth/account/create': { POST: audited('account-created', createLegacyAccount) },
  '/api/auth/account/edit': {
    POST: audited('email-change-started', failingAs('account_edit_failed', startEmailChange)),
  },
  '/api/auth/account/edit/confirm': { POST: audited('email-changed', confirmLegacyEmailChange) },
  '/api/auth/account/loginlink': {
    GET: audited('code-sent', failingAs('email_sending_error', sendLegacyCode)),
    POST: audited('code-sent', failingAs('email_sending_error', sendLegacyCode)),
  },
  '/api/auth/login': { GET: audited('signed-in', loginWithCode), POST: audited('signed-in', loginWithCode) },
  '/api/auth/store-login': { POST: audited('signed-in', loginWithPurchase) },
  '/api/auth/v2/.well-known/jwks.json': { GET: readKeySet },
  '/api/auth/v2/account': { GET: readAccount },
  '/api/auth/v2/account/create': {
    POST: audited('account-created', failingAs('account_create_failed', createSilentAccount)),
  },
  '/api/auth/v2/account/delete': { POST: audited('account-deleted', deleteAccount) },
  '/api/auth/v2/account/edit': {
    POST: audited('email-change-started', failingAs('account_edit_failed', startEmailChange)),
  },
  '/api/auth/v2/account/edit/confirm': { POST: audited('email-changed', confirmEmailChange) },
  '/api/auth/v2/account/edit/undo': { POST: audited('email-change-undone', undoEmailChange) },
  '/api/auth/v2/account/export': { GET: audited('data-exported', getAccountExport) },
  '/api/auth/v2/authorize': {
    GET: audited('session-opened', authorizeByLink),
    POST: audited('session-opened', authorizeByPost),
  },
  '/api/auth/v2/exchange': { POST: audited('token-exchanged', exchange) },
  '/api/auth/v2/login': { POST: audited('signed-in', login) },
  '/api/auth/v2/login/choose': { POST: audited('signed-in', chooseAccount) },
  '/api/auth/v2/logout': { POST: audited('signed-out', logout) },
  '/api/auth/v2/otp': { POST: audited('code-sent', failingAs('email_sending_error', sendLoginCode)) },
  '/api/auth/v2/revoke': { POST: audited('signed-out', revoke) },
  '/api/auth/v2/sessions': { GET: listSessions, DELETE: audited('device-revoked', revokeSession) },
  '/api/auth/v2/token': {
    GET: audited('tokens-issued', tokenByLink),
    POST: audited('tokens-issued', tokenByPost),
  },
  '/api/auth/validate-token': { GET: validateToken },
} satisfies Record<`/api/${string}`, Handlers>;
