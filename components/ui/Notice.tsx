import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/Icon';
import { toneStyles } from '@/components/ui/toneStyles';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

type Props = {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** Buttons or links that act on the message. */
  actions?: ReactNode;
  /** True when the notice came with the page: it is then read in its place and not announced. */
  silent?: boolean;
};

/** A message about what happened or what to know. `danger` interrupts a screen reader, the others wait for a pause. */
export function Notice({ tone = 'info', title, children, actions, silent = false }: Props) {
  const role = silent ? undefined : tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      className={`notice tone-${tone} side-by-side gap-3 medium-corners small-text forced-edge`}
      role={role}
    >
      <Icon name={tone} size={24} />
      <div className="body">
        {title ? <p className="strong-weight">{title}</p> : null}
        {children ? <div className="text">{children}</div> : null}
        {actions ? <div className="actions wrapping gap-2">{actions}</div> : null}
      </div>
      <style jsx global>
        {toneStyles}
      </style>
      <style jsx>{`
        .notice {
          padding: var(--space-4) clamp(var(--space-4), 3vw, var(--space-5));
          line-height: 1.5;
        }

        .body {
          flex: 1;
          min-width: 0;
          text-wrap: pretty;
        }

        .text {
          color: var(--color-text);
        }

        .text > :global(* + *) {
          margin-top: var(--space-2);
        }

        .actions {
          margin-top: var(--space-3);
          overflow-wrap: anywhere;
        }

        @media print {
          .notice {
            border: 1px solid currentColor;
          }
        }
      `}</style>
    </div>
  );
}
