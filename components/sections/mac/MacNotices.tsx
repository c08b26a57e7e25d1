import { Container } from '@/components/ui/Container';
import { macNotices } from '@/lib/content/downloadPages/mac';

/** What people notice, as a list: the short version in large type, the long one beside it. */
export function MacNotices() {
  return (
    <section className="band" aria-labelledby="notices-title">
      <Container>
        <h2 id="notices-title">{macNotices.title}</h2>
        <ul>
          {macNotices.items.map((item) => (
            <li key={item.id}>
              <h3 className="section-title">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
      <style jsx>{`
        h2 {
          margin-bottom: var(--space-6);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          font-weight: var(--weight-medium);
        }

        li {
          display: grid;
          grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
          align-items: baseline;
          gap: var(--space-3) var(--space-8);
          padding-block: var(--space-6);
          border-top: 1px solid var(--color-border);
        }

        p {
          color: var(--color-text-muted);
        }

        @media (--below-wide) {
          li {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
