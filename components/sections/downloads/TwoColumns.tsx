import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container';

/** Two equal parts side by side, or one below the other where there is no room. */
export function TwoColumns({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'warm' }) {
  return (
    <div className={tone}>
      <Container>
        <div className="columns">{children}</div>
      </Container>
      <style jsx>{`
        .plain,
        .warm {
          padding-block: var(--space-section);
        }

        .warm {
          background: var(--color-surface-warm);
        }

        .columns {
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 1fr));
          gap: var(--space-8);
        }

        @media (--below-wide) {
          .columns {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </div>
  );
}
