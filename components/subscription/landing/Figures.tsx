import { Container } from '@/components/ui/Container';
import { reading } from '@/lib/content/subscription/proReading';

/** Who is behind the offer: the company's published figures. */
export function Figures() {
  const { title, lead, items } = reading.figures;
  return (
    <section id="company" className="deep" aria-labelledby="company-title">
      <Container>
        <div className="grid">
          <div>
            <h2 id="company-title">{title}</h2>
            <p>{lead}</p>
          </div>
          <dl>
            {items.map(({ figure, text }) => (
              <div key={text}>
                <dt className="small-print">{text}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
      <style jsx>{`
        section {
          padding-block: clamp(var(--space-9), 7vw, var(--space-10));
        }

        .grid {
          display: grid;
          gap: var(--space-7);
        }

        p {
          max-width: 34rem;
          margin-top: var(--space-3);
          color: var(--color-text-muted);
        }

        dl {
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 1fr));
          gap: var(--space-6) var(--space-5);
        }

        dl > div {
          display: flex;
          flex-direction: column-reverse;
          justify-content: flex-end;
        }

        dt {
          text-wrap: balance;
        }

        dd {
          color: var(--color-accent-text);
          font-size: var(--text-title-1);
          font-weight: var(--weight-semibold);
          letter-spacing: var(--tracking-display);
          line-height: 1.2;
          white-space: nowrap;
        }

        @media (--below-compact) {
          dd {
            font-size: var(--text-title-2);
          }
        }

        @media (--from-wide) {
          .grid {
            grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
            gap: var(--space-9);
            align-items: center;
          }

          dl {
            grid-template-columns: repeat(4, auto);
            justify-content: space-between;
          }

          dt {
            max-width: 9rem;
          }
        }
      `}</style>
    </section>
  );
}
