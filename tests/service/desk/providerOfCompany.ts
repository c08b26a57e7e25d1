import { createHmac } from 'node:crypto';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { OperatorProvider } from '@/server/config/operatorProvider';
import { systemRandom } from '@/server/random';
import {
  type ChosenPerson,
  makeSignInProvider,
  type TokenAnswer,
} from '@/server/sandbox/operators/signInProvider';
import { listen } from '@/tests/fixtures/service/apiServer';

/** Makes another ID token of the claims of the right one. */
export type Forgery = (claims: JWTPayload) => Promise<string> | string;

/** The sandbox's provider on an address of its own, where it can lie and hang. */
export async function openProvider(publicOrigin: string) {
  const [own, stranger] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const fault = { forge: null as Forgery | null, hangs: false };
  const answers = (): Record<string, (body: string) => Promise<TokenAnswer>> => ({
    '/.well-known/openid-configuration': async () => ({ status: 200, json: standIn.metadata }),
    '/keys': async () => {
      const key = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256' };
      return { status: 200, json: { keys: [key, ...(await standIn.keys()).keys] } };
    },
    '/token': async (body) => {
      const answer = await standIn.redeem(Object.fromEntries(new URLSearchParams(body)));
      const { id_token: right } = answer.json;
      if (!fault.forge || typeof right !== 'string') return answer;
      return { ...answer, json: { ...answer.json, id_token: await fault.forge(decodeJwt(right)) } };
    },
  });
  const server = await listen(async (request, response) => {
    if (fault.hangs) return;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = await answers()[request.url ?? '']?.(Buffer.concat(chunks).toString());
    response.writeHead(answer?.status ?? 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer?.json ?? {}));
  });
  const setting: OperatorProvider = {
    issuer: server.origin,
    clientId: 'site',
    clientSecret: 'the-secret-of-this-client',
    rolesClaim: 'roles',
    roleValues: { support: 'desk', finance: 'books', operator: 'admins' },
  };
  const standIn = makeSignInProvider(setting, publicOrigin, systemRandom);
  const sign = (claims: JWTPayload, { privateKey } = own, kid = 'own') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
  return {
    setting,
    fault,
    /** Where this person is led once they have signed in at `authorization`. */
    grant: (authorization: URL, person: ChosenPerson) =>
      new URL(standIn.grant(authorization.searchParams, person)),
    standIn,
    forgeries: {
      sign,
      byStranger: (claims: JWTPayload) => sign(claims, stranger),
      ofUnknownKey: (claims: JWTPayload) => sign(claims, stranger, 'unknown'),
      unsigned: (claims: JWTPayload) => new UnsecuredJWT(claims).encode(),
      /** Signed with what both know, as a provider may, but not in the place of a key pair. */
      bySecret: (claims: JWTPayload) => {
        const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
        const content = `${part({ alg: 'HS256' })}.${part(claims)}`;
        const mark = createHmac('sha256', setting.clientSecret).update(content).digest('base64url');
        return `${content}.${mark}`;
      },
    },
    close: server.close,
  };
}
