import { Section } from '@/components/marketing/Section';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { brand } from '@/lib/content/brand';
import { bangCategories, bangs } from '@/lib/content/search/allBangs';
import { bangList } from '@/lib/content/search/bangPage';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { BangCategories } from './BangCategories';
import { BangEntries } from './BangEntries';
import { BangFilter } from './BangFilter';

/** The whole list, by category and subcategory; enhance/lists/bangFilter filters it as somebody types. */
export function BangBrowser() {
  const { title, lead, noneTitle, none, suggest, suggestTitle } = bangList;
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
        <BangFilter />
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
      `}</style>
    </Section>
  );
}
