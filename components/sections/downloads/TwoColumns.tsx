import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container';

/** Two equal parts side by side, or one below the other where there is no room. */
export function TwoColumns({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'warm' }) {
  return (
    <div className={`band ${tone}`}>
      <Container>
        <div className="two-columns columns">{children}</div>
      </Container>
      <style jsx>{`
        .warm {
          background: var(--color-surface-warm);
        }

        .columns {
          gap: var(--space-8);
        }
      `}</style>
    </div>
  );
}
