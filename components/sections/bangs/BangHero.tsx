import { Container } from '@/components/ui/Container';
import { Button } from '@/components/ui/forms/Button';
import { bangHero } from '@/lib/content/search/bangPage';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { BangJump } from './BangJump';

export function BangHero() {
  const { title, lead, label, placeholder, submit } = bangHero;
  return (
    <section className="hero">
      <Container>
        <div className="two-columns columns">
          <div>
            <h1 className="display-title">{title}</h1>
            <p className="lead-text lead">{lead}</p>
            {/* The home page leads a search on, with the settings that the visitor saved. */}
            <form action={localUrl('/')} method="get" data-event="page.bangs.search.submit">
              <label htmlFor="bang-search">{label}</label>
              <div className="line">
                <input
                  id="bang-search"
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
          </div>
          <BangJump />
        </div>
      </Container>
      <style jsx>{`
        .hero {
          padding-block: var(--space-above-title) clamp(3rem, 2rem + 4vw, 6rem);
          overflow: clip;
          background: linear-gradient(160deg, var(--color-surface) 40%, var(--art-sky));
        }

        .columns {
          --first: 7fr;
          --second: 5fr;
          align-items: center;
          gap: var(--space-7) var(--space-9);
        }

        .lead {
          max-width: 36rem;
          margin-block: var(--space-5) var(--space-6);
        }

        label {
          display: block;
          margin-bottom: 0.375rem;
          font-size: var(--text-small);
          font-weight: var(--weight-semibold);
        }

        .line {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-2);
          max-width: 36rem;
        }

        input {
          flex: 1 1 14rem;
          min-width: 0;
          min-height: var(--field-height);
          padding: 0.5rem 1.25rem;
          border: 1px solid var(--field-border);
          border-radius: var(--radius-round);
          background: var(--field-background);
        }
      `}</style>
    </section>
  );
}
