import { createHash } from 'node:crypto';
import { protocol } from '@/lib/content/protocol';
import { TokenResponse } from '@/lib/contract/auth';
import type { Config } from '@/server/config/config';
import { loopbackName } from '@/server/config/loopbackName';
import { callerHeaders } from '@/server/http/request/passedOnCaller';
import type { Random } from '@/server/random';
import type { Secrets } from '@/server/secrets';

export type AppSignIn = {
  /** Origin by which this process reaches itself. */
  origin: string;
  client: Config['clients']['native'];
  random: Random;
  secrets: Secrets;
};

type Visitor = { userAgent: string; clientIp: string };

export function ownOrigin(config: Pick<Config, 'host'>, port: number): string {
  return `http://${loopbackName(config.host)}:${port}`;
}

/**
 * Signs in as an app does: authorize, then a new account or what a store signed, then the tokens. A browser could not:
 * the answers in between are redirects to an address of the app. The calls count toward the visitor's limits: they come from
 * this machine, which has none, or where the process listens on a single address, from one that all visitors would share.
 * @param signed what `login` takes of a store (native contract §3.2); null makes a new account
 * @returns the tokens, or null where the service refuses
 */
export async function signInAsApp(
  parts: AppSignIn,
  { userAgent, clientIp }: Visitor,
  signed: unknown,
): Promise<TokenResponse | null> {
  const { origin, client, random } = parts;
  const caller = callerHeaders(parts, clientIp);
  const redirectUri = client.redirectUris[0] ?? protocol.nativeRedirectUri;
  const verifier = random.bytes(32).toString('base64url');
  const opened = await fetch(
    `${origin}/api/auth/v2/authorize?${authorizeQuery(client.id, redirectUri, verifier)}`,
    { redirect: 'manual', headers: caller },
  );
  const cookie = opened.headers
    .getSetCookie()
    .find((one) => one.startsWith(`${protocol.sessionCookie}=`))
    ?.split(';')[0];
  if (!cookie) return null;
  const answer = await fetch(`${origin}/api/auth/v2/${signed ? 'login' : 'account/create'}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...caller, cookie, 'content-type': 'application/json' },
    body: signed ? JSON.stringify(signed) : undefined,
  });
  const location = answer.headers.get('location');
  const code = location ? new URL(location).searchParams.get('code') : null;
  if (!code) return null;
  const token = await fetch(`${origin}/api/auth/v2/token`, {
    method: 'POST',
    headers: { ...caller, 'user-agent': userAgent },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client.id,
      code_verifier: verifier,
      code,
      redirect_uri: redirectUri,
    }),
  });
  return token.ok ? TokenResponse.parse(await token.json()) : null;
}

function authorizeQuery(clientId: string, redirectUri: string, verifier: string): URLSearchParams {
  return new URLSearchParams({
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: protocol.scope,
  });
}
