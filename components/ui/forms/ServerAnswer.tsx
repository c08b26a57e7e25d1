import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/Notice';

type Props = {
  /** What the server writes on `main` (server/http/answeredForm). */
  to: 'busy' | 'wrong' | 'failed' | 'received';
  title: string;
  children?: ReactNode;
};

/** What the page says when it is the answer to its own form, which the browser sent without a script. */
export function ServerAnswer({ to, title, children }: Props) {
  return (
    <div className={to}>
      <Notice tone={to === 'received' ? 'success' : 'danger'} title={title} silent>
        {children}
      </Notice>
      <style jsx>{`
        div {
          display: none;
          margin-bottom: var(--space-3);
        }

        :global(main[data-answer='form-busy']) .busy,
        :global(main[data-answer='form-wrong']) .wrong,
        :global(main[data-answer='form-failed']) .failed,
        :global(main[data-answer='form-received']) .received {
          display: block;
        }
      `}</style>
    </div>
  );
}
