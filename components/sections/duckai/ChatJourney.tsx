import { Section } from '@/components/marketing/Section';
import { Mark } from '@/components/ui/icons/Mark';
import { chatJourney } from '@/lib/content/productPages/chat';

/** The same message twice: with everything it carries, and with what remains after it has passed through us. */
export function ChatJourney() {
  const { title, lead, before, after, kept } = chatJourney;
  return (
    <Section id="journey" title={title} lead={lead} tone="tint">
      <div className="steps level in-column">
        <div className="slip raised-panel">
          <h3 className="below-4">{before.title}</h3>
          <dl>
            {before.rows.map(({ term, value, stays }) => (
              <div key={term} className={stays ? 'stays' : 'goes'}>
                <dt className="muted">{term}</dt>
                <dd className="apart wrapping medium-weight">
                  {stays ? value : <s>{value}</s>}
                  {stays ? null : <span className="kept caption-text strong-weight danger-text">{kept}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="gate in-middle" aria-hidden="true">
          <span className="duck in-middle round-ends raised-ground">
            <Mark size="fill" />
          </span>
        </div>
        <div className="slip after raised-panel">
          <h3 className="below-4">{after.title}</h3>
          <dl>
            {after.rows.map(({ term, value }) => (
              <div key={term} className="stays">
                <dt className="muted">{term}</dt>
                <dd className="apart wrapping medium-weight">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="small-print above-4">{after.note}</p>
        </div>
      </div>
      <style jsx>{`
        .steps {
          grid-template-columns: minmax(0, 6fr) minmax(5rem, 2fr) minmax(0, 5fr);
        }

        .slip {
          padding: var(--space-6);
          box-shadow: var(--shadow-low);
        }

        dl > div {
          display: grid;
          grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
          gap: var(--space-3);
          padding-block: var(--space-3);
          border-top: 1px dashed var(--color-border);
        }

        dd {
          align-items: baseline;
          gap: var(--space-1) var(--space-3);
        }

        .goes s {
          color: var(--color-text-muted);
          text-decoration-color: var(--color-danger-text);
        }

        .gate {
          height: 100%;
          background: linear-gradient(var(--art-middle), var(--art-middle)) center / 100% 3px no-repeat;
        }

        .duck {
          width: 5.5rem;
          height: 5.5rem;
          padding: 1rem;
          border: 3px solid var(--art-middle);
        }

        p {
          padding-top: var(--space-4);
          border-top: 1px dashed var(--color-border);
        }

        @media (--below-wide) {
          .steps {
            grid-template-columns: minmax(0, 1fr);
          }

          .gate {
            height: 8rem;
            background-size: 3px 100%;
          }
        }

        @media (--below-compact) {
          .slip {
            padding: var(--space-5);
          }
        }
      `}</style>
    </Section>
  );
}
