import { Section } from '@/components/marketing/Section';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { FilterField } from '@/components/ui/forms/FilterField';
import { brand } from '@/lib/content/brand';
import { bangCategories, bangs } from '@/lib/content/search/allBangs';
import { bangCategoryNames, bangSubcategoryNames } from '@/lib/content/search/bangCategoryNames';
import { bangList } from '@/lib/content/search/bangPage';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** The whole list, by category and subcategory; enhance/lists/bangFilter filters it as somebody types. */
export function BangBrowser() {
  const { title, lead, filterLabel, filterPlaceholder, found, noneTitle, none, suggest, suggestTitle } =
    bangList;
  return (
    <Section
      id="all"
      title={title}
      lead={
        <>
          {`${lead(bangs.length, bangCategories.length)} ${suggestTitle} `}
          <a href={localUrl(suggest.href)}>{suggest.label}</a>
        </>
      }
    >
      <div data-bang-browser>
        <BangCategories />
        <div className="filter">
          <FilterField
            id="bang-filter"
            label={filterLabel}
            placeholder={filterPlaceholder}
            list="bang-list"
            found={found}
            total={bangs.length}
          />
        </div>
        <div className="area">
          <div
            id="bang-list"
            className="bang-list"
            data-link-event="page.bangs.bang.click"
            data-search={brand.searchUrl}
          >
            <BangEntries />
          </div>
          <div className="none gap-3 in-column" data-filter-none hidden>
            <p className="paragraph-title">{noneTitle}</p>
            <p>{none}</p>
            <ButtonLink href={suggest.href} variant="secondary">
              {suggest.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <style jsx>{`
        /* It stays in view. */
        .filter {
          position: sticky;
          z-index: 2;
          top: 0;
          padding-block: var(--space-4);
          background: var(--color-surface);
        }

        /* As high as the window: otherwise, when the list gets short, the page would move up while somebody types. */
        .area {
          min-height: 100svh;
        }

        .none {
          justify-items: start;
          padding-block: var(--space-7);
        }
      `}</style>
      <style jsx global>{`
        .bang-list > section {
          --first: 2fr;
          --second: 10fr;
          gap: var(--space-3) var(--space-6);
          padding-block: var(--space-6);
          border-top: 2px solid var(--color-text);
        }

        .bang-list h3 {
          scroll-margin-top: 12rem;
        }

        .bang-list h4 {
          margin-bottom: var(--space-2);
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        .bang-list h4::first-letter {
          text-transform: uppercase;
        }

        .bang-list section > div {
          columns: 4 11rem;
          column-gap: var(--space-6);
        }

        .bang-list section > div > div {
          padding-bottom: var(--space-5);
          break-inside: avoid;
        }

        .bang-list ul {
          padding: 0;
          list-style-type: '';
        }

        .bang-list li {
          padding-block: 0.1875rem;
          font-size: var(--text-small);
          line-height: 1.35;
        }

        .bang-list a {
          color: var(--color-text);
          text-decoration: none;
        }

        .bang-list a:hover {
          text-decoration: underline;
        }

        .bang-list b {
          color: var(--color-accent-text);
        }
      `}</style>
    </Section>
  );
}

/**
 * All bangs. There are hundreds: the elements have no classes, which would double the page's size, and
 * enhance/lists/bangFilter turns them into links. Their styles are above, with the list.
 */
function BangEntries() {
  return bangCategories.map(({ name, subcategories }) => (
    <section className="two-columns" key={name}>
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

function BangCategories() {
  return (
    <nav
      className="wrapping gap-2 below-4"
      aria-label={bangList.browse}
      data-link-event="page.bangs.category.click"
    >
      {bangCategories.map(({ name }) => (
        <a className="plain-link small-text medium-weight bordered" key={name} href={`#${anchorOf(name)}`}>
          {bangCategoryNames[name]}
        </a>
      ))}
      <style jsx>{`
        a {
          padding: 0.4375rem 1rem;
          border-radius: var(--radius-round);
        }

        a:hover {
          background: var(--color-surface-tint-strong);
        }
      `}</style>
    </nav>
  );
}

function anchorOf(category: string): string {
  return category.toLowerCase().replaceAll(' ', '-');
}
