import { saleCountries } from '@/lib/content/subscription/countries';
import { type Html, html } from '@/lib/html/html';
import { type SandboxVisitor, visitorLanguages } from './visitor';

/** Some of the countries in which nothing is sold, to see what their visitors are told. */
const elsewhere = ['AU', 'BR', 'CH', 'IN', 'JP', 'NO'];

/** The form on every page of the sandbox by which a person with a browser visits from elsewhere; `back` is that page. */
export function visitorBar(visitor: SandboxVisitor, back: string): Html {
  const country = (code: string) => option(code, named('region', code), visitor.country);
  return html`<form class="visitor" method="post" action="/sandbox/visitor" aria-labelledby="visitor">
<b id="visitor">Visit the site from elsewhere</b>
<label><span>Country</span> <select name="country" autocomplete="off">${option('', 'Site default', visitor.country ?? '')}
<optgroup label="Subscription sold">${byName(Object.keys(saleCountries)).map(country)}</optgroup>
<optgroup label="Subscription not sold">${byName(elsewhere).map(country)}</optgroup></select></label>
<label><span>Language</span> <select name="language" autocomplete="off">${option('', 'Browser default', visitor.language ?? '')}
${visitorLanguages.map((code) => option(code, named('language', code), visitor.language))}</select></label>
<input type="hidden" name="back" value="${back}">
<button type="submit">Visit from there</button>
</form>`;
}

function option(value: string, label: string, chosen: string | null): Html {
  return html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;
}

function named(type: 'region' | 'language', code: string): string {
  return new Intl.DisplayNames(['en'], { type }).of(code) ?? code;
}

function byName(codes: readonly string[]): string[] {
  return codes.toSorted((one, other) => named('region', one).localeCompare(named('region', other), 'en'));
}
