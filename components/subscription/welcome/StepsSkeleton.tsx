import { Skeleton } from '@/components/ui/Skeleton';

const steps = ['address', 'devices'] as const;

/** Placeholder for the next steps, so that little moves when they arrive. */
export function StepsSkeleton() {
  return (
    <div className="steps">
      {steps.map((step) => (
        <div className="step" key={step}>
          <span className="number" />
          <div className="lines">
            <Skeleton width="medium" />
            <Skeleton />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
      <style jsx>{`
        .steps {
          display: grid;
          gap: var(--space-6);
          padding-top: var(--space-5);
          border-top: 1px solid var(--color-border);
        }

        .step {
          display: flex;
          gap: var(--space-4);
        }

        .number {
          flex: none;
          width: 2.25rem;
          height: 2.25rem;
          border-radius: var(--radius-round);
          background: var(--color-surface-tint-strong);
        }

        .lines {
          display: grid;
          flex: 1;
          gap: var(--space-2);
          padding-top: var(--space-2);
        }
      `}</style>
    </div>
  );
}
