import { Section } from '@/components/marketing/Section';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { brand } from '@/lib/content/brand';
import { bangCategories, bangs } from '@/lib/content/search/allBangs';
import { bangList } from '@/lib/content/search/bangPage';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { BangCategories } from './BangCategories';
import { BangEntries } from './BangEntries';

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
        <div className="filter" data-screen-only data-needs-script>
          <label className="field-label" htmlFor="bang-filter">
            {filterLabel}
          </label>
          <div className="line">
            <input
              id="bang-filter"
              className="search-field"
              type="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              placeholder={filterPlaceholder}
              aria-controls="bang-list"
              aria-describedby="bang-count"
            />
            <p
              className="small-print"
              id="bang-count"
              role="status"
              data-bang-count
              data-one={found(1)}
              data-many={found(0)}
            >
              {found(bangs.length)}
            </p>
          </div>
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
          <div className="none" data-bang-none hidden>
            <p className="none-title">{noneTitle}</p>
            <p>{none}</p>
            <ButtonLink href={suggest.href} variant="secondary">
              {suggest.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <style jsx global>{`
        .bang-list > section {
          display: grid;
          grid-template-columns: minmax(0, 2fr) minmax(0, 10fr);
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

        @media (--below-wide) {
          .bang-list > section {
            grid-template-columns: minmax(0, 1fr);
          }
        }

        @media (--below-compact) {
          .bang-list section > div {
            columns: 2 8rem;
            column-gap: var(--space-4);
          }
        }
      `}</style>
      <style jsx>{`
        .filter {
          position: sticky;
          z-index: 2;
          top: 0;
          padding-block: var(--space-4);
          background: var(--color-surface);
        }

        .line {
          display: flex;
          align-items: center;
          gap: var(--space-3);
        }

        #bang-count {
          flex: none;
          font-variant-numeric: tabular-nums;
        }

        /* As high as the window: otherwise, when the list gets short, the page would move up while somebody types. */
        .area {
          min-height: 100svh;
        }

        .none {
          display: grid;
          justify-items: start;
          gap: var(--space-3);
          padding-block: var(--space-7);
        }

        .none-title {
          font-size: var(--text-title-2);
          font-weight: var(--weight-semibold);
          line-height: var(--leading-title);
        }

        @media (--below-compact) {
          .line {
            display: grid;
            gap: var(--space-2);
          }
        }
      `}</style>
    </Section>
  );
}
