import { openRoles } from '@/lib/content/company/hiring';
import { salaryWords } from '@/lib/content/company/jobOfferList';
import { inEnglish } from '@/lib/content/site/languages/inEnglish';
import { language } from '@/lib/content/site/languages/language';
import type { Offer } from '@/lib/contract/jobOffers';

/**
 * One role. Without an offer it is the template that enhance/lists/roles fills. There are many, so its styles are with
 * the list (OpenRoles), and the script adds what only works with a script.
 */
export function RoleRow({ offer }: { offer?: Offer }) {
  const lines = (text = '') => text.split('\n').filter(Boolean);
  return (
    <details name="role" id={offer ? `role-${offer.id}` : undefined}>
      <summary>
        <h4 lang={inEnglish}>{offer?.title}</h4>
        <span>{offer ? salaryWords(offer, openRoles.salary, language) : null}</span>
      </summary>
      <div lang={inEnglish}>
        {lines(offer?.description).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <h5>{openRoles.requirements}</h5>
      <ul lang={inEnglish}>
        {lines(offer?.requirements).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <a href={offer?.careers_apply_url} hrefLang={inEnglish}>
        {openRoles.apply}
      </a>
    </details>
  );
}
