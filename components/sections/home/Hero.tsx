import { Container } from '@/components/ui/Container';
import { Icon } from '@/components/ui/Icon';
import { homeHero } from '@/lib/content/home';
import { SearchForm } from './SearchForm';
import { Shore } from './Shore';

export function Hero() {
  return (
    <section className="hero">
      <Container>
        <div className="words">
          <h1>{homeHero.title}</h1>
          <p className="lead">{homeHero.lead}</p>
          <SearchForm />
          <ul>
            {homeHero.promises.map((promise) => (
              <li key={promise}>
                <Icon name="check" size={20} />
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </Container>
      <Shore />
      <style jsx>{`
        .hero {
          background: linear-gradient(var(--color-surface), var(--art-sky) 85%);
        }

        .words {
          padding-top: clamp(2rem, 0.5rem + 5vw, 5rem);
          text-align: center;
        }

        h1 {
          max-width: 14ch;
          margin-inline: auto;
          font-size: var(--text-display);
          letter-spacing: var(--tracking-display);
          line-height: var(--leading-display);
        }

        .lead {
          max-width: 34rem;
          margin: var(--space-5) auto var(--space-6);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
          text-wrap: balance;
        }

        ul {
          display: flex;
          flex-wrap: wrap;
          justify-content: center;
          gap: var(--space-1) var(--space-5);
          margin-block: var(--space-5);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
        }

        li {
          display: flex;
          align-items: center;
          gap: 0.375rem;
        }

        li :global(svg) {
          color: var(--color-accent-text);
        }
      `}</style>
    </section>
  );
}
