import type { ReactNode } from 'react';
import { Facts } from '@/components/marketing/Facts';
import { Disclosure } from '@/components/ui/Disclosure';

/** Two equal parts side by side, or one below the other where there is no room. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <div className="band">
      <div className="page-column">
        <div className="two-columns columns">{children}</div>
      </div>
      <style jsx>{`
        .columns {
          gap: var(--space-8);
        }
      `}</style>
    </div>
  );
}

type RequirementsProps = { title: string; rows: readonly { term: string; text: string }[] };

export function Requirements({ title, rows }: RequirementsProps) {
  return (
    <div id="requirements">
      <h2 className="below-4">{title}</h2>
      <Facts rows={rows} />
    </div>
  );
}

type TroublesProps = { title: string; items: readonly { id: string; title: string; text: string }[] };

/** Problems that can occur during an installation. Each expands on a press or by its fragment, without a script. */
export function Troubles({ title, items }: TroublesProps) {
  return (
    <div>
      <h2 className="below-4">{title}</h2>
      <div className="line-below">
        {items.map((item) => (
          <Disclosure key={item.id} {...item} />
        ))}
      </div>
    </div>
  );
}
