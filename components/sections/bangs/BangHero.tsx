import { PageHero } from '@/components/marketing/PageHero';
import { Button } from '@/components/ui/forms/Button';
import { bangHero } from '@/lib/content/search/bangPage';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { BangJump } from './BangJump';

export function BangHero() {
  const { title, lead, label, placeholder, submit } = bangHero;
  return (
    <PageHero title={title} lead={lead} ground="sky" aside={<BangJump />}>
      {/* The home page leads a search on, with the settings that the visitor saved. */}
      <form action={localUrl('/')} method="get" data-event="page.bangs.search.submit">
        <label className="field-label" htmlFor="bang-search">
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
      <style jsx>{`
        .line {
          max-width: 36rem;
        }
      `}</style>
    </PageHero>
  );
}
