import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Icon } from '@/components/ui/icons/Icon';
import { aboutHiring } from '@/lib/content/company/about';
import { AboutPicture } from './AboutPicture';

export function AboutHiring() {
  const { title, text, points, link } = aboutHiring;
  return (
    <section className="hiring" aria-labelledby="hiring-title">
      <Container>
        <div className="columns">
          <AboutPicture name="desk" />
          <div>
            <h2 id="hiring-title">{title}</h2>
            <p>{text}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" size={20} />
                  {point}
                </li>
              ))}
            </ul>
            <ButtonLink href={link.href} data-event="page.about.join.click">
              {link.label}
            </ButtonLink>
          </div>
        </div>
      </Container>
      <style jsx>{`
        .hiring {
          padding-block: var(--space-section);
          background: var(--color-surface-warm);
        }

        .columns {
          display: grid;
          grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
          align-items: center;
          gap: var(--space-7) var(--space-10);
        }

        h2 {
          font-size: var(--text-title-1);
          letter-spacing: var(--tracking-display);
        }

        p {
          margin-top: var(--space-4);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        ul {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-2) var(--space-5);
          margin-block: var(--space-5) var(--space-6);
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

        @media (--below-wide) {
          .columns {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
