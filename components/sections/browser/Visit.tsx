import { Section } from '@/components/marketing/Section';
import { BrowserScreen } from '@/components/marketing/screens/BrowserScreen';
import { visit } from '@/lib/content/downloadPages/browserPage';

/** The moments of a visit along a line: what usually happens beside what happens here. */
export function Visit() {
  return (
    <Section id="visit" title={visit.title}>
      <div className="screen">
        <BrowserScreen />
      </div>
      <ol className="moments">
        {visit.moments.map((moment) => (
          <li className="two-columns holder" key={moment.id} id={moment.id}>
            <p className="eyebrow">{moment.when}</p>
            <div>
              <h3 className="medium-title">{moment.title}</h3>
              <dl className="two-columns above-4">
                <div>
                  <dt className="muted caption-text">{visit.usual}</dt>
                  <dd className="muted">{moment.usual}</dd>
                </div>
                <div>
                  <dt className="muted caption-text">{visit.ours}</dt>
                  <dd>{moment.ours}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ol>

      <style jsx>{`
        .screen {
          margin-bottom: var(--space-9);
        }

        li {
          --first: 11rem;
          --second: 1fr;
          gap: var(--space-3) var(--space-8);
          padding-bottom: var(--space-8);
        }

        li::before {
          position: absolute;
          top: 0.5rem;
          left: 12.5rem;
          width: 1rem;
          height: 1rem;
          border: 3px solid var(--color-accent);
          border-radius: 50%;
          background: var(--color-surface);
          content: '';
        }

        li:not(:last-child)::after {
          position: absolute;
          top: 1.75rem;
          bottom: -0.25rem;
          left: calc(13rem - 1px);
          width: 2px;
          background: var(--color-border);
          content: '';
        }

        li > div {
          padding-left: var(--space-4);
        }

        dl {
          --first: 2fr;
          --second: 3fr;
          gap: var(--space-4) var(--space-6);
        }

        @media (--below-wide) {
          li {
            padding-left: var(--space-6);
          }

          li::before {
            left: 0;
          }

          li:not(:last-child)::after {
            left: calc(0.5rem - 1px);
          }

          li > div {
            padding-left: 0;
          }
        }
      `}</style>
    </Section>
  );
}
