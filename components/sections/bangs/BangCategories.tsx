import { bangCategories } from '@/lib/content/search/allBangs';
import { bangCategoryNames } from '@/lib/content/search/bangCategoryNames';
import { bangList } from '@/lib/content/search/bangPage';
import { anchorOf } from './anchorOf';

/** Links into the list, by category. */
export function BangCategories() {
  return (
    <nav className="wrapping gap-2" aria-label={bangList.browse} data-link-event="page.bangs.category.click">
      {bangCategories.map(({ name }) => (
        <a key={name} href={`#${anchorOf(name)}`}>
          {bangCategoryNames[name]}
        </a>
      ))}
      <style jsx>{`
        nav {
          margin-bottom: var(--space-4);
        }

        a {
          padding: 0.4375rem 1rem;
          border: 1px solid var(--color-border);
          border-radius: var(--radius-round);
          color: var(--color-text);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
          text-decoration: none;
        }

        a:hover {
          background: var(--color-surface-tint-strong);
        }
      `}</style>
    </nav>
  );
}
