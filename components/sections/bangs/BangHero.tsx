import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { PageHero } from '@/components/marketing/PageHero';
import { Button } from '@/components/ui/forms/Button';
import { searchFieldStyles } from '@/components/ui/forms/searchFieldStyles';
import { bangHero } from '@/lib/content/search/bangPage';
import { localUrl } from '@/lib/content/site/languages/localUrl';

export function BangHero() {
  const { title, lead, label, placeholder, submit } = bangHero;
  return (
    <PageHero title={title} lead={lead} ground="sky" aside={<BangJump />}>
      {/* The home page leads a search on, with the settings that the visitor saved. */}
      <form action={localUrl('/')} method="get" data-event="page.bangs.search.submit">
        <label className="field-label own-line small-text strong-weight" htmlFor="bang-search">
          {label}
        </label>
        <div className="line wrapping gap-2">
          <input
            id="bang-search"
            className="search-field"
            name="q"
            type="search"
            required
            maxLength={500}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
          />
          <Button type="submit">{submit}</Button>
        </div>
      </form>
      <style jsx global>
        {searchFieldStyles}
      </style>
      <style jsx>{`
        .line {
          max-width: 36rem;
        }
      `}</style>
    </PageHero>
  );
}

/** A duck that jumps from what was typed straight to the page it names. */
function BangJump() {
  const { example, exampleLabel } = bangHero;
  return (
    <figure className="holder" aria-label={exampleLabel}>
      <p className="typed round-ends high-shadow paper-ground" aria-hidden="true">
        <b className="accent-text">{example.bang}</b> {example.words}
        <i />
      </p>
      <div className="jump">
        <CachedDrawing name="bangs-pictures.svg#jump" />
      </div>
      <div className="page gap-2 in-column high-shadow large-corners paper-ground" aria-hidden="true">
        <p className="bar caption-text round-ends strong-tint">{example.address}</p>
        <p className="small-print">{example.site}</p>
        <p className="found medium-title strong-weight">{example.found}</p>
        <span className="text" />
      </div>
      <style jsx>{`
        figure {
          max-width: 26rem;
          margin-inline: auto;
        }

        .typed {
          width: fit-content;
          padding: var(--space-3) var(--space-5);
          font-size: 1.5rem;
        }

        .typed i {
          display: inline-block;
          height: 1.2em;
          margin-left: 3px;
          border-left: 2px solid var(--color-accent);
          vertical-align: -0.2em;
        }

        .jump {
          margin-block: -0.75rem -3.5rem;
        }

        .page {
          width: 62%;
          margin-left: auto;
          padding: var(--space-3) var(--space-4) var(--space-5);
        }

        .bar {
          padding: 0.125rem 0.75rem;
        }

        .found {
          line-height: 1;
        }

        .text {
          height: 2.25rem;
          background: repeating-linear-gradient(var(--art-paper-edge) 0 0.5rem, transparent 0.5rem 0.875rem);
        }
      `}</style>
    </figure>
  );
}
