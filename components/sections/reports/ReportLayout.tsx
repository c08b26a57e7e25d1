import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container';

/** A form beside what belongs to it, both on a band of sand. */
export function ReportLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="band">
      <Container>
        <div className="columns">
          <div className="aside">{aside}</div>
          <div>{children}</div>
        </div>
      </Container>
      <style jsx>{`
        .band {
          padding-block: clamp(2rem, 0.5rem + 5vw, 5rem) var(--space-section);
          background: linear-gradient(var(--color-surface), var(--color-surface-warm) 30rem);
        }

        .columns {
          display: grid;
          grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
          align-items: start;
          gap: var(--space-7) var(--space-9);
        }

        .aside {
          display: grid;
          gap: var(--space-6);
        }

        @media (max-width: 56rem) {
          .columns {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </div>
  );
}
