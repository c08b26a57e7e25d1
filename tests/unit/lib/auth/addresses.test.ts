import type { Connection } from '@/lib/auth/Connection';
import * as v1 from '@/lib/auth/v1';
import * as v2 from '@/lib/auth/v2';
import { connectTo } from '@/tests/fixtures/browser/connection';

const email = 'anna@example.org';
const otp = '493027';
const change = { email, otp, hash: 'secret-hash' };
const bearer = 'secret-bearer';

type Calls<Module> = { [Name in keyof Module]: (connection: Connection) => Promise<unknown> };

/** Every call of both generations, with everything personal that it can be given. A new call has to be added here. */
const firstGeneration: Calls<typeof v1> = {
  createAccount: v1.createAccount,
  sendOneTimeCode: (to) => v1.sendOneTimeCode(to, email),
  login: (to) => v1.login(to, email, otp),
  validateToken: (to) => v1.validateToken(to, bearer),
  editEmail: (to) => v1.editEmail(to, bearer, email),
  removeEmail: (to) => v1.removeEmail(to, bearer),
  confirmEmail: (to) => v1.confirmEmail(to, bearer, change),
};
const secondGeneration: Calls<typeof v2> = {
  authorize: (to) => v2.authorize(to, 'challenge'),
  createAccount: v2.createAccount,
  sendOneTimeCode: (to) => v2.sendOneTimeCode(to, email),
  login: (to) => v2.login(to, email, otp),
  choose: (to) => v2.choose(to, 'secret-choice'),
  cancelLogin: v2.cancelLogin,
  redeemCode: (to) => v2.redeemCode(to, 'secret-code', 'secret-verifier'),
  refreshTokens: (to) => v2.refreshTokens(to, 'secret-refresh'),
  editEmail: (to) => v2.editEmail(to, bearer, email),
  removeEmail: (to) => v2.removeEmail(to, bearer),
  confirmEmail: (to) => v2.confirmEmail(to, bearer, change),
  undoEmailChange: (to) => v2.undoEmailChange(to, 'secret-token'),
  account: (to) => v2.account(to, bearer),
  exportAccount: (to) => v2.exportAccount(to, bearer),
  logout: (to) => v2.logout(to, bearer, true),
  listSessions: (to) => v2.listSessions(to, bearer),
  revokeSession: (to) => v2.revokeSession(to, bearer, 'a-device'),
  requestDeletion: (to) => v2.requestDeletion(to, bearer),
  confirmDeletion: (to) => v2.confirmDeletion(to, bearer, { otp, hash: change.hash }),
};

it.each([
  ...Object.entries(firstGeneration).map(([name, call]) => [`v1 ${name}`, call] as const),
  ...Object.entries(secondGeneration).map(([name, call]) => [`v2 ${name}`, call] as const),
])('141. L7: no address, code or token stands in the URL of %s', async (_name, call) => {
  const { connection, service } = connectTo({});
  await call(connection).catch(() => {});
  expect(service.calls).toHaveLength(1);
  expect(decodeURIComponent(service.calls[0]?.url ?? '')).not.toMatch(/anna|@|493027|secret/);
});
