import { Container } from '@/components/ui/Container';
import { brand } from '@/lib/content/brand';
import { compareWords } from '@/lib/content/downloadPages/compare';

/** How the table was made, and what the other browsers do well. */
export function CompareMethod() {
  const { method, strengths } = compareWords;
  return (
    <section className="band method">
      <Container>
        <div className="two-columns columns">
          <div>
            <h2>{method.title}</h2>
            <ol className="rules">
              {method.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
            <p>
              {method.correct} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            </p>
          </div>
          <div className="panel">
            <h2>{strengths.title}</h2>
            <p>{strengths.text}</p>
            <ul>
              {strengths.items.map(({ name, text }) => (
                <li key={name}>
                  <b>{name}</b> {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
      <style jsx>{`
        .method {
          margin-top: var(--space-section);
          background: var(--color-surface-warm);
        }

        .columns {
          gap: var(--space-8);
        }

        .rules {
          display: grid;
          gap: var(--space-3);
          margin-block: var(--space-5);
          counter-reset: rule;
        }

        .rules li {
          display: flex;
          gap: var(--space-4);
          counter-increment: rule;
        }

        .rules li::before {
          color: var(--color-accent-text);
          font-weight: var(--weight-bold);
          font-variant-numeric: tabular-nums;
          content: counter(rule);
        }

        .panel {
          align-self: start;
          padding: var(--card-padding);
          border-radius: var(--radius-large);
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-low);
        }

        .panel p {
          margin-top: var(--space-3);
          color: var(--color-text-muted);
        }

        ul li {
          padding-block: var(--space-3);
          border-top: 1px solid var(--color-border);
        }

        ul {
          margin-top: var(--space-5);
        }
      `}</style>
    </section>
  );
}
