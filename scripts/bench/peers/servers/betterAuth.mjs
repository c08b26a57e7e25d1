import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { toNodeHandler } from 'better-auth/node';
import { emailOTP } from 'better-auth/plugins';
import { forAccounts, openStore, sendJson } from './openStore.mjs';

/** A site that signs people in with emailed codes, built on better-auth as documented, without limits or a log. */
const { PORT: port, PEER_ORIGIN: origin, PEER_PEOPLE: people } = process.env;
const { database, flushCommits } = openStore();
let sent = {};

const options = {
  baseURL: origin,
  secret: randomBytes(32).toString('base64url'),
  database,
  rateLimit: { enabled: false },
  logger: { disabled: true },
  telemetry: { enabled: false },
  plugins: [
    emailOTP({
      sendVerificationOTP: async ({ email, otp }) => {
        sent[email] = otp;
      },
    }),
  ],
};
const { runMigrations } = await getMigrations(options);
await runMigrations();
const auth = betterAuth(options);
const { internalAdapter } = await auth.$context;
await forAccounts(Number(people), (index) =>
  internalAdapter.createUser({ email: `grown-${index}@example.org`, emailVerified: true, name: '' }),
);
flushCommits();

const answer = toNodeHandler(auth);
createServer((request, response) => {
  if (request.url !== '/bench/codes') {
    void answer(request, response);
    return;
  }
  // The codes that its emails would have contained.
  sendJson(response, sent);
  sent = {};
}).listen(Number(port), '127.0.0.1');
