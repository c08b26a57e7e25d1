import { brand } from '@/lib/content/brand';
import { opsWords } from '@/lib/content/ops';
import { html } from '@/lib/html/html';
import { opsFrame } from './opsFrame';

/** The form that asks for the operator's token. */
export function signInPage(refused: boolean): string {
  const { heading, lead, label, submit, refused: problem } = opsWords.signIn;
  const invalid = html` aria-invalid="true" aria-describedby="problem"`;
  return opsFrame(
    heading,
    html`<main class="door"><p class="brand">${brand.name}</p><h1>${heading}</h1>
<section><p class="quiet">${lead}</p><form method="post" action="/ops"><label for="token">${label}</label>
<input id="token" name="token" type="password" autocomplete="current-password" maxlength="200" required${refused && invalid}>
${refused && html`<p class="bad" id="problem" role="alert">${problem}</p>`}
<button>${submit}</button></form></section></main>`,
  );
}
