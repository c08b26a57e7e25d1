import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { subscriptionCall } from '@/lib/content/home';

export function SubscriptionCall() {
  const { title, text, action, second, features } = subscriptionCall;
  return (
    <Container>
      <section className="deep panel" aria-labelledby="subscription-title">
        <svg aria-hidden="true" viewBox="0 0 1200 480" preserveAspectRatio="xMaxYMax slice">
          <circle cx="1060" cy="420" r="420" />
          <circle className="two" cx="1060" cy="420" r="300" />
          <circle className="three" cx="1060" cy="420" r="180" />
        </svg>
        <div className="words">
          <h2 id="subscription-title">{title}</h2>
          <p>{text}</p>
          <div className="actions">
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
            <ButtonLink href={second.href} variant="quiet">
              {second.label}
            </ButtonLink>
          </div>
        </div>
        <ul>
          {features.map((feature) => (
            <li key={feature.label}>{feature.label}</li>
          ))}
        </ul>
      </section>
      <style jsx>{`
        .panel {
          position: relative;
          isolation: isolate;
          display: grid;
          grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
          align-items: center;
          gap: var(--space-7) var(--space-8);
          overflow: hidden;
          padding: clamp(2rem, 0.8rem + 5vw, 5rem) clamp(1.5rem, 0.6rem + 4vw, 4.5rem);
          border-radius: var(--radius-huge);
        }

        svg {
          position: absolute;
          z-index: -1;
          inset: 0;
          width: 100%;
          height: 100%;
        }

        circle {
          fill: var(--art-far);
        }

        .two {
          fill: var(--art-middle);
        }

        .three {
          fill: var(--art-near);
        }

        h2 {
          font-size: var(--text-title-1);
          letter-spacing: var(--tracking-display);
          line-height: 1.06;
        }

        p {
          max-width: 30rem;
          margin-top: var(--space-4);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        .actions {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-3);
          margin-top: var(--space-6);
        }

        ul {
          display: grid;
          gap: var(--space-3);
        }

        li {
          display: flex;
          align-items: center;
          gap: var(--space-3);
          padding: 0.875rem 1.25rem;
          border-radius: var(--radius-medium);
          background: var(--color-surface-raised);
          font-weight: var(--weight-medium);
          box-shadow: var(--shadow-high);
        }

        li:nth-child(even) {
          margin-left: clamp(0rem, 3vw, 2.5rem);
        }

        li:nth-child(odd) {
          margin-right: clamp(0rem, 3vw, 2.5rem);
        }

        li::before {
          flex: none;
          width: 0.4375rem;
          height: 0.75rem;
          margin: 0 0.25rem 0.1875rem;
          border: solid var(--color-accent-text);
          border-width: 0 2px 2px 0;
          rotate: 42deg;
          content: '';
        }

        @media (--below-wide) {
          .panel {
            grid-template-columns: minmax(0, 1fr);
          }
        }

        /* Under the filled button its words begin where that one does. */
        @media (--below-compact) {
          .actions > :global(a + a) {
            flex-basis: 100%;
            justify-content: start;
            margin-left: -1rem;
          }
        }

        @media print {
          svg {
            display: none;
          }
        }
      `}</style>
    </Container>
  );
}
