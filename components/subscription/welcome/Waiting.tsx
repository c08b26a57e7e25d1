import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/Spinner';
import { welcomeWords } from '@/lib/content/account/welcome';
import { StepsSkeleton } from './StepsSkeleton';
import type { Arrival } from './usePurchaseConfirmation';

type Props = { status: Arrival['step']; children?: ReactNode };

/** The wait for the subscription; each stage is announced once to screen readers. */
export function Waiting({ status, children }: Props) {
  const { waiting, slow } = welcomeWords;
  const words = status === 'waiting' ? waiting.status : status === 'slow' ? slow.intro : '';
  return (
    <div className="waiting">
      {status === 'failed' ? null : (
        <div className="line">
          <Spinner size={32} />
          <p role="status" className={status === 'slow' ? 'spoken' : undefined}>
            {words}
          </p>
        </div>
      )}
      {children}
      {status === 'failed' ? null : <StepsSkeleton />}
      <style jsx>{`
        .waiting {
          display: grid;
          gap: var(--space-5);
        }

        .line {
          position: relative;
          display: flex;
          align-items: center;
          gap: var(--space-3);
          min-height: 3rem;
          color: var(--color-accent-text);
        }

        p {
          color: var(--color-text-muted);
        }

        /* The same sentence is below the heading. */
      `}</style>
    </div>
  );
}
