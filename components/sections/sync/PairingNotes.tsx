import { Container } from '@/components/ui/Container';
import { pairingNotes } from '@/lib/content/downloads/syncPairing';

/** Where the code of this page goes, and where it does not. */
export function PairingNotes() {
  return (
    <section className="band deep" aria-labelledby="notes-title">
      <Container>
        <h2 className="section-title" id="notes-title">
          {pairingNotes.title}
        </h2>
        <dl>
          {pairingNotes.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
      <style jsx>{`
        h2 {
          margin-bottom: var(--space-6);
        }

        dl > div {
          display: grid;
          gap: var(--space-2) var(--space-9);
          padding-block: var(--space-5);
          border-top: 1px solid var(--color-border);
        }

        dt {
          font-size: var(--text-title-2);
          font-weight: var(--weight-semibold);
          letter-spacing: var(--tracking-title);
          line-height: var(--leading-title);
        }

        dd {
          max-width: 34rem;
          color: var(--color-text-muted);
        }

        @media (--from-medium) {
          dl > div {
            grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
            align-items: baseline;
          }
        }
      `}</style>
    </section>
  );
}
