import { PageTitle } from '@/components/sections/downloads/PageTitle';
import { Container } from '@/components/ui/Container';
import { Mark } from '@/components/ui/icons/Mark';
import { heroes } from '@/lib/content/downloadPages/heroes';
import { comparedBrowsers } from '@/lib/content/downloads/comparison';

/**
 * The title beside a row of towers, with the duck on the highest. Their heights follow the table: one unit per included
 * protection and half a unit per limited one; ours has thirteen.
 */
export function CompareHero() {
  return (
    <section>
      <Container>
        <div className="two-columns columns">
          <PageTitle {...heroes.compare} />
          <div className="towers" aria-hidden="true">
            {comparedBrowsers.map(({ id }) => (
              <span key={id} className={id}>
                {id === 'ours' ? <Mark size="fill" /> : null}
              </span>
            ))}
          </div>
        </div>
      </Container>
      <style jsx>{`
        section {
          overflow: hidden;
          margin-bottom: var(--space-6);
          padding-top: clamp(2rem, 0.5rem + 5vw, 5rem);
          background: linear-gradient(var(--color-surface), var(--art-sky));
        }

        .columns {
          --first: 7fr;
          --second: 5fr;
          align-items: end;
          gap: var(--space-6) var(--space-8);
        }

        .towers {
          display: flex;
          align-items: end;
          gap: clamp(0.375rem, 1vw, 0.75rem);
          height: clamp(11rem, 24vw, 21rem);
        }

        .towers span {
          position: relative;
          flex: 1;
          border-radius: 0.75rem 0.75rem 0 0;
          background: var(--art-middle);
        }

        .towers .ours {
          flex: 1.4;
          height: 72%;
          background: var(--art-front);
        }

        .ours :global(svg) {
          position: absolute;
          bottom: 96%;
          left: 50%;
          width: max(110%, 4.5rem);
          max-width: none;
          transform: translateX(-50%);
        }

        .chrome {
          height: 11%;
        }

        .edge {
          height: 17%;
        }

        .safari {
          height: 28%;
        }

        .firefox {
          height: 30%;
        }

        .towers .brave {
          height: 64%;
          background: var(--art-near);
        }

        @media (--below-wide) {
          .towers {
            max-width: 28rem;
          }
        }

        @media print {
          .towers {
            display: none;
          }
        }
      `}</style>
    </section>
  );
}
