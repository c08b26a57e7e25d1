import { brand } from '@/lib/content/brand';
import { opsWords } from '@/lib/content/ops';
import type { ErrorCode } from '@/lib/contract/errors';
import { type Html, html } from '@/lib/html/html';
import type { OperatorProvider } from '@/server/config/operatorProvider';
import type { Operator } from '@/server/ops/operator';
import { opsFrame } from './opsFrame';

const words = opsWords.signIn;

/** The door of the operators' pages: a link to the provider, or the form that asks for the token. */
export function signInPage(provider: OperatorProvider | null, refused: boolean): string {
  if (provider) {
    const way = { href: '/ops/sign-in', text: words.provider.submit(hostOf(provider)) };
    return doorPage(words.heading, html`<p class="quiet">${words.lead} ${words.provider.lead}</p>`, way);
  }
  const { lead, label, submit, refused: problem } = words;
  const invalid = html` aria-invalid="true" aria-describedby="problem"`;
  return doorPage(
    words.heading,
    html`<p class="quiet">${lead}</p><form method="post" action="/ops"><label for="token">${label}</label>
<input id="token" name="token" type="password" autocomplete="current-password" maxlength="200" required${refused && invalid}>
${refused && html`<p class="bad" id="problem" role="alert">${problem}</p>`}
<button>${submit}</button></form>`,
  );
}

/** Shown for a moment on the way from the provider. */
export function signedInPage({ name, role }: Operator): string {
  const { heading, text, submit } = words.signedIn;
  return doorPage(heading, html`<p>${text(name, role)}</p>`, { href: '/ops', text: submit });
}

/** Shown for a moment on the way to where the provider ends its own session. */
export function signedOutPage({ host, href }: URL): string {
  const { heading, text, submit } = words.signedOut;
  return doorPage(heading, html`<p>${text(host)}</p>`, { href, text: submit(host) });
}

const codes = { unbegun: 'invalid_request', refused: 'forbidden', away: 'service_unavailable' } as const;

/** Why nobody was signed in, and the way to try again. */
export function signInProblemPage(provider: OperatorProvider, kind: keyof typeof codes): string {
  return problemPage(words.problems[kind](hostOf(provider)), codes[kind]);
}

/** For whom the provider knows, and gives no role at this site. */
export function rolelessPage(provider: OperatorProvider, name: string): string {
  const { rolesClaim: claim, roleValues } = provider;
  const missing = { name, host: hostOf(provider), claim, values: Object.values(roleValues) };
  return problemPage(words.problems.roleless(missing), 'forbidden');
}

function problemPage(text: string, code: ErrorCode): string {
  const { heading, code: label, submit } = words.problems;
  const body = html`<p class="bad" role="alert">${text}</p><p class="quiet">${label} <code>${code}</code></p>`;
  return doorPage(heading, body, { href: '/ops', text: submit });
}

function doorPage(heading: string, body: Html, way?: { href: string; text: string }): string {
  const link = way && html`<p><a class="button" href="${way.href}">${way.text}</a></p>`;
  return opsFrame(
    heading,
    html`<main class="door"><p class="brand">${brand.name}</p><h1>${heading}</h1>
<section>${body}${link}</section></main>`,
  );
}

function hostOf({ issuer }: OperatorProvider): string {
  return new URL(issuer).host;
}
