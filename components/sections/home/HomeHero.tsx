import { TickList } from '@/components/marketing/TickList';
import { SearchForm } from '@/components/sections/home/search/SearchForm';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { homeHero } from '@/lib/content/home/homeWords';
import { Offers } from './Offers';
import { Shore } from './Shore';

export function HomeHero() {
  return (
    <section className="hero">
      <div className="page-column">
        <div className="words centered">
          <h1 className="display-title">{homeHero.title}</h1>
          <p className="lead-text lead balanced">{homeHero.lead}</p>
          <SearchForm />
          <Offers />
          <div className="trust small-text medium-weight">
            <TickList items={homeHero.trust} row />
          </div>
        </div>
      </div>
      <div className="picture holder">
        <Shore />
        <a
          href="#discover"
          className="scroll in-row plain-link small-text medium-weight round-ends high-shadow"
          data-screen-only
          data-promo=""
        >
          {homeHero.scroll}
          <SiteIcon name="chevronDown" size={20} />
        </a>
      </div>
      <style jsx>{`
        .hero {
          background: linear-gradient(var(--color-surface), var(--art-sky) 85%);
        }

        .words {
          padding-top: clamp(1.5rem, 0.25rem + 3.6vw, 3.5rem);
        }

        h1 {
          max-width: 9em;
          margin-inline: auto;
        }

        .lead {
          max-width: 34rem;
          margin: var(--space-4) auto var(--space-5);
        }

        .trust {
          margin-block: var(--space-5);
        }

        .trust > :global(ul) {
          justify-content: center;
          row-gap: var(--space-1);
        }

        .scroll {
          position: absolute;
          right: 0;
          bottom: 1.25rem;
          left: 0;
          gap: 0.5rem;
          width: max-content;
          max-width: 100%;
          min-height: 2.75rem;
          margin-inline: auto;
          padding-right: 1rem;
          padding-left: 1.25rem;
          background: var(--color-surface-raised);
        }

        .scroll:hover {
          color: var(--color-accent-text);
        }
      `}</style>
    </section>
  );
}
