import { openRoles } from '@/lib/content/company/hiring';
import { byDepartment, salaryWords } from '@/lib/content/company/jobOfferList';
import { inEnglish } from '@/lib/content/site/languages/inEnglish';
import { language } from '@/lib/content/site/languages/language';
import type { Offer } from '@/lib/contract/jobOffers';
import { type Html, html, raw } from '@/lib/html/html';

const foreign = raw(inEnglish ? ` lang="${inEnglish}"` : '');
const foreignLink = raw(inEnglish ? ` hreflang="${inEnglish}"` : '');

/** The open roles: those that the page is built with, and those of a feed that the server writes in their place. */
export function rolesMarkup(offers: readonly Offer[]): Html {
  return html`${byDepartment(offers).map(
    ([department, own]) =>
      html`<div class="department"><h3${foreign}>${department}</h3><div>${own.map(roleMarkup)}</div></div>`,
  )}`;
}

/**
 * One role. Without an offer it is the template that enhance/lists/roles fills. There are many, so its styles are with
 * the list (components/sections/hiring/OpenRoles), and the script adds what only works with a script.
 */
export function roleMarkup(offer: Offer | null): Html {
  const lines = (text = '') => text.split('\n').filter(Boolean);
  const named = offer && html` id="role-${offer.id}"`;
  const salary = offer && salaryWords(offer, openRoles.salary, language);
  const link = offer && html` href="${offer.careers_apply_url}"`;
  return html`<details name="role"${named}><summary><h4${foreign}>${offer?.title}</h4><span>${salary}</span></summary><div${foreign}>${lines(offer?.description).map((line) => html`<p>${line}</p>`)}</div>${offer?.requirements !== '' && html`<h5>${openRoles.requirements}</h5>`}<ul${foreign}>${lines(offer?.requirements).map((line) => html`<li>${line}</li>`)}</ul><a${link}${foreignLink}>${openRoles.apply}</a></details>`;
}
