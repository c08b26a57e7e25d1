import { Container } from '@/components/ui/Container';
import { statusWords } from '@/lib/content/help/statusWords';
import { StatusStyles } from './StatusStyles';

/** Title, and the states that the server writes into the page (server/main/pages/statusPage). */
export function StatusBoard() {
  const { title, lead, waiting } = statusWords;
  return (
    <section className="page">
      <Container>
        <h1 className="display-title">{title}</h1>
        <p className="lead-text lead">{lead}</p>
        <div className="board" data-status-board>
          <p>{waiting}</p>
        </div>
      </Container>
      <StatusStyles />
      <style jsx>{`
        .page {
          padding-block: clamp(2rem, 0.5rem + 5vw, 5rem) var(--space-section);
          background: linear-gradient(var(--color-surface), var(--color-surface-tint));
        }

        .lead {
          max-width: 40rem;
          margin-block: var(--space-5) var(--space-6);
        }

        @media print {
          .page {
            padding-block: 0;
            background: none;
          }
        }
      `}</style>
    </section>
  );
}
