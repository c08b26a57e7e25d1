import { Container } from '@/components/ui/Container';
import { statusWords } from '@/lib/content/help/statusWords';
import { StatusStyles } from './StatusStyles';

/** Title, and the states that the server writes into the page (server/main/pages/statusPage). */
export function StatusBoard() {
  const { title, lead, waiting } = statusWords;
  return (
    <section className="tinted-page">
      <Container>
        <h1 className="display-title">{title}</h1>
        <p className="lead-text lead">{lead}</p>
        <div className="board" data-status-board>
          <p>{waiting}</p>
        </div>
      </Container>
      <StatusStyles />
      <style jsx>{`
        .lead {
          max-width: 40rem;
          margin-block: var(--space-5) var(--space-6);
        }
      `}</style>
    </section>
  );
}
