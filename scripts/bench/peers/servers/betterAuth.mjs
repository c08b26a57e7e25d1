import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { toNodeHandler } from 'better-auth/node';
import { emailOTP } from 'better-auth/plugins';
import pg from 'pg';

/** A site that signs people in with emailed codes, built on better-auth as documented, without limits or a log. */
const { PORT: port, PEER_ORIGIN: origin, PEER_DATABASE, PEER_POOL_SIZE, PEER_PEOPLE: people } = process.env;
let sent = {};

const options = {
  baseURL: origin,
  secret: randomBytes(32).toString('base64url'),
  database: new pg.Pool({ connectionString: PEER_DATABASE, max: Number(PEER_POOL_SIZE) }),
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
for (let person = 1; person <= Number(people); person += 1)
  await internalAdapter.createUser({ email: `grown-${person}@example.org`, emailVerified: true, name: '' });

const answer = toNodeHandler(auth);
createServer((request, response) => {
  if (!request.url.startsWith('/bench/codes')) {
    void answer(request, response);
    return;
  }
  // The codes that its emails would have contained.
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(sent));
  sent = {};
}).listen(Number(port), '127.0.0.1');
