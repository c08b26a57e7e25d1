import { operatorRoles, providerPath } from '@/server/config/operatorProvider';
import { failureResult } from '@/server/sandbox/failures/failure';
import { type Methods, pageResult, type SandboxRequestContext } from '@/server/sandbox/sandboxContext';
import { type Html, html } from '@/server/sandbox/sandboxPage';
import type { SignInProvider } from './signInProvider';

/** What the stand-in for the operators' provider answers at this address; undefined for other addresses. */
export function providerRoute(
  call: SandboxRequestContext,
  provider: SignInProvider | null,
): Methods | undefined {
  if (!provider || !call.path.startsWith(`${providerPath}/`)) return undefined;
  const routes: Readonly<Record<string, Methods>> = {
    '/.well-known/openid-configuration': { get: () => ({ json: provider.metadata }) },
    '/keys': { get: async () => ({ json: await provider.keys() }) },
    '/token': { post: async () => provider.redeem(await call.fields()) },
    '/authorize': { get: () => choosePerson(call, provider), post: () => leadBack(call, provider) },
    '/logout': { get: () => signedOut(call) },
  };
  return routes[call.path.slice(providerPath.length)];
}

function choosePerson(call: SandboxRequestContext, provider: SignInProvider) {
  const problem = provider.problemOf(call.query);
  if (problem) return failureResult(call, 'invalid_authorization_request', problem);
  const roles = operatorRoles.map(
    (role) => html`<label class="pill"><input type="checkbox" name="${role}" value="1"> ${role}</label>`,
  );
  return page(
    call,
    'Sign in as anybody',
    html`<form class="card stack" method="post" action="${providerPath}/authorize?${call.query.toString()}">
<div class="field"><label for="name">Name</label><input id="name" name="name" value="ada" required maxlength="40" pattern="[a-z]+"><p class="hint">Lowercase letters. It becomes the person’s address and identifier.</p></div>
<fieldset class="row"><legend>Roles</legend>${roles}</fieldset>
<button class="button">Sign in</button></form>`,
  );
}

async function leadBack(call: SandboxRequestContext, provider: SignInProvider) {
  const problem = provider.problemOf(call.query);
  const { name, ...chosen } = await call.fields();
  if (problem || typeof name !== 'string' || !/^[a-z]{1,40}$/.test(name)) {
    return failureResult(call, 'invalid_request', problem ?? 'The name must be lowercase letters.');
  }
  const roles = operatorRoles.filter((role) => chosen[role] === '1');
  return { redirect: provider.grant(call.query, { name, roles }), status: 303 };
}

function signedOut(call: SandboxRequestContext) {
  return page(
    call,
    'Signed out',
    html`<p><a class="button" href="/ops">Back to the operators’ pages</a></p>`,
  );
}

function page(call: SandboxRequestContext, heading: string, body: Html) {
  const lead = 'A stand-in for the company’s own sign-in. It asks for no password and believes everything.';
  return pageResult(call, { title: heading, heading, lead, body, width: 'narrow', back: null });
}
