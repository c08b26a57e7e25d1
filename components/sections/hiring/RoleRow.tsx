import { openRoles } from '@/lib/content/company/hiring';
import { salaryWords } from '@/lib/content/company/offerWords';
import type { Offer } from '@/lib/contract/jobOffers';

/**
 * One role. Without an offer it is the template that enhance/lists/roles fills. There are many, so its styles are in
 * roleStyles, and the script adds what only works with a script.
 */
export function RoleRow({ offer }: { offer?: Offer }) {
  const lines = (text = '') => text.split('\n').filter(Boolean);
  return (
    <details name="role" id={offer ? `role-${offer.id}` : undefined}>
      <summary>
        <h4>{offer?.title}</h4>
        <span>{offer ? salaryWords(offer) : null}</span>
      </summary>
      <div>
        {lines(offer?.description).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <h5>{openRoles.requirements}</h5>
      <ul>
        {lines(offer?.requirements).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <a href={offer?.careers_apply_url}>{openRoles.apply}</a>
    </details>
  );
}
