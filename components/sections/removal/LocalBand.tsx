import { Container } from '@/components/ui/Container';
import { removalProduct } from '@/lib/content/app/removalProduct';
import { DeskPicture } from './DeskPicture';

/** Where the details are stored: on the person's own computer, and nowhere else. */
export function LocalBand() {
  const { title, text, points } = removalProduct.local;
  return (
    <section className="band deep" aria-labelledby="local-title">
      <Container>
        <div className="columns">
          <div>
            <h2 id="local-title">{title}</h2>
            <p className="lead-text text">{text}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <DeskPicture />
        </div>
      </Container>
      <style jsx>{`
        .columns {
          display: grid;
          gap: var(--space-8) var(--space-10);
          align-items: end;
        }

        h2 {
          font-size: var(--text-title-1);
        }

        .text {
          margin-top: var(--space-4);
        }

        ul {
          display: grid;
          gap: var(--space-3);
          margin-top: var(--space-5);
          padding-left: 1.25rem;
          list-style-type: disc;
        }

        li::marker {
          color: var(--color-accent-text);
        }

        @media (--from-wide) {
          .columns {
            grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
          }
        }
      `}</style>
    </section>
  );
}
