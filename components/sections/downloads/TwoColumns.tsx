import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container';

/** Two equal parts side by side, or one below the other where there is no room. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <div className="band">
      <Container>
        <div className="two-columns columns">{children}</div>
      </Container>
      <style jsx>{`
        .columns {
          gap: var(--space-8);
        }
      `}</style>
    </div>
  );
}
