import { Container } from '@/components/ui/Container';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { aboutHero } from '@/lib/content/company/about';
import { Bird } from './Bird';
import { MorningLake } from './MorningLake';

export function AboutHero() {
  return (
    <section className="hero">
      <Container>
        <div className="two-columns words">
          <h1 className="display-title">
            {aboutHero.before}{' '}
            <span className="bird">
              <Bird />
            </span>{' '}
            {aboutHero.after}
          </h1>
          <div className="side">
            <p className="lead-text">{aboutHero.lead}</p>
            <a href="#figures">
              <span className="round">
                <SiteIcon name="chevronDown" size={24} />
              </span>
              {aboutHero.more}
            </a>
          </div>
        </div>
      </Container>
      <MorningLake />
      <style jsx>{`
        .hero {
          overflow: hidden;
          background: linear-gradient(var(--color-surface), var(--art-sky) 80%);
        }

        .words {
          --first: 7fr;
          --second: 4fr;
          position: relative;
          z-index: 1;
          align-items: end;
          gap: var(--space-6) var(--space-9);
          padding-top: clamp(2rem, 0.5rem + 6vw, 6rem);
        }

        .bird {
          display: inline-block;
          width: 1em;
          height: 0.86em;
          margin-right: 0.06em;
          vertical-align: -0.06em;
        }

        .bird > :global(svg) {
          width: 100%;
          height: 100%;
        }

        a {
          display: inline-flex;
          align-items: center;
          gap: var(--space-3);
          min-height: 3rem;
          margin-top: var(--space-5);
          color: var(--color-text);
          font-weight: var(--weight-semibold);
          text-decoration: none;
        }

        .round {
          display: grid;
          place-items: center;
          width: 3rem;
          height: 3rem;
          border-radius: var(--radius-round);
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        a:hover .round {
          background: var(--color-accent-hover);
        }

        @media (--below-wide) {
          .words {
            padding-bottom: var(--space-7);
          }
        }

        @media (prefers-reduced-motion: no-preference) {
          a:hover .round {
            translate: 0 3px;
            transition: translate var(--duration-calm) var(--ease-out);
          }
        }
      `}</style>
    </section>
  );
}
