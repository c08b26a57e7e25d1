import { Section } from '@/components/marketing/Section';
import { mailLimits } from '@/lib/content/productPages/mail';

/** What has to be stored for forwarding to work, and what is not. */
export function MailLimits() {
  return (
    <Section id="kept" title={mailLimits.title} layout="side">
      <dl>
        {mailLimits.rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <style jsx>{`
        div {
          display: grid;
          grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
          gap: var(--space-1) var(--space-5);
          padding-block: var(--space-4);
          border-top: 1px solid var(--color-border);
        }

        dt {
          font-weight: var(--weight-semibold);
        }

        dd {
          margin: 0;
          color: var(--color-text-muted);
        }

        @media (--below-compact) {
          div {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </Section>
  );
}
