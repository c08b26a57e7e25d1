import { bangCategories } from '@/lib/content/search/allBangs';
import { bangCategoryNames, bangSubcategoryNames } from '@/lib/content/search/bangCategoryNames';
import { anchorOf } from './anchorOf';

/**
 * All bangs. There are hundreds: the elements have no classes, which would double the page's size, and
 * enhance/lists/bangFilter turns them into links; their styles are in bangListStyles.
 */
export function BangEntries() {
  return bangCategories.map(({ name, subcategories }) => (
    <section key={name}>
      <h3 id={anchorOf(name)}>{bangCategoryNames[name]}</h3>
      <div>
        {subcategories.map((subcategory) => (
          <div key={subcategory.name}>
            <h4>{bangSubcategoryNames[subcategory.name]}</h4>
            <ul>
              {subcategory.bangs.map(({ trigger, site }) => (
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
