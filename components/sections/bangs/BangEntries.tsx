import { bangCategories } from '@/lib/content/search/allBangs';
import { anchorOf } from './anchorOf';

/**
 * Every bang. Hundreds of them: the elements carry no class of their own, which would double the weight of the page, and
 * enhance/lists/bangFilter makes links of them; their look is in bangListStyles.
 */
export function BangEntries() {
  return bangCategories.map(({ name, subcategories }) => (
    <section key={name}>
      <h3 id={anchorOf(name)}>{name}</h3>
      <div>
        {Object.entries(subcategories).map(([subcategory, entries]) => (
          <div key={subcategory}>
            <h4>{subcategory.replace(' (x)', '')}</h4>
            <ul>
              {entries.map(([trigger, site]) => (
                <li key={trigger}>
                  <b>{`!${trigger}`}</b>
                  {` ${site}`}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  ));
}
