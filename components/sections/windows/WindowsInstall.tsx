import { DownloadLink } from '@/components/marketing/DownloadLink';
import { Section } from '@/components/marketing/Section';
import { windowsInstall } from '@/lib/content/downloadPages/windows';

/** Four steps in a row, and the store as an alternative. */
export function WindowsInstall() {
  const { title, lead, steps, store } = windowsInstall;
  return (
    <Section id="install" title={title} lead={lead} tone="warm">
      <ol className="steps">
        {steps.map((step, index) => (
          <li key={step.title}>
            <span aria-hidden="true">{index + 1}</span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="store">
        <div>
          <h3>{store.title}</h3>
          <p>{store.text}</p>
        </div>
        <DownloadLink
          destination={{ target: 'windowsStore' }}
          page="windows"
          placement="store"
          event="windows"
          look="secondary"
        >
          {store.label}
        </DownloadLink>
      </div>
      <style jsx>{`
        .steps {
          display: grid;
          grid-template-columns: repeat(4, minmax(0, 1fr));
          gap: var(--space-6) var(--space-5);
        }

        .steps li {
          position: relative;
          padding-top: var(--space-5);
          border-top: 2px solid var(--color-accent);
        }

        .steps span {
          display: block;
          color: var(--color-accent-text);
          font-size: 3.5rem;
          font-weight: var(--weight-semibold);
          letter-spacing: var(--tracking-display);
          line-height: 1;
        }

        h3 {
          margin-block: var(--space-3) var(--space-2);
        }

        p {
          color: var(--color-text-muted);
        }

        .store {
          display: flex;
          flex-wrap: wrap;
          align-items: center;
          justify-content: space-between;
          gap: var(--space-4) var(--space-6);
          margin-top: var(--space-8);
          padding: var(--space-5) var(--card-padding) var(--card-padding);
          border-radius: var(--radius-large);
          background: var(--color-surface-raised);
        }

        .store div {
          flex: 1 1 22rem;
        }

        @media (--below-wide) {
          .steps {
            grid-template-columns: repeat(2, minmax(0, 1fr));
          }
        }

        @media (--below-narrow) {
          .steps {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </Section>
  );
}
