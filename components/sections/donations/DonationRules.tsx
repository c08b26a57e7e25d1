import { Container } from '@/components/ui/Container';
import { donationsRules } from '@/lib/content/company/donationWords';

export function DonationRules() {
  const { title, items, note } = donationsRules;
  return (
    <section className="band rules" aria-labelledby="rules-title">
      <Container>
        <h2 className="section-title" id="rules-title">
          {title}
        </h2>
        <ol>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
        <p className="note">{note}</p>
      </Container>
      <style jsx>{`
        .rules {
          background: var(--color-surface-tint);
        }

        h2 {
          margin-bottom: var(--space-7);
        }

        ol {
          display: grid;
          grid-template-columns: repeat(3, minmax(0, 1fr));
          gap: var(--space-6) var(--space-8);
          padding: 0;
          list-style-type: '';
        }

        li p {
          margin-top: var(--space-2);
          color: var(--color-text-muted);
        }

        .note {
          margin-top: var(--space-8);
          padding-top: var(--space-5);
          border-top: 1px solid var(--color-border);
          font-weight: var(--weight-medium);
        }

        @media (--below-medium) {
          ol {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
