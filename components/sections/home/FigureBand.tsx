import { Container } from '@/components/ui/Container';
import { homeFigures } from '@/lib/content/home/homeWords';

type Props = { title?: string; lead?: string };

export function FigureBand({ title = homeFigures.title, lead = homeFigures.lead }: Props) {
  return (
    <section className="band" aria-labelledby="figures-title">
      <Container>
        <div className="intro">
          <h2 className="section-title" id="figures-title">
            {title}
          </h2>
          <p>{lead}</p>
        </div>
        <dl>
          {homeFigures.items.map((item) => (
            <div key={item.label}>
              <dt>{item.label}</dt>
              <dd>{item.value.replaceAll('\u00a0', ' ')}</dd>
            </div>
          ))}
        </dl>
      </Container>
      <style jsx>{`
        .intro {
          display: grid;
          gap: var(--space-3);
          margin-bottom: var(--space-7);
        }

        h2 {
          line-height: 1.06;
        }

        .intro p {
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          text-wrap: balance;
        }

        dl {
          display: grid;
          grid-template-columns: repeat(3, minmax(0, 1fr));
          border-top: 1px solid var(--color-border);
        }

        dl :global(div) {
          display: flex;
          flex-direction: column-reverse;
          justify-content: flex-end;
          padding: var(--space-5) var(--space-4) var(--space-5) 0;
          border-bottom: 1px solid var(--color-border);
        }

        dl :global(dd) {
          font-size: min(clamp(1.875rem, 0.3rem + 3.9vw, 3.6rem), 12vw);
          font-weight: var(--weight-semibold);
          letter-spacing: -0.045em;
          word-spacing: 0.08em;
          line-height: 1.05;
          white-space: nowrap;
        }

        dl :global(dt) {
          margin-top: var(--space-2);
          color: var(--color-text-muted);
        }

        @media (--below-narrow) {
          dl {
            grid-template-columns: repeat(2, minmax(0, 1fr));
          }

          /* On a phone, a long figure may continue below, as in “3 Milliarden.” */
          dl :global(dd) {
            white-space: normal;
          }
        }

        @media (--large-text) {
          dl {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
