import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Icon } from '@/components/ui/icons/Icon';
import { aboutHiring } from '@/lib/content/company/about';
import { AboutPicture } from './AboutPicture';

export function AboutHiring() {
  const { title, text, points, link } = aboutHiring;
  return (
    <section className="band hiring" aria-labelledby="hiring-title">
      <Container>
        <div className="two-columns columns">
          <AboutPicture name="desk" />
          <div>
            <h2 className="section-title" id="hiring-title">
              {title}
            </h2>
            <p className="lead-text">{text}</p>
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
          background: var(--color-surface-warm);
        }

        .columns {
          --first: 6fr;
          --second: 5fr;
          align-items: center;
          gap: var(--space-7) var(--space-10);
        }

        p {
          margin-top: var(--space-4);
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
      `}</style>
    </section>
  );
}
