import { openRoles } from '@/lib/content/company/hiring';
import { byDepartment, salaryWords } from '@/lib/content/company/jobOfferList';
import { inEnglish } from '@/lib/content/site/languages/inEnglish';
import { language } from '@/lib/content/site/languages/language';
import type { Offer } from '@/lib/contract/jobOffers';
import { type Html, html, raw } from '@/lib/html/html';
import { jobPosting } from '@/lib/seo/jobPosting';
import type { Thing } from '@/lib/seo/structuredData';

const foreign = raw(inEnglish ? ` lang="${inEnglish}"` : '');
const foreignLink = raw(inEnglish ? ` hreflang="${inEnglish}"` : '');

/** The roles of a feed in the page about open roles, as components/sections/hiring writes those it was built with. */
export function rolesMarkup(offers: readonly Offer[]): Html {
  return html`${byDepartment(offers).map(
    ([department, own]) =>
      html`<div class="department"><h3${foreign}>${department}</h3><div>${own.map(roleRow)}</div></div>`,
  )}`;
}

function roleRow(offer: Offer): Html {
  const lines = (text: string) => text.split('\n').filter(Boolean);
  const { requirements } = offer;
  return html`<details name="role" id="role-${offer.id}"><summary><h4${foreign}>${offer.title}</h4><span>${salaryWords(offer, openRoles.salary, language)}</span></summary><div${foreign}>${lines(offer.description).map((line) => html`<p>${line}</p>`)}</div>${requirements !== '' && html`<h5>${openRoles.requirements}</h5>`}<ul${foreign}>${lines(requirements).map((line) => html`<li>${line}</li>`)}</ul><a href="${offer.careers_apply_url}"${foreignLink}>${openRoles.apply}</a></details>`;
}

/** The same for search engines, which show no role without the day on which it was opened. */
export function rolePostings(offers: readonly Offer[]): Thing[] {
  return offers.filter(({ created_at }) => Date.parse(created_at) > 0).map(jobPosting);
}
