import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/Skeleton';
import { Spinner } from '@/components/ui/Spinner';
import { welcomeWords } from '@/lib/content/account/welcome';
import type { Arrival } from './usePurchaseConfirmation';

type Props = { status: Arrival['step']; children?: ReactNode };

/** The wait for the subscription; each stage is announced once to screen readers. */
export function Waiting({ status, children }: Props) {
  const { waiting, slow } = welcomeWords;
  const words = status === 'waiting' ? waiting.status : status === 'slow' ? slow.intro : '';
  return (
    <div className="in-column gap-5">
      {status === 'failed' ? null : (
        <div className="line in-row gap-3 accent-text holder">
          <Spinner size={32} />
          {/* Where it is slow, the same sentence is below the heading. */}
          <p role="status" className={status === 'slow' ? 'spoken' : 'muted'}>
            {words}
          </p>
        </div>
      )}
      {children}
      {status === 'failed' ? null : <StepsSkeleton />}
      <style jsx>{`
        .line {
          min-height: 3rem;
        }
      `}</style>
    </div>
  );
}

const steps = ['address', 'devices'] as const;

/** Placeholder for the next steps, so that little moves when they arrive. */
function StepsSkeleton() {
  return (
    <div className="steps in-column gap-6 line-above">
      {steps.map((step) => (
        <div className="side-by-side gap-4" key={step}>
          <span className="number round-ends own-size strong-tint" />
          <div className="lines in-column gap-2">
            <Skeleton width="medium" />
            <Skeleton />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
      <style jsx>{`
        .steps {
          padding-top: var(--space-5);
        }

        .number {
          width: 2.25rem;
          height: 2.25rem;
        }

        .lines {
          flex: 1;
          padding-top: var(--space-2);
        }
      `}</style>
    </div>
  );
}
