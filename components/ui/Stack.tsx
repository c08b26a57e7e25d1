import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  gap?: 'tight' | 'normal' | 'loose';
  /** `row` wraps when there is not enough room. */
  direction?: 'column' | 'row';
  align?: 'stretch' | 'start' | 'center';
};

/** Puts equal space between its children. */
export function Stack({ children, gap = 'normal', direction = 'column', align = 'stretch' }: Props) {
  return (
    <div className={`${gap} ${direction} ${align}`}>
      {children}
      <style jsx>{`
        div {
          display: flex;
        }

        .column {
          flex-direction: column;
        }

        .row {
          flex-flow: row wrap;
          align-items: center;
        }

        .tight {
          gap: var(--space-2);
        }

        .normal {
          gap: var(--space-4);
        }

        .loose {
          gap: var(--space-6);
        }

        .start {
          align-items: flex-start;
        }

        .center {
          align-items: center;
        }
      `}</style>
    </div>
  );
}
